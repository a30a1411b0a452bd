/**
 * The three normalizations (spec, chapter 2): of an item, of a premise, and of an answer to a pending question. Each is
 * a fixed point: to normalize twice is to normalize once.
 */
import { WHITE_SPACE } from "../generated/words.js";
import { nfkc } from "./nfkc.js";

const SPACES = new RegExp(`[${WHITE_SPACE}]+`, "g");
const APOSTROPHES = /[\u2019`]/g;
const DONT = /(?<![\p{L}\p{N}_])dont(?![\p{L}\p{N}_])/gu;
const ARTICLES = /^(?:(?:a|an|the)(?: |$))+/;

/** The name under which an item is kept: "The  Peanuts" and "peanuts" are one item. Empty where nothing is left. */
export function normalizeItem(text: string): string {
  return fixedPoint(text, (from) => {
    const words = apostrophes(nfkc(from)).toLowerCase().replace(DONT, "don't");
    return oneSpace(words).replace(ARTICLES, "");
  });
}

/** A premise as it is kept: case and articles stay. Empty where nothing is left. */
export function normalizePremise(text: string): string {
  return fixedPoint(text, (from) => oneSpace(apostrophes(nfkc(from))));
}

/** An answer to a pending question, as the confirmation grammar reads it. */
export function normalizeConfirmation(text: string): string {
  const words = oneSpace(nfkc(text).toLowerCase());
  let end = words.length;
  while (end > 0 && ".,!?".includes(words.charAt(end - 1))) end -= 1;
  return oneSpace(words.slice(0, end));
}

/** One pass nearly always suffices; another shows it. */
function fixedPoint(text: string, pass: (text: string) => string): string {
  for (let from = text; ; ) {
    const to = pass(from);
    if (to === from) return to;
    from = to;
  }
}

function apostrophes(text: string): string {
  return text.replace(APOSTROPHES, "'");
}

/** Runs of white space become one space; none is left at either end. */
function oneSpace(text: string): string {
  const spaced = text.replace(SPACES, " ");
  return spaced.slice(spaced.startsWith(" ") ? 1 : 0, spaced.endsWith(" ") ? -1 : undefined);
}
