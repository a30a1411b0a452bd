/** Stored conversations: a JSON array of messages, or JSON lines with a message each. */
import { fieldOf, typeName } from "../../base/index.js";
import { type SkippedMessage, textMessages } from "../../index.js";
import { Refusal, reasonOf } from "./refusal.js";

/** A message that was stored: an object, whatever it holds. */
export type Message = object;

/** The user's turns, and the messages that may be meant as some and are none. */
export interface UserTurns {
  readonly turns: readonly string[];
  readonly skipped: readonly SkippedMessage[];
}

/** The messages in a text; `name` is what the user calls it. @throws {Refusal} when it holds something else. */
export function parseMessages(text: string, name: string): readonly Message[] {
  return text.trimStart().startsWith("[") ? parseArray(text, name) : parseLines(text, name);
}

/** The turns of the user messages among them, each of one text: its content, or that of its parts, as chat libraries keep them. */
export function userTurns(messages: readonly Message[]): UserTurns {
  const kept = textMessages(messages);
  const turns = kept.messages.filter(({ role }) => role === "user").map(({ content }) => content);
  // What the others say is no turn, with text or without.
  const isMeant = ({ index, reason }: SkippedMessage) =>
    reason === "no_role" || fieldOf(messages[index] ?? {}, "role") === "user";
  return { turns, skipped: kept.skipped.filter(isMeant) };
}

/** So many messages are told of by their number. */
const NAMED = 5;

/** What was left out of a file, and what may be a mistake. */
export function notesOn({ turns, skipped }: UserTurns, name: string): string[] {
  const named = skipped.slice(0, NAMED).map(({ index, reason }) => `${index + 1} (${reason.replace("_", " ")})`);
  const more = skipped.length > NAMED ? [`${skipped.length - NAMED} more`] : [];
  const count = skipped.length === 1 ? "1 message" : `${skipped.length} messages`;
  return [
    ...(skipped.length > 0
      ? [
          `skipped ${count} of '${name}': ${[...named, ...more].join(", ")}. A turn has one text, as content or in parts.`,
        ]
      : []),
    ...(turns.length === 0 ? [`'${name}' holds no turn: no message has the role "user" and one text.`] : []),
  ];
}

function parseArray(text: string, name: string): Message[] {
  const entries: unknown = parseJson(text, `'${name}'`);
  if (!Array.isArray(entries)) throw new Refusal(`'${name}' is not a JSON array. ${FORMAT}`);
  return entries.map((entry: unknown, index) => requireMessage(entry, `Entry ${index + 1} of '${name}'`));
}

function parseLines(text: string, name: string): Message[] {
  return [...linesOf(text)].map(({ text: line, number }) => {
    const place = `Line ${number} of '${name}'`;
    return requireMessage(parseJson(line, place), place);
  });
}

/** The lines of a text that are not blank, numbered from 1. */
export function* linesOf(text: string): Generator<{ readonly text: string; readonly number: number }> {
  for (let [start, number] = [0, 1]; start <= text.length; number += 1) {
    const feed = text.indexOf("\n", start);
    const end = feed < 0 ? text.length : feed;
    const line = text.slice(start, end);
    if (line.trim() !== "") yield { text: line, number };
    start = end + 1;
  }
}

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${place} is not JSON (${reasonOf(error)}). ${FORMAT}`);
  }
}

function requireMessage(entry: unknown, place: string): Message {
  if (typeof entry === "object" && entry !== null && !Array.isArray(entry)) return entry;
  throw new Refusal(`${place} is ${typeName(entry)}, not an object. ${FORMAT}`);
}

const FORMAT = 'Give a JSON array of {"role", "content"} objects, or one such object a line.';
