/** What is no name: several lines, too long an operand, a pointer, a request. The words are those that the rules list, and no others. */
import { isBlank, trim } from "../characters.js";

const POINTER = "it|this|that|these|those|them|both|the same|the latter|the above";
const WITH = "one|ones|thing|two|three|all";
const POINTERS = new RegExp(
  `^(?:(?:an?|the) )*(?:(?:${POINTER}|same|latter|above)(?: (?:${WITH}))?|(?:first|second|third|other|last|next|previous) (?:one|option)|either|neither|others?|(?:all|one) of (?:${POINTER}))$`,
  "i",
);
const LASTS =
  "repo|repository|project|codebase|workspace|folder|directory|package|module|app|team|company|house|household|kitchen";
const ONCE = new RegExp(
  `\\b(?:for now|this time|just once)\\b|\\btoday$|\\b(?:for|in|on|with) (?:this|that|these|those)\\b(?! (?:${LASTS})\\b)`,
  "i",
);
/** Words that a name with a "to" in it begins or goes on with, and those that no purpose begins with. */
const NAMES = /\b(?:text to speech|links to|up to|(\w+) to \1|(?:one|many|any) to (?:one|many|any))\b/gi;
const PURPOSE = /\S to (?!(?:an?|the|it|this|that|\d+)\b)\S+ \S/i;

const ABBREVIATIONS =
  /(?<!\p{L})(?:etc|inc|ltd|corp|mrs|prof|approx|dept|est|fig|vol|vers|resp|incl|excl|max|min|sept?|jan|feb|mar|apr|jun|jul|aug|oct|nov|dec)\./giu;

/** Whether the item points at something instead of naming it. */
export function isPointer(item: string): boolean {
  return POINTERS.test(trim(item).replace(/\s+/g, " "));
}

/** Whether the item is something to do now. */
export function isRequest(item: string, isToBeUsed: boolean): boolean {
  const text = trim(item).replace(/\s+/g, " ");
  if (text.split(" ").length > 8 || /:\s/.test(text)) return true;
  if (/[\p{L}]{3,}[.!?] ?\s[\p{L}\p{N}]/u.test(text.replace(ABBREVIATIONS, "")) || ONCE.test(text)) return true;
  return isToBeUsed && PURPOSE.test(text.replace(NAMES, "x"));
}

/** Where the first line break with text before and behind it stands, as start and end. */
export function lineBreakIn(text: string): readonly [start: number, end: number] | null {
  for (const { 0: found, index } of text.matchAll(/\r\n|[\n-\r\u0085\u2028\u2029]/g)) {
    if (isBlank(text.slice(0, index)) || isBlank(text.slice(index))) continue;
    return [index, index + found.length];
  }
  return null;
}
