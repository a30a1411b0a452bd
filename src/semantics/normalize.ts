/**
 * The three normalizations (spec, chapter 2): of an item, of a premise, and of an answer to a pending question. Each is
 * a fixed point: to normalize twice is to normalize once.
 */
import { collapse, dropTrailing, nfkc, replaceAll } from "../base/index.js";

const APOSTROPHES = /[\u2019`]/g;
const DONT = /(?<![\p{L}\p{N}_])dont(?![\p{L}\p{N}_])/gu;
const ARTICLES: readonly string[] = ["a", "an", "the"];

/** The name under which an item is kept: "The  Peanuts" and "peanuts" are one item. Empty where nothing is left. */
export function normalizeItem(text: string): string {
  if (isPlain(text) && !text.includes("dont")) return withoutArticles(text);
  return fixedPoint(text, (from) => {
    const words = replaceAll(apostrophes(nfkc(from)).toLowerCase(), DONT, () => "don't");
    return withoutArticles(oneSpace(words));
  });
}

/** A premise as it is kept: case and articles stay. Empty where nothing is left. */
export function normalizePremise(text: string): string {
  return fixedPoint(text, (from) => oneSpace(apostrophes(nfkc(from))));
}

/** An answer to a pending question, as the confirmation grammar reads it. */
export function normalizeConfirmation(text: string): string {
  return oneSpace(dropTrailing(oneSpace(nfkc(text).toLowerCase()), /[.,!?]/));
}

/** One pass nearly always suffices; another shows it. */
function fixedPoint(text: string, pass: (text: string) => string): string {
  for (let from = text; ; ) {
    const to = pass(from);
    if (to === from) return to;
    from = to;
  }
}

/** ASCII words in single spaces without capitals or backquotes: no step can change them, save those for articles and `dont`. */
function isPlain(text: string): boolean {
  let previous = SPACE;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === SPACE ? previous === SPACE : unit < SPACE || unit > TILDE || unit === BACKQUOTE || isCapital(unit))
      return false;
    previous = unit;
  }
  return previous !== SPACE;
}

function isCapital(unit: number): boolean {
  return unit >= 0x41 && unit <= 0x5a;
}

const SPACE = 0x20;
const BACKQUOTE = 0x60;
const TILDE = 0x7e;

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

function apostrophes(text: string): string {
  return replaceAll(text, APOSTROPHES, () => "'");
}

/** Runs of white space become one space; none is left at either end. */
function oneSpace(text: string): string {
  const spaced = collapse(text);
  return spaced.slice(spaced.startsWith(" ") ? 1 : 0, spaced.endsWith(" ") ? -1 : undefined);
}
