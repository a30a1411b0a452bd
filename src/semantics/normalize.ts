/**
 * The three normalizations (spec, chapter 2): of an item, of a premise, and of an answer to a pending question. Each is
 * a fixed point: to normalize twice is to normalize once.
 */
import { apostrophes, collapse, dropMarks, nfkc, repairDont } from "../base/index.js";

const ARTICLES: readonly string[] = ["a", "an", "the"];

/** The name under which an item is kept: "The  Peanuts" and "peanuts" are one item. Empty where nothing is left. */
export function normalizeItem(text: string): string {
  const words = UNTIDY.test(text) ? (SPECIAL.test(text) ? null : oneSpace(text.toLowerCase())) : text;
  if (words !== null && !words.includes("dont")) return withoutArticles(words);
  return fixedPoint(text, (from) => withoutArticles(oneSpace(repairDont(apostrophes(nfkc(from)).toLowerCase()))));
}

/** A premise as it is kept: case and articles stay. Empty where nothing is left. */
export function normalizePremise(text: string): string {
  if (!UNTIDY.test(text)) return text;
  return SPECIAL.test(text) ? fixedPoint(text, (from) => oneSpace(apostrophes(nfkc(from)))) : oneSpace(text);
}

/**
 * What one look finds out of place: capitals, spaces at an end or together, or a special character. Most turns have none, and
 * ask for no normal form and no replacing.
 */
const UNTIDY = /[^ -@[-_a-~]|^ | $| {2}/;
/** A character that more than case and spacing may change: any but printable ASCII, and the backquote. */
const SPECIAL = /[^ -_a-~]/;

/** An answer to a pending question, as the confirmation grammar reads it. */
export function normalizeConfirmation(text: string): string {
  return oneSpace(dropMarks(oneSpace(nfkc(text).toLowerCase())));
}

/** One pass nearly always suffices; another shows it. */
function fixedPoint(text: string, pass: (text: string) => string): string {
  for (let from = text; ; ) {
    const to = pass(from);
    if (to === from) return to;
    from = to;
  }
}

/** Without the articles with which a text of single spaces begins, all of them. */
function withoutArticles(text: string): string {
  let at = 0;
  while (at < text.length) {
    const space = text.indexOf(" ", at);
    const end = space < 0 ? text.length : space;
    // The longest article has three letters; a longer word need not be cut out.
    if (end - at > 3 || !ARTICLES.includes(text.slice(at, end))) break;
    at = end + 1;
  }
  return text.slice(at);
}

/** Runs of white space become one space; none is left at either end. */
function oneSpace(text: string): string {
  const spaced = collapse(text);
  return spaced.slice(spaced.startsWith(" ") ? 1 : 0, spaced.endsWith(" ") ? -1 : undefined);
}
