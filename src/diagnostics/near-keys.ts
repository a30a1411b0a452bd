/**
 * Keys by which nearly the same items are found: two items of which `isNear` holds have one in common. Of the items that share a key
 * nearly all are near one another, whatever they are made of, so that a look at a few of them tells. The items are normalized.
 */
import { basesOf, DIVIDERS, digitsOf, isLetter, joinedOf, SHORTEST } from "./near.js";

/** The keys under which an item is found. */
export function keysOf(item: string): readonly string[] {
  return keys(item, foundBy);
}

/** The keys under which what an item is near to is looked for. */
export function keysNear(item: string): readonly string[] {
  return keys(item, soughtBy);
}

/** A key of the whole item, and one for each pattern of a word between the words around it. */
function keys(item: string, patternsOf: (word: string) => readonly string[]): readonly string[] {
  const words = item.split(DIVIDERS);
  const before = sumsOf(words);
  const behind = sumsOf(words.toReversed()).toReversed();
  const found = [textOf(hash(SEED, `${digitsOf(item)} ${joinedOf(item)}`))];
  for (const [at, word] of words.entries()) {
    const around = hash(hash(SEED, `${at} ${before[at]}`), ` ${behind[at + 1]} `);
    for (const pattern of patternsOf(word)) found.push(textOf(hash(around, pattern)));
  }
  return found;
}

/** The hashes of no word, of the first, of the first two and so on. */
function sumsOf(words: readonly string[]): readonly number[] {
  const sums = [SEED];
  for (const word of words) sums.push(hash(sums.at(-1) ?? SEED, `${word} `));
  return sums;
}

/** A word is found by what it may be a plural of, by itself, and by itself without each letter. */
function foundBy(word: string): readonly string[] {
  const plurals = basesOf(word).map((base) => `plural ${base}`);
  const characters = [...word];
  if (characters.filter(isLetter).length < SHORTEST) return plurals;
  return [...plurals, `word ${word}`, ...lettersOf(characters).map((at) => withoutOf(at, without(characters, at)))];
}

/** A word is a slip in one with another letter in a place, with one letter less, with one more, or with two neighbors the other way round. */
function soughtBy(word: string): readonly string[] {
  const plurals = basesOf(word).map((base) => `plural ${base}`);
  const characters = [...word];
  const letters = lettersOf(characters);
  if (letters.length < SHORTEST - 1) return plurals;
  const shorter = letters.map((at) => ({ at, text: without(characters, at) }));
  return [
    ...plurals,
    ...shorter.map(({ at, text }) => withoutOf(at, text)),
    ...shorter.map(({ text }) => `word ${text}`),
    ...Array.from({ length: characters.length + 1 }, (_, at) => withoutOf(at, word)),
    ...letters
      .filter((at) => isLetter(characters[at + 1] ?? ""))
      .map((at) => `word ${characters.toSpliced(at, 2, characters[at + 1] ?? "", characters[at] ?? "").join("")}`),
  ];
}

/** Where a word has its letters. */
function lettersOf(characters: readonly string[]): readonly number[] {
  return [...characters.keys()].filter((at) => isLetter(characters[at] ?? ""));
}

function without(characters: readonly string[], at: number): string {
  return characters.toSpliced(at, 1).join("");
}

/** The pattern of words that have some letter at a place, by what is left without it. */
function withoutOf(at: number, rest: string): string {
  return `${at} ${rest}`;
}

/** Items are many and keys are long: what is kept of one is its hash (FNV-1a). */
function hash(seed: number, key: string): number {
  let sum = seed;
  for (let at = 0; at < key.length; at += 1) sum = Math.imul(sum ^ key.charCodeAt(at), 0x01000193);
  return sum;
}

/**
 * Another one in each process: items that were chosen to share a hash, which takes seconds where the seed is known, share none here.
 * What is found does not depend on it.
 */
const SEED = Math.floor(Math.random() * 2 ** 32);

function textOf(sum: number): string {
  return (sum >>> 0).toString(36);
}
