/** Messages of chat libraries, whose texts stand in parts, as a transcript has them. */
import { messageObjects } from "../base/index.js";

/** A message with one text. */
export interface TextMessage {
  readonly role: string;
  readonly content: string;
}

/** A message that was left out: where it stood, and why. */
export interface SkippedMessage {
  readonly index: number;
  /** Its role is no string; it has no text; or it has several texts, of which nobody can tell whether they are one turn. */
  readonly reason: "no_role" | "no_text" | "several_texts";
}

/**
 * The messages that have exactly one text, in the form that a transcript counts. A text is a string `content`, or a part of
 * type `text`, `input_text` or `output_text` in a list `content` (AI SDK model messages, OpenAI) or `parts` (AI SDK UI
 * messages). Parts of other types have no say. Nothing is joined: what has several texts, or none, is left out and told.
 *
 * @throws {TypeError} when the messages are no array or one of them is no object.
 */
export function textMessages(messages: readonly unknown[]): {
  readonly messages: readonly TextMessage[];
  readonly skipped: readonly SkippedMessage[];
} {
  const kept: TextMessage[] = [];
  const skipped: SkippedMessage[] = [];
  for (const [index, message] of messageObjects(messages).entries()) {
    const { role, content, parts }: { role?: unknown; content?: unknown; parts?: unknown } = message;
    const [text, ...more] = textsOf(content, parts);
    if (typeof role !== "string") skipped.push({ index, reason: "no_role" });
    else if (text === undefined) skipped.push({ index, reason: "no_text" });
    else if (more.length > 0) skipped.push({ index, reason: "several_texts" });
    else kept.push({ role, content: text });
  }
  return { messages: kept, skipped };
}

function textsOf(content: unknown, parts: unknown): string[] {
  if (typeof content === "string") return [content];
  const list: unknown = Array.isArray(content) ? content : parts;
  return Array.isArray(list) ? list.flatMap(textOf) : [];
}

const TEXTS: readonly unknown[] = ["text", "input_text", "output_text"];

function textOf(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const { type, text }: { type?: unknown; text?: unknown } = part;
  return TEXTS.includes(type) && typeof text === "string" ? [text] : [];
}
