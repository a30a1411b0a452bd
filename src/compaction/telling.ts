/** The words of a summary and of the turns that it stands for, and which of them are numbers, paths, addresses and names (spec, `compaction.summary`). */
import { WHITE_SPACE } from "../base/index.js";

const BETWEEN_WORDS = new RegExp(`[${WHITE_SPACE}"'\`“”‘’()[\\]{}<>;=|*]+|(?<!\\p{Nd})[:,]|[:,](?!\\p{Nd})`, "u");

/** `1 250 000`, `1'250`: what would part words parts groups of one number. It begins no later than the word that it is in. */
const GROUPED = /(?<![\p{L}\p{N}][.,:/-]?)\p{Nd}{1,3}(?:[\p{Zs}'’]\p{Nd}{3})+(?!\p{Nd})/gu;

/**
 * Words between white space and brackets, without the punctuation around them; a colon or comma parts them unless in a number. A
 * number has its sign, since another sign makes another number, and so has a path. Its groups stand together.
 */
export function wordsOf(text: string): readonly string[] {
  const whole = text.replace(GROUPED, (number) => number.replace(/[\p{Zs}'’]/gu, ""));
  return whole.split(BETWEEN_WORDS).flatMap((part) => {
    const found = WORD.exec(part);
    return found === null ? [] : [signOf(part.slice(0, found.index), found[0]) + found[0]];
  });
}

/** From the first letter or digit to the last. */
const WORD = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su;

/** What of the text before a word is part of it. */
function signOf(before: string, word: string): string {
  const [, sign = "", point = ""] = (/^\p{N}/u.test(word) && NUMBER_SIGN.exec(before)) || [];
  if (sign + point !== "") return sign.replace("\u2212", "-") + point;
  const path = PATH_SIGN.exec(before)?.[0] ?? "";
  return /[/\\]/.test(path + word) && !/[/\\]{2}/.test(path) ? path : "";
}

/** A currency may stand behind the sign. Of an ellipsis no full stop is a decimal point. */
const NUMBER_SIGN = /([-+\u2212]?)\p{Sc}?((?<!\.)\.)?$/u;

/** `/`, `~/`, `../`, and the full stop of a hidden file. The two slashes of an address are none: it is often said without them. */
const PATH_SIGN = /(?<![.~/\\])[.~/\\]+$/;

/** A digit, a letter in capitals, or what joins the parts of a path, an address or an identifier. */
const TELLING = /[\p{N}\p{Lu}/_@\\]|\p{L}\.\p{L}/u;

/** Whether a word is a number, path, address or name. */
export function isTelling(word: string): boolean {
  return TELLING.test(word) && word !== "I";
}
