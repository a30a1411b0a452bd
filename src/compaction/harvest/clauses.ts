/** Cuts a turn into sentences and clauses, each with its place in the turn. */
import { mask, QUOTED } from "./mask.js";

/** A part of a sentence between two marks. */
export interface Clause {
  /** UTF-16 offsets in the turn, without white space and marks at the ends. */
  readonly from: number;
  readonly to: number;
  /** Which sentence of the turn it belongs to. */
  readonly sentence: number;
  /** The mark behind it. */
  readonly mark: string;
  /** Its words in the form that the grammar reads. */
  readonly words: string;
  /** The same with `@` for each name. */
  readonly named: (isCommon: (word: string) => boolean) => string;
}

export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly isQuestion: boolean;
  readonly words: string;
  readonly clauses: readonly Clause[];
}

/** A run of marks is tried from its first alone: what does not end there ends nowhere in it. */
const SENTENCE_END =
  /(?<![.!?\u2026])[.!?\u2026]+["')\]]*(?=\s|$)|(?<=\s)[:;]-?[)(DP](?=\s|$)|\n+|\p{Extended_Pictographic}\s/gu;
/** "No. 4" */
const NUMBERED = /\bno\.\s+\d/iy;
/** A point behind one of these ends no sentence. */
const ABBREVIATED = /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|vs|e\.g|i\.e|etc|approx|ca|inc|\p{L})$/iu;
const CLAUSE_END =
  /(?<!, ever),(?=\s(?!ever,))|[;:](?=\s)|[,;:]$|\s(?:[-\u2013\u2014]{1,3}|=)(?=\s)|\u2014|[()[\]]|\s(?=so (?:don't|do not|never|please|let's|no) |(?:and|but|so) (?:we(?:'re|'ll|'ve)?|i(?:'m|'ve|'ll)|let's) )/giu;

/** The sentences of a turn. Linear in its length. */
export function sentencesOf(text: string): Sentence[] {
  const masked = mask(text);
  const sentences: Sentence[] = [];
  let from = 0;
  const cut = (to: number, next: number): void => {
    const sentence = sentenceOf(masked, from, to, masked.slice(to, next), sentences.length);
    if (sentence !== null) sentences.push(sentence);
    from = next;
  };
  for (const { 0: mark, index } of masked.matchAll(SENTENCE_END)) {
    if (mark === "." && ABBREVIATED.test(masked.slice(Math.max(from, index - 8), index))) continue;
    NUMBERED.lastIndex = index - 2;
    if (mark === "." && NUMBERED.test(masked)) continue;
    cut(index, index + mark.length);
  }
  cut(masked.length, masked.length);
  return sentences;
}

function sentenceOf(masked: string, from: number, to: number, mark: string, index: number): Sentence | null {
  const span = trimmed(masked, from, to);
  if (span === null) return null;
  const clauses: Clause[] = [];
  let start = span[0];
  const text = masked.slice(0, span[1]);
  CLAUSE_END.lastIndex = start;
  for (let end = CLAUSE_END.exec(text); end !== null; end = CLAUSE_END.exec(text)) {
    push(clauses, clauseOf(text, start, end.index, end[0].trim(), index));
    start = end.index + end[0].length;
  }
  push(clauses, clauseOf(text, start, span[1], mark.trim(), index));
  const isQuestion = mark.includes("?");
  return { from: span[0], to: span[1], isQuestion, words: wordsOf(text.slice(...span)), clauses };
}

function push(clauses: Clause[], clause: Clause | null): void {
  if (clause !== null) clauses.push(clause);
}

function clauseOf(masked: string, from: number, to: number, mark: string, sentence: number): Clause | null {
  const span = trimmed(masked, from, to);
  if (span === null) return null;
  const text = masked.slice(...span);
  const words = wordsOf(text);
  return { from: span[0], to: span[1], sentence, mark, words, named: (isCommon) => namedWords(text, isCommon) };
}

function trimmed(text: string, from: number, to: number): [number, number] | null {
  let [first, last] = [from, to];
  while (first < last && /[\s*_#+-]/.test(text.charAt(first))) first++;
  while (last > first && /[\s*_]/.test(text.charAt(last - 1))) last--;
  return first < last ? [first, last] : null;
}

/** Lower case, one space before each word and one at the end; a quotation is the word `%`. */
function wordsOf(text: string): string {
  return ` ${plain(text).toLowerCase()} `;
}

function plain(text: string): string {
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(new RegExp(`${QUOTED}+`, "g"), "%")
    .replace(/(?:[^\p{L}\p{M}\p{N}%'\u20ac$\u00a3/.@+#&-]|\.(?=\s|$))+/gu, " ")
    .trim();
}

/** As `wordsOf`, where each run of words with a capital, but for common words, is `@`. */
function namedWords(text: string, isCommon: (word: string) => boolean): string {
  const words = plain(text.replaceAll("@", " "))
    .split(" ")
    .map((word) => {
      const [, name = "", suffix = ""] = /^(\p{Lu}(?=[^ ]*\p{Ll})[\p{L}\p{M}.-]+)((?:'[a-z]*)?)$/u.exec(word) ?? [];
      return name === "" || isCommon(word.toLowerCase()) || isCommon(name.toLowerCase())
        ? word.toLowerCase()
        : `@${suffix === "'" ? "'s" : suffix}`;
    });
  return ` ${words.join(" ").replace(/@(?: @)+/g, "@")} `;
}
