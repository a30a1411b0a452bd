/** An operand as the directive is to show it: the user's own words, without the marks that only set them off. */

import { own } from "./spelling.js";

/** A name in quotation marks or backquotes: the marks go, the name stays. They stay where a word goes on behind or before them, which would be another one. */
const QUOTED =
  /(?<![\p{L}\p{N}])`([^`]+)`(?![\p{L}\p{N}])|(?<=^| )(?:["\u201c]([^"\u201c\u201d]+)["\u201d]|['\u2018]((?:[^'\u2018\u2019]|['\u2019](?=\p{L}))+)['\u2019])(?=$|[ .,])/gu;

/** A capital that a sentence begins with: of a word that has no other capital and is followed by none. */
const SENTENCE_CAPITAL = /^\p{Lu}(?=[\p{Ll}'\u2019-]*(?: \P{Lu}*)?$)/u;

/** The item that stands raw in a sentence; at its beginning, the capital of the sentence is lowered. */
export function itemOf(raw: string, sentence: string): string {
  const item = own(raw).trim();
  const lowered = own(sentence).startsWith(item)
    ? item.replace(SENTENCE_CAPITAL, (capital) => capital.toLowerCase())
    : item;
  return lowered.replace(QUOTED, (_, code, double, single) => code ?? double ?? single);
}

/** The value of a premise: its words as they stand, without the mark at the end, or the quotation marks round all of it. */
export function premiseOf(raw: string): string {
  const value = own(raw)
    .trim()
    .replace(/[ .,;!]+$/, "");
  return value.replace(/^["\u201c]([^"\u201c\u201d]+)["\u201d]$/, "$1");
}
