/** The text that the grammar of phrasings reads: one sentence, in single spaces, beside its lower case. */
import { collapse, LINE_END, trim } from "../base/index.js";
import { respelled } from "./spelling.js";

/** A text beside its copy in lower case with straight quotes and hyphens for dashes. Both have the same length, so that a place in one is a place in both. */
export interface Prepared {
  readonly text: string;
  readonly lower: string;
}

/** A longer text says more than what it wishes, and the bound keeps the cost of reading small. In UTF-16 units. */
export const LONGEST = 600;

/** A text whose lower case has another length is read as it is. */
export function prepared(text: string): Prepared {
  const lower = text.toLowerCase();
  const read = lower.length === text.length ? lower : text;
  const straight = read
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2013\u2014]/g, "-");
  return respelled(text, straight);
}

/** Two asterisks, save inside of a word, which would be another one without them. */
const EMPHASIS = /(?<![\p{L}\p{N}])\*\*|\*\*(?![\p{L}\p{N}])/gu;

/** The lines of a text in single spaces, without the marks of emphasis, none of them empty. None where the text is too long. */
export function linesOf(text: string): string[] {
  if (text.length > LONGEST) return [];
  const lines = text.split(LINE_END).map((line) => trim(collapse(line.replace(EMPHASIS, ""))));
  return lines.filter((line) => line !== "");
}

/** The sentences of a line, each with its end mark. */
export function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?]) (?=\S)/);
}
