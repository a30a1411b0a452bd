/** What of a request's messages is the user's turn. Nothing else in them is ever read as one: no tool's result, no model's words. */
import { readReply } from "../acquisition/index.js";
import { fieldOf } from "../base/index.js";
import type { Mark } from "./mark.js";
import type { ChatMessage } from "./page.js";
import type { HostTurn } from "./request.js";

/** A message as an adapter has read it. */
export interface Spoken extends ChatMessage {
  readonly id?: string | undefined;
  /** What the host wrote by itself, if it did. */
  readonly mark: Mark | null;
}

/** What a host is told of the user's last message. */
export type Said = Pick<HostTurn, "turn" | "history" | "text" | "answering">;

/** The last message of the user, with what the host needs to take it once; null where there is none. */
export function lastSaid(messages: readonly Spoken[]): Said | null {
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
    answering: readReply(text) === null ? undefined : shownBefore(before),
  };
}

/**
 * The question that stands on the screen of whoever sends these messages: in what was said to the user last, in however many messages. Null
 * where there is none, so that a reply to the model is none to a question of another screen; undefined where nothing came but the reply.
 */
function shownBefore(before: readonly Spoken[]): number | null | undefined {
  const last = before.findLastIndex(({ role }) => role === "assistant");
  if (last < 0) return before.some(isUser) ? null : undefined;
  const first = before.findLastIndex((message, at) => at < last && isUser(message)) + 1;
  return before.slice(first, last + 1).findLast(({ mark }) => mark?.question !== undefined)?.mark?.question ?? null;
}

function isUser({ role }: Spoken): boolean {
  return role === "user";
}

/**
 * What the user typed, to the byte: the one text of the message, whatever else stands beside it. Of two texts it cannot be told which
 * was typed, and put together they might say what neither does: such a message is taken as an empty one, which is no directive and no answer.
 */
function textOf({ content }: Spoken): string {
  if (typeof content === "string") return content;
  const texts = partsOf(content).filter((part) => fieldOf(part, "type") === "text");
  const text = fieldOf(texts[0], "text");
  return texts.length === 1 && typeof text === "string" ? text : "";
}

/** The parts of a content that is in parts. */
function partsOf(content: unknown): readonly unknown[] {
  return Array.isArray(content) ? content : [];
}
