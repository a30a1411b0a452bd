/** Blanks: white space as chapter 2 of the spec knows it, which is not what `\s` and `trim()` take for it. */
import { replaceAll } from "./replace.js";
import { isSpace, WHITE_SPACE } from "./white-space.js";

/** Without the blanks at the beginning. */
export function trimStart(text: string): string {
  let start = 0;
  while (isSpace(text.charCodeAt(start))) start += 1;
  return text.slice(start);
}

/** Without the blanks at the end. */
export function trimEnd(text: string): string {
  let end = text.length;
  while (isSpace(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Without the blanks at both ends. */
export function trim(text: string): string {
  return trimEnd(trimStart(text));
}

/** Whether a text says nothing, be it that it has blanks. */
export function isBlank(text: string): boolean {
  return trimStart(text) === "";
}

/** Blanks that are not one space already. */
const BLANKS = new RegExp(`[${WHITE_SPACE}]{2,}|(?! )[${WHITE_SPACE}]`, "g");

/** Every run of blanks as one space. A pattern finds them in long texts sooner than a loop would. */
export function collapse(text: string): string {
  return replaceAll(text, BLANKS, () => " ");
}

/** Whether the first character, or the last, is blank. */
export function hasBlankEnd(text: string): boolean {
  return isSpace(text.charCodeAt(0)) || isSpace(text.charCodeAt(text.length - 1));
}

/** Where a line ends: whatever any reader of the text may take for an end. */
export const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

/** Marks at the end, looked for from the first of a run alone: from each of them, the cost would not be linear. */
const END_MARKS = /(?<![.,!?])[.,!?]+$/;

/** Without the marks of punctuation at the end. */
export function dropMarks(text: string): string {
  return text.replace(END_MARKS, "");
}
