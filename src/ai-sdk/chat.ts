/** A conversation behind `useChat`: one request of the client is one turn, told as a UI message stream. */
import type { Conversation, Listener } from "../conversation/index.js";
import type { ChatChunk } from "./chat-chunks.js";
import { Teller } from "./chat-teller.js";
import { answeredCalls, callsBefore, takeMessages } from "./chat-turn.js";
import type { AiMessage } from "./messages.js";
import { responseOf } from "./stream.js";

/** What a chat is given beside the messages. */
export interface ChatOptions {
  /** Opens the conversation with this listener as `on`. */
  readonly open: (on: Listener) => Promise<Conversation>;
  /** What the client is told of an error that was thrown, and where it is logged. Without one it is told that one occurred. */
  readonly onError?: (error: unknown) => string;
}

/**
 * Takes what the client has sent: the user's last message, once however often it is sent, or their yes and no to calls that wait;
 * nothing else of the messages is read. The stream is for `createUIMessageStreamResponse`. Who cancels it interrupts the turn.
 */
export function chatStream(messages: readonly AiMessage[], options: ChatOptions): ReadableStream<ChatChunk> {
  const { open, onError = () => "An error occurred." } = options;
  const gone = new AbortController();
  const take = async (teller: Teller): Promise<void> => {
    try {
      const conversation = await open(teller.hear);
      if (gone.signal.aborted) return;
      const outcome = await takeMessages(conversation, messages, gone.signal);
      teller.end(outcome, conversation, answeredCalls(messages));
    } catch (error) {
      teller.fail(onError(error));
    }
  };
  return new ReadableStream<ChatChunk>({
    start(controller) {
      const send = (chunk: ChatChunk) => {
        if (!gone.signal.aborted) controller.enqueue(chunk);
      };
      // What is thrown is a chunk of the stream, save for what `onError` throws.
      take(new Teller(send, callsBefore(messages))).then(
        () => gone.signal.aborted || controller.close(),
        (error: unknown) => controller.error(error),
      );
    },
    cancel() {
      gone.abort();
    },
  });
}

/** The same as the response that `useChat` reads. */
export function chatResponse(messages: readonly AiMessage[], options: ChatOptions): Response {
  return responseOf(chatStream(messages, options));
}
