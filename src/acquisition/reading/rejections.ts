/** The rejections of the heuristic, in the order in which they are tried (spec, `heuristic.*`). */
import { trimStart } from "../../base/index.js";
import { ADMIN_ALIASES, ALIASES, INSTRUCTION_PAIRS, REPORTED_QUOTES } from "./near-misses.js";
import type { RejectionId } from "./outcome.js";
import { hasCue, isChained, isMixed, openingPhrase, wholePhrase } from "./phrases.js";

/** A message as the rules read it. */
export interface Readings {
  /** As it was given. */
  readonly raw: string;
  /** Trimmed. */
  readonly trimmed: string;
  /** Its normal form: trimmed, collapsed and in lower case. */
  readonly normal: string;
  /** Its candidate for a directive. */
  readonly candidate: string;
}

type Rule = (readings: Readings) => boolean;

const NO_DIGIT = /\P{Nd}/u;
const REPORT = openingPhrase("for example", "the command is", "(?:i|he|she|they) said");
const NOTES: readonly string[] = ["in my notes", "notes:", "i wrote down"];
const USE = wholePhrase("use");
const INSTEAD = wholePhrase("instead");

/** The first that holds decides. */
export const REJECTIONS: readonly (readonly [RejectionId, Rule])[] = [
  ["reject.list_or_enumeration", ({ raw }) => isListItem(raw)],
  ["reject.question_form", ({ raw, normal }) => raw.includes("?") && hasCue(normal)],
  ["reject.meta_or_reporting", ({ normal }) => normal.startsWith("example:") || REPORT.test(normal)],
  ["reject.multi_segment_or_mixed_prose", ({ normal }) => isMixed(normal)],
  ["reject.multi_instruction", ({ normal }) => INSTRUCTION_PAIRS.includes(normal)],
  ["reject.quoted_reported_bracket", ({ raw }) => quotesNotes(raw.toLowerCase())],
  ["reject.quoted_exact", ({ trimmed }) => isQuoted(trimmed)],
  ["reject.quoted_reported", ({ normal }) => REPORTED_QUOTES.includes(normal)],
  ["reject.near_miss_alias", ({ normal }) => ALIASES.includes(normal)],
  ["reject.admin_near_miss_alias", ({ normal }) => ADMIN_ALIASES.includes(normal)],
  ["reject.malformed_replacement_syntax", ({ candidate }) => isMalformedReplacement(candidate)],
  ["reject.multi_candidate_directive", ({ candidate }) => isChained(candidate)],
];

/** A number or a bullet, blanks, and something behind them. No pattern runs over digits or blanks: the platform takes no run of millions. */
function isListItem(raw: string): boolean {
  const text = trimStart(raw);
  const digits = text.search(NO_DIGIT);
  const [at, marks] = digits > 0 ? [digits, ".)"] : [0, "-*"];
  const behind = text.slice(at + 1);
  const item = trimStart(behind);
  return marks.includes(text.charAt(at)) && item !== "" && item !== behind;
}

/** Brackets and the words of somebody's notes, anywhere. */
function quotesNotes(text: string): boolean {
  return text.includes("[") && text.includes("]") && NOTES.some((words) => text.includes(words));
}

/** The first and the last character are the same quote. */
function isQuoted(text: string): boolean {
  return text.length >= 2 && "\"'`".includes(text.charAt(0)) && text.endsWith(text.charAt(0));
}

/** A replacement that lacks its words, or has them wrong. */
function isMalformedReplacement(text: string): boolean {
  return text.includes(" in stead of ") || (!text.includes(" instead of ") && usesInstead(text));
}

/** Searched in two steps, from the first `use` on: one pattern for both words would look at a text of many `use` again and again. */
function usesInstead(text: string): boolean {
  const use = text.search(USE);
  return use >= 0 && INSTEAD.test(text.slice(use));
}
