/** The candidate for a directive in a message: without end punctuation and without one wrapper (spec, `candidate.*`). */
import { trim } from "../../base/index.js";
import { norm } from "./text.js";

const BRACKETS: readonly string[] = ["()", "[]"];
const BRACKETS_AND_QUOTES: readonly string[] = [...BRACKETS, '""', "''", "``"];
/** Looked for from the first of a run alone, so that the cost stays linear. */
const END_PUNCTUATION = /(?<![.!])[.!]+$/;

/** The candidate of the heuristic (`candidate.wrapper`): brackets, quotes and backticks come off. */
export function messageCandidate(message: string): string {
  return candidate(message, BRACKETS_AND_QUOTES);
}

/** The candidate of the source gate (`source.quotes`): brackets alone come off. */
export function sourceCandidate(source: string): string {
  return candidate(source, BRACKETS);
}

/** Punctuation goes before the wrapper does: what stands inside the wrapper stays. */
function candidate(text: string, wrappers: readonly string[]): string {
  return norm(unwrap(trim(trim(text).replace(END_PUNCTUATION, "")), wrappers));
}

/** Takes one wrapper off, whether or not it is balanced, unless nothing is inside: a lone quote stays. */
function unwrap(text: string, wrappers: readonly string[]): string {
  if (!wrappers.includes(text.charAt(0) + text.charAt(text.length - 1))) return text;
  return trim(text.slice(1, -1)) || text;
}
