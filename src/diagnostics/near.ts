/** Whether two items are nearly the same (spec, `diagnostics.near`). */

/** What divides the words of an item. */
export const DIVIDERS = /[ _\u2010-\u2014-]+/g;
const DIGITS = /\p{N}+/gu;
/** Marks are no slips: an item that has one more is another rule, and told elsewhere. */
const LETTERS = /^[\p{L}\p{M}']+$/u;
/** A slip in a shorter word is as likely to be another word. */
export const SHORTEST = 5;
/** Two items whose lengths differ by more have more than one slip between them. */
const MOST_APART = 12;

/** Whether an item is the same as another but for plurals and dividers, or for one slip in a word. Both are normalized. */
export function isNear(item: string, other: string): boolean {
  if (item === other || Math.abs(item.length - other.length) > MOST_APART) return false;
  if (digitsOf(item) !== digitsOf(other)) return false;
  if (item.replace(DIVIDERS, "") === other.replace(DIVIDERS, "")) return true;
  const [words, others] = [item.split(DIVIDERS), other.split(DIVIDERS)];
  if (words.length !== others.length) return false;
  const slips = words.flatMap((word, at) => {
    const meant = others[at] ?? "";
    return isSameWord(word, meant) ? [] : [[word, meant] as const];
  });
  const [slip] = slips;
  return slip === undefined || (slips.length === 1 && isSlip(...slip));
}

/** The runs of digits in an item, in order. */
export function digitsOf(text: string): string {
  return text.match(DIGITS)?.join(" ") ?? "";
}

function isSameWord(word: string, other: string): boolean {
  return word === other || isPlural(word, other) || isPlural(other, word);
}

function isPlural(one: string, many: string): boolean {
  if (one.length < 3) return false;
  return many === `${one}s` || many === `${one}es` || (one.endsWith("y") && many === `${one.slice(0, -1)}ies`);
}

/** Whether one insertion, deletion, substitution or transposition makes of a word another one of five letters or more. */
export function isSlip(word: string, meant: string): boolean {
  const [a, b] = [[...word], [...meant]];
  if (b.filter((character) => LETTERS.test(character)).length < SHORTEST || Math.abs(a.length - b.length) > 1)
    return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (!LETTERS.test([...left, ...right].join(""))) return false;
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
