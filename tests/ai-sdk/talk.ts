/** A conversation with a route, as `useChat` has it. */
import {
  convertToModelMessages,
  parseJsonEventStream,
  readUIMessageStream,
  stepCountIs,
  streamText,
  type UIMessage,
  type UIMessageChunk,
  uiMessageChunkSchema,
  wrapLanguageModel,
} from "ai";
import type { MockLanguageModelV3 } from "ai/test";
import { rulesFor, type ToolRecord } from "../../src/ai-sdk/index.js";
import type { Host } from "../../src/host/index.js";
import { KEY } from "../host/talk.js";

/** A message of the user. */
export function user(id: string, ...texts: readonly string[]): UIMessage {
  return { id, role: "user", parts: texts.map((text) => ({ type: "text", text })) };
}

/** What a route needs beside the request. */
export interface Route {
  readonly host: Host;
  readonly model: MockLanguageModelV3;
  readonly tools?: Parameters<typeof streamText>[0]["tools"] & ToolRecord;
}

/** The route of the page: it steps, and streams what comes of it. */
export async function post({ host, model, tools = {} }: Route, messages: readonly UIMessage[]): Promise<Response> {
  const rules = rulesFor({ host, ...KEY });
  const step = await rules.step(messages);
  if (step.kind === "answered") return step.toUIMessageStreamResponse();
  const result = streamText({
    model: wrapLanguageModel({ model, middleware: rules.middleware }),
    messages: await convertToModelMessages(step.messages),
    tools: await rules.guardTools(tools),
    prepareStep: rules.prepareStep(tools),
    stopWhen: stepCountIs(3),
  });
  return result.toUIMessageStreamResponse();
}

/** The message that a client makes of a response. */
export async function received(response: Response, id: string): Promise<UIMessage> {
  const stream = parseJsonEventStream<UIMessageChunk>({
    stream: response.body ?? new ReadableStream(),
    schema: uiMessageChunkSchema(),
  }).pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        if (!chunk.success) throw chunk.error;
        controller.enqueue(chunk.value);
      },
    }),
  );
  let last: UIMessage = { id, role: "assistant", parts: [] };
  for await (const message of readUIMessageStream({ stream, message: last })) last = message;
  return { ...last, id };
}

/** A client, who sends all messages each time. */
export class Client {
  messages: UIMessage[] = [];
  readonly route: Route;

  constructor(route: Route) {
    this.route = route;
  }

  /** Sends a text; answers what is shown for it. */
  async send(text: string, id = `m${this.messages.length + 1}`): Promise<string> {
    this.messages = [...this.messages, user(id, text)];
    return this.resend();
  }

  /** Sends the last message of the user again, without what came after it. */
  async resend(): Promise<string> {
    const at = this.messages.findLastIndex(({ role }) => role === "user");
    this.messages = this.messages.slice(0, at + 1);
    const answer = await received(await post(this.route, this.messages), `a${this.messages.length}`);
    this.messages = [...this.messages, answer];
    return shownIn(answer);
  }
}

/** The texts of a message. */
export function shownIn({ parts }: UIMessage): string {
  return parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
}
