/** What `check` reads: rule files, a directive a line, and stored conversations. Each turn with where it stands. */
import { fieldOf } from "../../base/index.js";
import { linesOf, type Message, notesOn, parseMessages, userTurns } from "./messages.js";
import { type Position, Positions, unitOffset } from "./positions.js";
import { Refusal } from "./refusal.js";
import { textOffsets } from "./text-places.js";

/** Where a comment begins, which ends a line or is all of it. A `#` inside of a word, as in `C#`, begins none. */
const COMMENT = /(?<=^|\s)#/;

/** Blanks, tabs and carriage returns alone: a character that no editor shows would be part of the turn that somebody steps. */
const INDENT = /^[ \t]+/;
const BLANK_END = /(?<![ \t\r])[ \t\r]+$/;

/** A turn of a file. */
export interface FileTurn {
  readonly text: string;
  /** Where a UTF-16 unit of the turn stands in the file. */
  readonly positionOf: (unit: number) => Position;
}

/** The turns of a file, and whether each of them is meant to be a directive. */
export interface TurnFile {
  readonly turns: readonly FileTurn[];
  readonly areRules: boolean;
  /** What was left out of it, and what may be a mistake. */
  readonly notes: readonly string[];
}

/** Reads the text of a file; `name` is what the user calls it. @throws {Refusal} when it looks like messages and holds none. */
export function readTurns(text: string, name: string): TurnFile {
  return /^\s*[[{]/.test(text) ? readConversation(text, name) : { turns: ruleTurns(text), areRules: true, notes: [] };
}

/** Lines that are neither blank nor comments. Blanks and tabs around a line, and a comment behind it, are not part of it. */
function ruleTurns(text: string): readonly FileTurn[] {
  return [...linesOf(text)].flatMap(({ text: line, number }): FileTurn[] => {
    const rule = withoutComment(line).replace(INDENT, "").replace(BLANK_END, "");
    if (rule.trim() === "") return [];
    const column = line.indexOf(rule) + 1;
    return [{ text: rule, positionOf: (unit) => ({ line: number, column: column + unit }) }];
  });
}

function withoutComment(line: string): string {
  const comment = COMMENT.exec(line);
  return comment === null ? line : line.slice(0, comment.index);
}

function readConversation(text: string, name: string): TurnFile {
  const messages = parseMessages(text, name);
  for (const [index, message] of messages.entries()) requireTurn(message, index, name);
  const [positions, offsets] = [new Positions(text), textOffsets(text, messages)];
  const turns = messages.flatMap((message, index): FileTurn[] => {
    const [content] = userTurns([message]).turns;
    if (content === undefined) return [];
    const start = offsets[index] ?? 0;
    return [{ text: content, positionOf: (unit) => positions.at(unitOffset(text, start, unit)) }];
  });
  return { turns, areRules: false, notes: notesOn(userTurns(messages), name) };
}

/** Refuses what has no turn in it by its shape: nothing would be found in it, as if all were well. */
function requireTurn(message: Message, index: number, name: string): void {
  // A call of a tool may stand in a message without content.
  const needed =
    fieldOf(message, "role") === "assistant" || Object.hasOwn(message, "parts") ? ["role"] : ["role", "content"];
  const lacking = needed.filter((field) => !Object.hasOwn(message, field));
  if (lacking.length === 0) return;
  const [fields, keys] = [lacking.join(" and no "), Object.keys(message).join(", ")];
  throw new Refusal(
    `Message ${index + 1} of '${name}' has no ${fields}${keys === "" ? "" : `, but ${keys}`}. ` +
      'Give a rule file, with a directive a line, or messages: a JSON array of {"role", "content"} objects, or one such object a line.',
  );
}
