/** What of a text a contract can ask for, as spans. Each is found in linear time. */
import { placeOf, WHITE_SPACE } from "../base/index.js";
import type { Span } from "./excerpt.js";

/** The code points at each end of a tool's output that stay. */
const ENDS = 128;

/** The first and the last code points of a text. */
export function endsOf(text: string): Span[] {
  const first = Array.from(text.slice(0, 2 * ENDS))
    .slice(0, ENDS)
    .join("").length;
  const last = Array.from(text.slice(-2 * ENDS))
    .slice(-ENDS)
    .join("").length;
  return [
    [0, first],
    [text.length - last, text.length],
  ];
}

/** The first place of a word, if there is one. */
export function firstOf(text: string, word: string): Span[] {
  const at = placeOf(text, word);
  return at < 0 ? [] : [[at, at + word.length]];
}

/** The label at the start of a text, if it starts with it. */
export function labelOf(text: string, label: string): Span[] {
  return text.startsWith(label) ? [[0, label.length]] : [];
}

const NO_SPACE = new RegExp(`[^${WHITE_SPACE}]`);
const SENTENCE_END = new RegExp(`[.!?](?=[${WHITE_SPACE}])|[\\n。！？]`);

/** Up to the first end mark before white space, or to the end of the first line that is not blank. */
export function firstSentenceOf(text: string): Span {
  const start = Math.max(0, text.search(NO_SPACE));
  const end = text.slice(start).search(SENTENCE_END);
  return [0, end < 0 ? text.length : start + end + 1];
}

/** A line with a fence and nothing else. */
const CLOSING = new RegExp(`^ *(?:\`+|~+)[${WHITE_SPACE}]*$`);

/** The fenced blocks of code, with their fences; one that is not closed goes to the end. */
export function codeBlocksOf(text: string): Span[] {
  const spans: Span[] = [];
  let open: { readonly from: number; readonly fence: string } | null = null;
  let at = 0;
  for (const line of text.split("\n")) {
    const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (open === null && fence !== undefined) open = { from: at, fence };
    else if (open !== null && fence?.startsWith(open.fence) && CLOSING.test(line)) {
      spans.push([open.from, at + line.length]);
      open = null;
    }
    at += line.length + 1;
  }
  return open === null ? spans : [...spans, [open.from, text.length]];
}

const NUMBER = /(?:(?<![\p{L}\p{N}])[-+\u2212])?\p{Nd}(?:[.,:/-]?\p{Nd})*/gu;
const WORD = /[\p{L}\p{N}\p{M}_]+/gu;
const QUOTED = /"[^"\n]*"|“[^“”\n]*”|«[^«»\n]*»|`[^`\n]*`/g;

/** Numbers with their signs and separators: `-3.5`, `12,000`, `2026-01-31`. */
export function numbersOf(text: string): Span[] {
  return spansOf(text, NUMBER);
}

/** Words with an upper-case letter. */
export function namesOf(text: string): Span[] {
  return wordsOf(text).filter(([from, to]) => /\p{Lu}/u.test(text.slice(from, to)));
}

/** Runs of letters, their marks, numbers and low lines. */
export function wordsOf(text: string): Span[] {
  return spansOf(text, WORD);
}

/** Phrases in quotation marks or backquotes, on one line. */
export function quotesOf(text: string): Span[] {
  return spansOf(text, QUOTED);
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => [index, index + found.length] as const);
}

/** The keys of a JSON object with their colons, at its top level. None where the text is no JSON object. */
export function jsonKeysOf(text: string): Span[] {
  if (!isJsonObject(text)) return [];
  const spans: Span[] = [];
  const colon = /\s*:/y;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    if (unit === "{" || unit === "[") depth++;
    else if (unit === "}" || unit === "]") depth--;
    else if (unit === '"') {
      const end = stringEnd(text, at);
      colon.lastIndex = end;
      if (depth === 1 && colon.test(text)) spans.push([at, colon.lastIndex]);
      at = end - 1;
    }
  }
  return spans;
}

/** Behind the string that starts at a place, in a text that is JSON. A pattern would need a stack as deep as the string is long. */
function stringEnd(text: string, at: number): number {
  let end = at + 1;
  while (text.charAt(end) !== '"') end += text.charAt(end) === "\\" ? 2 : 1;
  return end + 1;
}

function isJsonObject(text: string): boolean {
  if (!/^\s*\{/.test(text)) return false;
  try {
    // What begins with a brace and is JSON is an object.
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
