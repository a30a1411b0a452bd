/**
 * The three normalizations (spec, chapter 2): of an item, of a premise, and of an answer to a pending question. Each is
 * a fixed point: to normalize twice is to normalize once.
 */
import { apostrophes, collapse, dropTrailing, nfkc, repairDont } from "../base/index.js";

const ARTICLES: readonly string[] = ["a", "an", "the"];

/** The name under which an item is kept: "The  Peanuts" and "peanuts" are one item. Empty where nothing is left. */
export function normalizeItem(text: string): string {
  const shape = shapeOf(text);
  if (shape !== OTHER) {
    const words = (shape & CAPITALS) === 0 ? text : text.toLowerCase();
    if (!words.includes("dont")) return withoutArticles((shape & SPACES) === 0 ? words : singleSpaces(words));
  }
  return fixedPoint(text, (from) => {
    const words = repairDont(apostrophes(nfkc(from)).toLowerCase());
    return withoutArticles(oneSpace(words));
  });
}

/** A premise as it is kept: case and articles stay. Empty where nothing is left. */
export function normalizePremise(text: string): string {
  const shape = shapeOf(text);
  if (shape !== OTHER) return (shape & SPACES) === 0 ? text : singleSpaces(text);
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

/**
 * What a text needs, as a set of bits: nothing where it is ASCII words in single spaces. No step can change such a text, save
 * those for articles and `dont`, so that most turns ask for no normal form and no regular expression.
 */
function shapeOf(text: string): number {
  if (text.length > LONG) return OTHER;
  let shape = 0;
  let previous = SPACE;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < SPACE || unit > TILDE || unit === BACKQUOTE) return OTHER;
    if (unit === SPACE && previous === SPACE) shape |= SPACES;
    if (unit >= UPPER_A && unit <= UPPER_Z) shape |= CAPITALS;
    previous = unit;
  }
  return previous === SPACE ? shape | SPACES : shape;
}

/** It has capitals to be lowered. */
const CAPITALS = 1;
/** It has spaces at an end, or several together. */
const SPACES = 2;
/** It has more than printable ASCII, or a backquote: it takes all the steps. */
const OTHER = 4;

/** Beyond this a text is not put together word by word: that many pieces are more than the platform can hold. */
const LONG = 1 << 20;
const SPACE = 0x20;
const UPPER_A = 0x41;
const UPPER_Z = 0x5a;
const BACKQUOTE = 0x60;
const TILDE = 0x7e;

/** Without spaces at either end, and with one between words: each run of words that stands right already is copied whole. */
function singleSpaces(text: string): string {
  let spaced = "";
  for (let from = 0; from < text.length; ) {
    const double = text.indexOf("  ", from);
    const end = double < 0 ? text.length : double;
    const words = text.slice(text.charCodeAt(from) === SPACE ? from + 1 : from, end);
    if (words !== "") spaced += spaced === "" ? words : ` ${words}`;
    from = end + 2;
  }
  return spaced.endsWith(" ") ? spaced.slice(0, -1) : spaced;
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
