/** A client as `useChat` is one: the SDK's own chat and transport, in memory, over a route. */
import {
  AbstractChat,
  type ChatState,
  type ChatStatus,
  DefaultChatTransport,
  lastAssistantMessageIsCompleteWithApprovalResponses,
  type UIMessage,
} from "ai";

class MemoryState implements ChatState<UIMessage> {
  status: ChatStatus = "ready";
  error: Error | undefined = undefined;
  messages: UIMessage[] = [];

  pushMessage = (message: UIMessage) => {
    this.messages = [...this.messages, message];
  };

  popMessage = () => {
    this.messages = this.messages.slice(0, -1);
  };

  replaceMessage = (index: number, message: UIMessage) => {
    this.messages = this.messages.with(index, message);
  };

  snapshot = <T>(thing: T): T => structuredClone(thing);
}

/** The route of a chat, and how a request of it ended. */
export type Route = (messages: UIMessage[]) => Response;

export class ChatClient extends AbstractChat<UIMessage> {
  /** The tools whose calls the page was given to run. */
  readonly toRun: readonly string[];

  constructor(route: Route, messages: readonly UIMessage[] = []) {
    const state = new MemoryState();
    state.messages = [...messages];
    const fetch = async (_url: unknown, init?: RequestInit): Promise<Response> => {
      const { messages: sent }: { messages: UIMessage[] } = JSON.parse(String(init?.body));
      return aborting(route(sent), init?.signal ?? null);
    };
    const toRun: string[] = [];
    super({
      id: "c",
      state,
      onToolCall: ({ toolCall }) => void toRun.push(toolCall.toolName),
      transport: new DefaultChatTransport({ api: "http://host/chat", fetch }),
      sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithApprovalResponses,
    });
    this.toRun = toRun;
  }

  /** Sends a text; answers the texts of the message that comes of it. */
  async says(text: string): Promise<string> {
    await this.sendMessage({ text });
    return this.shown;
  }

  /** The texts of the last message. */
  get shown(): string {
    return this.parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
  }

  get parts(): UIMessage["parts"] {
    return this.messages.at(-1)?.parts ?? [];
  }
}

/** The body of a response ends where its request is aborted, as that of a real one does. */
function aborting(response: Response, signal: AbortSignal | null): Response {
  const reader = response.body?.getReader();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal?.addEventListener("abort", () => {
        void reader?.cancel();
        controller.error(signal.reason);
      });
    },
    async pull(controller) {
      const next = await reader?.read();
      if (signal?.aborted === true) return;
      if (next?.value === undefined) controller.close();
      else controller.enqueue(next.value);
    },
  });
  return new Response(body, { headers: response.headers });
}
