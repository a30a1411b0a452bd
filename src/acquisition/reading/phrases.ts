/** Words and phrases in a text, found as wholes: the edges of words, cues, chained and mixed directives (spec, chapter 10). */
import { WHITE_SPACE } from "../../base/index.js";
import { CUES, OPENERS } from "../../generated/directives/words.js";

/** A letter or a number of any script, or an underscore. Combining marks are not among them. */
const WORD = "[\\p{L}\\p{N}_]";
const EDGE_BEFORE = `(?<!${WORD})`;
const EDGE_AFTER = `(?!${WORD})`;

/** Finds one of the phrases, as a whole. */
export function wholePhrase(...phrases: readonly string[]): RegExp {
  return new RegExp(`${EDGE_BEFORE}(?:${phrases.join("|")})${EDGE_AFTER}`, "u");
}

/** Finds one of the phrases, as a whole, at the beginning. */
export function openingPhrase(...phrases: readonly string[]): RegExp {
  return new RegExp(`^(?:${phrases.join("|")})${EDGE_AFTER}`, "u");
}

/** Finds a cue right after something, or with blanks between. */
function cueAfter(something: string): RegExp {
  return new RegExp(`(?:${something})[${WHITE_SPACE}]*(?:${CUES.join("|")})${EDGE_AFTER}`, "u");
}

const CUE = wholePhrase(...CUES);
const OPENER = openingPhrase(...OPENERS);
const CONNECTOR = wholePhrase("because", "then continue", "and");
const CHAINED_CUE = cueAfter(`${wholePhrase("and", "then").source}|[;,]`);
const NEXT_SENTENCE_CUE = cueAfter("\\.");

/** Whether a cue occurs anywhere. */
export function hasCue(text: string): boolean {
  return CUE.test(text);
}

/** Whether a joiner leads to a cue (`acquisition.chain`). The text is in lower case. */
export function isChained(text: string): boolean {
  return CHAINED_CUE.test(text);
}

/** Whether a directive's opener comes first and a connector later (`acquisition.mixed`). No opener holds a connector. */
export function isMixed(text: string): boolean {
  return OPENER.test(text) && CONNECTOR.test(text);
}

/** Whether a full stop leads to a cue, with no `!` or `?` before the stop (`source.sentence`). */
export function hasNextSentenceCue(text: string): boolean {
  const [first = ""] = text.split(/[!?]/u, 1);
  return NEXT_SENTENCE_CUE.test(first);
}
