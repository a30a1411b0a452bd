/** Exchanges of a conversation as turns that a compaction reads, and the way back to messages. */
import { isBlank, TextMap } from "../../base/index.js";
import type { Turn } from "../../compaction/index.js";
import type { Exchange } from "../../context/index.js";
import {
  type AssistantPart,
  type Message,
  type PastExchange,
  type ResultOutput,
  type ResultPart,
  shorterOutput,
  textOfOutput,
} from "../index.js";

/** Exchanges as turns: one of each message, and one of each result. */
export interface Readable {
  readonly exchanges: readonly Exchange<Turn>[];
  /** A turn as a message by itself. A result that the compaction has made shorter says of itself what it said: a failure stays one. */
  messageOf(turn: Turn): Message;
  /** The messages of an exchange: the results of a reply are one. */
  messagesOf(exchange: Exchange<Turn>): readonly Message[];
}

interface Known {
  readonly turn: Omit<Turn, "id">;
  toMessage(content: string, id: number): Message;
}

/**
 * The numbers of the turns of an entry begin at so many times its sequence, so that a turn has the same number however long the
 * conversation becomes, and whatever a host takes out of it. Those of a reply with more calls than that go on behind it.
 */
const NUMBERS = 100;

/** Numbers the turns. */
export function readable(exchanges: readonly PastExchange[]): Readable {
  const known = new Map<number, Known>();
  let last = -1;
  const read = exchanges.map(({ id, kind, sequence, messages }) => {
    const inputs = inputsOf(messages);
    // A reply has no turn of the user before it in its entry, as a question about one has. The numbers are in epochs that are kept.
    const first = sequence * NUMBERS + (kind === "user" ? 0 : 1);
    const turns = messages
      .flatMap((message) => knownOf(message, inputs))
      .map((each): Turn => {
        last = Math.max(last + 1, first);
        known.set(last, each);
        return { id: last, ...each.turn };
      });
    return { id, kind, messages: turns };
  });
  const messageOf = ({ id, content }: Turn): Message => {
    const found = known.get(id);
    if (found === undefined) throw new Error("A turn of another conversation.");
    return found.toMessage(content, id);
  };
  return { exchanges: read, messageOf, messagesOf: ({ messages }) => joined(messages.map(messageOf)) };
}

/** The arguments of the calls, as text. */
function inputsOf(messages: readonly Message[]): TextMap<string> {
  const parts = messages.flatMap(({ role, content }) => (role === "assistant" ? content : []));
  return new TextMap(
    parts.flatMap((part) => (part.type === "tool-call" ? [[part.toolCallId, JSON.stringify(part.input)]] : [])),
  );
}

function knownOf(message: Message, inputs: TextMap<string>): readonly Known[] {
  switch (message.role) {
    case "system":
      return [];
    case "user":
      return [{ turn: { role: "user", content: textOf(message.content) }, toMessage: () => message }];
    case "assistant": {
      const parts = message.content.flatMap(unsigned);
      const call = parts.findLastIndex(({ type }) => type === "tool-call");
      // Some models want the reasoning that led to a call with it, and no other.
      const content = parts.filter(({ type }, at) => type !== "reasoning" || at < call);
      const said: Message = { role: "assistant", content };
      return content.length === 0
        ? []
        : [{ turn: { role: "assistant", content: textOf(content) }, toMessage: () => said }];
    }
    case "tool":
      return message.content.flatMap((part) => (part.type === "tool-result" ? [knownResult(part, inputs)] : []));
  }
}

/** What a model has signed is whole or gone: of an old reply, its texts, its calls that were run here and what nobody has signed are kept. */
function unsigned(part: AssistantPart): readonly AssistantPart[] {
  if (part.type === "reasoning") return part.providerOptions === undefined ? [part] : [];
  // A blank text was sent for what it was signed with.
  if (part.type === "text") return isBlank(part.text) ? [] : [{ type: "text", text: part.text }];
  if (part.type !== "tool-call" || part.providerExecuted === true) return [];
  const { type, toolCallId, toolName, input } = part;
  return [{ type, toolCallId, toolName, input }];
}

function knownResult(part: ResultPart, inputs: TextMap<string>): Known {
  const { type, toolCallId, toolName, output } = part;
  const [content, args, status] = [textOfOutput(output), inputs.get(toolCallId), statusOf(output)];
  const tool = {
    name: toolName,
    ...(args === null ? {} : { arguments: args }),
    ...(status === null ? {} : { status }),
  };
  return {
    turn: { role: "tool", content, tool },
    toMessage(text, id) {
      // A stub says where its original is.
      const told = text === content ? output : shorterOutput(output, `${text}\n[${id}]`);
      return { role: "tool", content: [{ type, toolCallId, toolName, output: told }] };
    },
  };
}

/** What is told of a call that has not done what it was for; null of one that has. */
function statusOf({ type }: ResultOutput): string | null {
  switch (type) {
    case "text":
    case "json":
    case "content":
      return null;
    case "error-text":
    case "error-json":
      return "failed";
    case "execution-denied":
      return "denied";
  }
}

function textOf(parts: readonly { readonly type: string; readonly text?: string }[]): string {
  return parts.flatMap(({ type, text }) => (type === "text" && text !== undefined ? [text] : [])).join("\n");
}

/** Results behind each other are one message: each call has its result in the next one. */
function joined(messages: readonly Message[]): readonly Message[] {
  const made: Message[] = [];
  for (const message of messages) {
    const last = made.at(-1);
    if (message.role === "tool" && last?.role === "tool")
      made[made.length - 1] = { role: "tool", content: [...last.content, ...message.content] };
    else made.push(message);
  }
  return made;
}
