/** Blanks at the ends and inside of texts (spec, chapter 10). What is blank is no matter of `\s`. */
import { WHITE_SPACE } from "../../base/index.js";

const BLANK = new RegExp(`[${WHITE_SPACE}]`, "u");
/** A run of blanks that is not one space already. */
const BLANKS = new RegExp(`[${WHITE_SPACE}]{2,}|(?! )[${WHITE_SPACE}]`, "gu");
const LEADING_BLANKS = new RegExp(`^[${WHITE_SPACE}]+`, "u");

/** Without the blanks at both ends. */
export function trim(text: string): string {
  return dropTrailing(text.replace(LEADING_BLANKS, ""), BLANK);
}

/** Every run of blanks as one space. */
export function collapse(text: string): string {
  return text.replace(BLANKS, " ");
}

/** In lower case, trimmed and collapsed. */
export function norm(text: string): string {
  return collapse(trim(text)).toLowerCase();
}

/** Without the run of such characters at the end. A loop: a pattern anchored at the end alone is not linear. */
export function dropTrailing(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Whether the first character, or the last, is blank. */
export function hasBlankEnd(text: string): boolean {
  return BLANK.test(text.charAt(0)) || BLANK.test(text.charAt(text.length - 1));
}
