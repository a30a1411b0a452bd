/** What of a request's messages is the user's turn. Nothing else in them is ever read as one: no tool's result, no model's words. */
import { readReply } from "../acquisition/index.js";
import { type HostTurn, historyFor } from "../host/index.js";
import { fieldOf, type Mark, readMark } from "./mark.js";

/** A message as the SDK has it: of the UI, with `parts`, or of a model call, with `content`. */
export interface AiMessage {
  readonly role: string;
  readonly id?: string | undefined;
  readonly parts?: readonly unknown[];
  readonly content?: unknown;
}

/** What a host is told of the user's last message. */
export type Said = Pick<HostTurn, "turn" | "history" | "text" | "answering">;

/** The last message of the user, with what the host needs to take it once; null where there is none. */
export function lastSaid(messages: readonly AiMessage[]): Said | null {
  const at = messages.findLastIndex(isUser);
  const last = messages[at];
  if (last === undefined) return null;
  const before = messages.slice(0, at);
  const text = textOf(last);
  return {
    // A message without an id is told from others by all that was said before it.
    ...(last.id ? { turn: last.id } : { history: before.filter(isUser).map(textOf) }),
    text,
    // A new message is none, whatever was asked.
    answering: readReply(text) === null ? undefined : questionIn(before.at(-1)),
  };
}

/** The messages for the model, without what the host settled by itself. */
export function forModel<M extends AiMessage>(messages: readonly M[]): M[] {
  return [...historyFor(messages, (message) => markIn(message)?.settled ?? null)];
}

function isUser({ role }: AiMessage): boolean {
  return role === "user";
}

/**
 * What the user typed, to the byte: the one text of the message, whatever else stands beside it. Of two texts it cannot be told which
 * was typed, and put together they might say what neither does: such a message is taken as an empty one, which is no directive and no answer.
 */
function textOf(message: AiMessage): string {
  const texts = partsOf(message).filter((part) => fieldOf(part, "type") === "text");
  const text = typeof message.content === "string" ? message.content : fieldOf(texts[0], "text");
  return texts.length <= 1 && typeof text === "string" ? text : "";
}

function partsOf({ parts, content }: AiMessage): readonly unknown[] {
  return parts ?? (Array.isArray(content) ? content : []);
}

/** The question that a message shows. */
function questionIn(message: AiMessage | undefined): number | undefined {
  return message === undefined ? undefined : markIn(message)?.question;
}

function markIn(message: AiMessage): Mark | null {
  for (const part of partsOf(message)) {
    const mark = readMark(part);
    if (mark !== null) return mark;
  }
  return null;
}
