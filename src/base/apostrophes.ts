/** Apostrophes: the ways to type one, and the word that is most often typed without. */
import { replaceAll } from "./replace.js";

const APOSTROPHES = /[\u2019`]/g;
const DONT = /(?<![\p{L}\p{N}_])dont(?![\p{L}\p{N}_])/gu;

/** The right single quotation mark and the backquote as the apostrophe of ASCII. */
export function apostrophes(text: string): string {
  return replaceAll(text, APOSTROPHES, () => "'");
}

/** `dont` as `don't`, wherever it is a word of its own, in a text that is in lower case. */
export function repairDont(text: string): string {
  return replaceAll(text, DONT, () => "don't");
}
