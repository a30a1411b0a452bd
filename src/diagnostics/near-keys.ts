/**
 * Keys by which nearly the same items are found: two items of which `isNear` holds have one in common. What has a key in common
 * need not be near.
 */
import { DIVIDERS, digitsOf, SHORTEST } from "./near.js";

/** How many characters of a word a key leaves open. Two neighbors, which a slip may transpose, always stand in one such gap. */
const GAP = 3;

/** The keys under which an item is found. */
export function keysOf(item: string): readonly string[] {
  const words = item.split(DIVIDERS);
  return keys(item, words, ({ length }) => (length < SHORTEST ? [] : [length]));
}

/** The keys under which what an item is near to is looked for: of each word, also as one that is shorter or longer by a character. */
export function keysNear(item: string): readonly string[] {
  const words = item.split(DIVIDERS);
  return keys(item, words, ({ length }) => [length - 1, length, length + 1].filter((each) => each >= SHORTEST));
}

function keys(
  item: string,
  words: readonly string[],
  lengthsOf: (word: readonly string[]) => readonly number[],
): readonly string[] {
  const stems = words.map(stemOf);
  // Digits must agree, wherever they stand.
  const seed = hash(SEED, `${digitsOf(item)} `);
  const found = [item.replace(DIVIDERS, ""), stems.join(" ")].map((key) => textOf(hash(seed, key)));
  for (const [at, text] of words.entries()) {
    const word = [...text];
    const [before, behind] = [stems.slice(0, at).join(" "), stems.slice(at + 1).join(" ")];
    for (const length of lengthsOf(word))
      for (const gapped of gappedOf(word, length))
        found.push(textOf(hash(seed, `${at} ${length} ${before} ${gapped} ${behind}`)));
  }
  return found;
}

/** A word of a length without each of its gaps, as far as this word says what is around them. */
function gappedOf(word: readonly string[], length: number): readonly string[] {
  const gapped: string[] = [];
  for (let start = 0; start + 1 < length; start += GAP - 1) {
    const behind = Math.max(0, length - start - GAP);
    gapped.push(`${word.slice(0, start).join("")}_${word.slice(word.length - behind).join("")}`);
  }
  return gapped;
}

/** What a word and its plurals have in common. */
function stemOf(word: string): string {
  let end = word.length;
  while (end > 0 && "eisy".includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

/** Items are many and keys are long: what is kept of one is its hash (FNV-1a). */
function hash(seed: number, key: string): number {
  let sum = seed;
  for (let at = 0; at < key.length; at += 1) sum = Math.imul(sum ^ key.charCodeAt(at), 0x01000193);
  return sum;
}

const SEED = 0x811c9dc5;

function textOf(sum: number): string {
  return (sum >>> 0).toString(36);
}
