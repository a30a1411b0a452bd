/** What a candidate for a page's body lacks, or says too much. */
import { placeOf, TextSet } from "../base/index.js";
import { type PageContract, required } from "./contracts.js";
import { hasNewMarker, isExcerpt, isPair, merged, type Span } from "./excerpt.js";
import { namesOf, numbersOf, wordsOf } from "./fidelity.js";
import type { Page } from "./page.js";

/** How much of what is lost or invented an audit line quotes. */
const QUOTED = 80;

/** One violation of each sort at most: `lost: …`, `not_verbatim`, `number_invented: …`, `name_invented: …`. */
export function violationsOf(page: Page, candidate: string, contract: PageContract): string[] {
  const { body } = page;
  const lost = lostOf(body, candidate, merged(required(page, contract)));
  const isExact = contract.isVerbatim || hasNewMarker(body, candidate);
  const wrong = isExact ? notVerbatim(body, candidate) : invented(body, candidate);
  return [...violation("lost", lost), ...wrong];
}

/** What is wrong with a text of the body or of the candidate; nothing where there is no such text. */
function violation(name: string, text: string | undefined): string[] {
  return text === undefined ? [] : [`${name}: ${quoted(text)}`];
}

/** Without the half of a pair of surrogates. */
function quoted(text: string): string {
  if (text.length <= QUOTED) return text;
  return `${text.slice(0, isPair(text, QUOTED) ? QUOTED - 1 : QUOTED)}…`;
}

/** The first span that a candidate has not, behind those before it. */
function lostOf(body: string, candidate: string, spans: readonly Span[]): string | undefined {
  let at = 0;
  for (const [from, to] of spans) {
    const text = body.slice(from, to);
    const found = to === body.length ? candidate.length - text.length : placeOf(candidate, text, at);
    const isThere = found >= at && candidate.startsWith(text, found) && (from > 0 || found === 0);
    if (!isThere) return text;
    at = found + text.length;
  }
  return undefined;
}

function notVerbatim(body: string, candidate: string): string[] {
  return isExcerpt(body, candidate) ? [] : ["not_verbatim"];
}

/** Numbers that the body has not in this order, and words with an upper-case letter that it has not in any case. */
function invented(body: string, candidate: string): string[] {
  const number = firstBeyond(textsOf(candidate, numbersOf), textsOf(body, numbersOf));
  const words = new TextSet(textsOf(body, wordsOf).map((word) => word.toLowerCase()));
  const name = textsOf(candidate, namesOf).find((each) => !words.has(each.toLowerCase()));
  return [...violation("number_invented", number), ...violation("name_invented", name)];
}

/** The first that the others do not have behind those before it. */
function firstBeyond(texts: readonly string[], others: readonly string[]): string | undefined {
  let at = 0;
  return texts.find((text) => {
    at = others.indexOf(text, at) + 1;
    return at === 0;
  });
}

function textsOf(text: string, spansOf: (text: string) => readonly Span[]): string[] {
  return spansOf(text).map(([from, to]) => text.slice(from, to));
}
