/** Blanks: white space as chapter 2 of the spec knows it, which is not what `\s` and `trim()` take for it. */
import { replaceAll } from "./replace.js";
import { WHITE_SPACE } from "./white-space.js";

// Patterns that a bundle does not use are dropped from it, where it is told that making them does nothing else.
const BLANK = /* @__PURE__ */ new RegExp(`[${WHITE_SPACE}]`);
const LEADING_BLANKS = /* @__PURE__ */ new RegExp(`^[${WHITE_SPACE}]+`);
/** Blanks that are not one space already. */
const BLANKS = /* @__PURE__ */ new RegExp(`[${WHITE_SPACE}]{2,}|(?! )[${WHITE_SPACE}]`, "g");

/** Without the blanks at the beginning. */
export function trimStart(text: string): string {
  return text.replace(LEADING_BLANKS, "");
}

/** Without the blanks at the end. */
export function trimEnd(text: string): string {
  return dropTrailing(text, BLANK);
}

/** Without the blanks at both ends. */
export function trim(text: string): string {
  return trimEnd(trimStart(text));
}

/** Every run of blanks as one space. */
export function collapse(text: string): string {
  return replaceAll(text, BLANKS, () => " ");
}

/** Whether the first character, or the last, is blank. */
export function hasBlankEnd(text: string): boolean {
  return BLANK.test(text.charAt(0)) || BLANK.test(text.charAt(text.length - 1));
}

/** Without the run of such characters at the end. A loop, since a pattern that is anchored at the end alone is not linear. */
export function dropTrailing(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
