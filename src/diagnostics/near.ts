/** Whether two items are nearly the same (spec, `diagnostics.near`). */

/** What divides the words of an item. */
export const DIVIDERS = /[ _\u2010-\u2014-]+/g;
const DIGITS = /\p{N}+/gu;
/** Marks are no letters (spec, `characters.word`): an item that has one more is another rule. */
const LETTER = /^[\p{L}']$/u;
/** A slip in a word of fewer letters is as likely to be another word. */
export const SHORTEST = 5;
/** A shorter word has no plural. */
const SHORTEST_SINGULAR = 3;

/** Whether an item is the same as another but for dividers, or for a plural or one slip in one word. Both are normalized. */
export function isNear(item: string, other: string): boolean {
  if (item === other) return false;
  if (joinedOf(item) === joinedOf(other)) return digitsOf(item) === digitsOf(other);
  const [words, others] = [item.split(DIVIDERS), other.split(DIVIDERS)];
  if (words.length !== others.length) return false;
  const at = words.findIndex((word, index) => word !== others[index]);
  const [word = "", meant = ""] = [words[at], others[at]];
  const isOnlyOne = words.every((each, index) => index <= at || each === others[index]);
  return isOnlyOne && (basesOf(word).includes(meant) || basesOf(meant).includes(word) || isSlip(word, meant));
}

/** An item without what divides its words. */
export function joinedOf(item: string): string {
  return item.replace(DIVIDERS, "");
}

/** The runs of digits in an item, in order. */
export function digitsOf(text: string): string {
  return text.match(DIGITS)?.join(" ") ?? "";
}

/** A word, and those of which it may be the plural. */
export function basesOf(word: string): readonly string[] {
  const bases = [word];
  if (word.endsWith("s")) bases.push(word.slice(0, -1));
  if (word.endsWith("es")) bases.push(word.slice(0, -2));
  if (word.endsWith("ies")) bases.push(`${word.slice(0, -3)}y`);
  return bases.filter(({ length }) => length >= SHORTEST_SINGULAR);
}

/** Whether a character is one of those that a slip may concern. */
export function isLetter(character: string): boolean {
  return LETTER.test(character);
}

/** Whether one insertion, deletion, substitution or transposition of letters makes of a word another one of five letters or more. */
export function isSlip(word: string, meant: string): boolean {
  const [a, b] = [[...word], [...meant]];
  if (Math.abs(a.length - b.length) > 1 || b.filter(isLetter).length < SHORTEST) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (![...left, ...right].every(isLetter)) return false;
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
