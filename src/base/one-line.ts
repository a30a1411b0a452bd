/** Texts of others on one line. */
import { trim } from "./blanks.js";
import { WHITE_SPACE } from "./white-space.js";

const UNSEEN = new RegExp(`[${WHITE_SPACE}\\p{Cc}]+`, "gu");

/** The text with white space and control characters as single blanks, so that nothing in it can begin a line of its own. */
export function oneLine(text: string): string {
  return trim(text.replace(UNSEEN, " "));
}
