/** Whether a directive is made of the user's own words: each of its operands occurs in the message, as whole words. */
import { placesOf } from "../base/index.js";
import { isCanonical } from "../generated/directives/canonical.js";
import { type Directive, normalizeItem } from "../index.js";

/**
 * Whether all that a directive names occurs in the message. Case, articles and the engine's normalization are looked past, and so
 * are the marks that only set a name off. One between two letters or digits does not: `2*3` is not `23`.
 */
export function isFromMessage(directive: Directive, message: string): boolean {
  const [words, plain] = [fold(message), fold(withoutMarks(message))];
  return operandsOf(directive).every((operand) => occurs(operand, words) || occurs(operand, plain));
}

/** Whether an operand runs on into a further directive, as in `use docker and prohibit peanuts`. */
export function holdsAnother(directive: Directive): boolean {
  return operandsOf(directive).some((operand) => operand.split(JOINER).slice(1).some(isCanonical));
}

/** Between two sentences or clauses of a folded text. */
const JOINER = /(?: ?[,;.:!?&+|]| (?:and|then|but|or|also)(?= ))+ ?/u;

/** What a directive names, folded as a message is; a premise keeps its articles. */
function operandsOf({ kind: _kind, ...fields }: Directive): readonly string[] {
  return Object.entries(fields).map(([name, text]) => (name === "value" ? fold(text) : normalizeItem(text)));
}

/** Normalized as an item is, save that articles at the beginning stay: the full stop stands before them. */
function fold(text: string): string {
  return normalizeItem(`. ${text}`).slice(2);
}

/** Nothing occurs nowhere. */
function occurs(operand: string, words: string): boolean {
  if (operand === "") return false;
  for (const at of placesOf(words, operand)) {
    if (!cutsWord(words, at) && !cutsWord(words, at + operand.length)) return true;
  }
  return false;
}

/** A letter, a digit or a mark of a script that sets words apart by spaces, and adds no particles to them. */
const LETTER =
  "(?![\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}])[\\p{L}\\p{N}\\p{M}_]";
const INSIDE_WORD = new RegExp(`(?<=${LETTER})(?=${LETTER})`, "uy");
const INSIDE_PAIR = /(?<=[\uD800-\uDBFF])(?=[\uDC00-\uDFFF])/y;

/** Whether a place in a text is inside a word, or inside a character. */
function cutsWord(text: string, at: number): boolean {
  return [INSIDE_WORD, INSIDE_PAIR].some((inside) => {
    inside.lastIndex = at;
    return inside.test(text);
  });
}

/** Quotation marks, single ones too, backquotes and asterisks in a row, with the letter on either side. */
const NAME_MARKS = new RegExp(`(?<=(${LETTER})?)["'\\u2018\\u2019\\u201c\\u201d\`*]+(?=(${LETTER})?)`, "gu");

/** Without those that stand between two letters, a message has a word that it lacks. */
function withoutMarks(message: string): string {
  return message.replace(NAME_MARKS, (marks, before?: string, after?: string) => (before && after ? marks : ""));
}
