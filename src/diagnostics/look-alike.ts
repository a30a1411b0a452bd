/** Words whose letters look like those of another script, and items that look the same (spec, `diagnostics.look-alike`; UTS #39). */
import { nfkc } from "../base/index.js";
import { normalizeItem } from "../index.js";
import { shapeOf } from "./invisible.js";
import { scriptOf, skeletonOf, twins } from "./tables.js";

const WORD = /[\p{L}\p{M}]+/gu;
const LETTER = /\p{L}/u;
const ASCII = /^[\u0020-\u007e]*$/;

/**
 * How an item looks, without what cannot be seen: items with the same look cannot be told apart by eye. Empty where nothing is left,
 * which is no look: items that cannot be seen, and those that look like an article, are alike in nothing.
 */
export function lookOf(item: string): string {
  const shapes = [...shapeOf(nfkc(item)).replace(/[A-Z]/g, (letter) => letter.toLowerCase())].map(
    (character) => skeletonOf(character) ?? character,
  );
  return normalizeItem(shapes.join(""));
}

/** The words of two scripts in a text that is NFKC already, and the text with each in one script where that can be done. */
export function mixedWords(text: string): { readonly words: readonly string[]; readonly mended: string } {
  if (ASCII.test(text)) return { words: [], mended: text };
  const words: string[] = [];
  const mended = text.replace(WORD, (word) => {
    if (!isMixed(word)) return word;
    words.push(word);
    return inOneScript(word) ?? word;
  });
  return { words, mended };
}

function isMixed(word: string): boolean {
  const scripts = new Set(scriptsOf(word));
  if (scripts.size < 2) return false;
  // Units and symbols are written so: a Greek letter that looks like no Latin one, before or among Latin letters.
  const isSymbol = scripts.size === 2 && scripts.has("Greek") && scripts.has("Latin");
  return !isSymbol || [...word].some((letter) => scriptOf(letter) === "Greek" && skeletonOf(letter) !== null);
}

function scriptsOf(word: string): string[] {
  return [...word].flatMap((character) => (LETTER.test(character) ? (scriptOf(character) ?? []) : []));
}

/** The word in the script of most of its letters, Latin where there are as many; null where a letter has no twin there. */
function inOneScript(word: string): string | null {
  const scripts = scriptsOf(word);
  const latin = scripts.filter((script) => script === "Latin").length;
  const other = scripts.find((script) => script !== "Latin") ?? "Latin";
  const target = latin * 2 >= scripts.length ? "Latin" : other;
  const letters = [...word].map((letter) => twin(letter, target));
  return letters.includes(null) ? null : letters.join("");
}

function twin(letter: string, target: string): string | null {
  const script = LETTER.test(letter) ? scriptOf(letter) : null;
  if (script === null || script === target) return letter;
  if (target === "Latin") return skeletonOf(letter);
  const isCapital = letter !== letter.toLowerCase();
  const found = twins(letter, target).find((each) => (each !== each.toLowerCase()) === isCapital);
  return found ?? null;
}
