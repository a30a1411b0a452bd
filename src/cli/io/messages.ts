/** Stored conversations: a JSON array of messages, or JSON lines with a message each. */
import { fieldOf, typeName } from "../../base/index.js";
import { textMessages } from "../../index.js";
import { Refusal, reasonOf } from "./refusal.js";

/** A message that was stored: an object, whatever it holds. */
export type Message = object;

/** The user's turns, and how many user messages have no text to step. */
export interface UserTurns {
  readonly turns: readonly string[];
  readonly skipped: number;
}

/** The messages in a text; `name` is what the user calls it. @throws {Refusal} when it holds something else. */
export function parseMessages(text: string, name: string): readonly Message[] {
  return text.trimStart().startsWith("[") ? parseArray(text, name) : parseLines(text, name);
}

/** The turns of the user messages among them, each of one text: its content, or that of its parts, as chat libraries keep them. */
export function userTurns(messages: readonly Message[]): UserTurns {
  const kept = textMessages(messages);
  const turns = kept.messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const skipped = kept.skipped.filter(({ index }) => fieldOf(messages[index] ?? {}, "role") === "user").length;
  return { turns, skipped };
}

/** What was left out of a file, and what may be a mistake. */
export function notesOn({ turns, skipped }: UserTurns, name: string): string[] {
  const without = skipped === 1 ? "1 user message" : `${skipped} user messages`;
  return [
    ...(skipped > 0
      ? [`skipped ${without} of '${name}' without one text: a turn is one, in a content or its parts.`]
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
