/** Operands that name nothing: what points somewhere, and what asks for something once (spec, `diagnostics.pointer`, `diagnostics.request`). */
import { collapse, WHITE_SPACE } from "../base/index.js";
import { normalizeItem } from "../index.js";

const ORDINAL = "first|second|third|fourth|fifth|last|next|previous|other|(?:very )?same|above|latter|former";
const POINTER = new RegExp(
  `^(?:(?:all|any|both|each|either|neither|none|one|some|most|(?:the )?rest) of )?(?:it|this|that|these|those|them|both|either|neither|same|same thing|latter|former|above|others?|(?:it|this|that|these|those|them)(?: both)? all|(?:this|that|these|those)(?: other| same)? (?:ones?|things?|two|three|few)|(?:${ORDINAL}) (?:ones?|things?|two|three|options?)|first|second|third|last)(?: (?:again|too|instead))?$`,
);
/** These alone are names as well: REST, Next, First. */
const NAMES = /^(?:first|second|third|last)$/;

/** Whether a bare item points at something instead of naming it. */
export function isPointer(item: string): boolean {
  const name = normalizeItem(item);
  return POINTER.test(name) && !NAMES.test(name);
}

const MOST_WORDS = 8;
/** What lasts: a rule in or for one of these is no request. */
const LASTING =
  "days?|repo|repository|project|codebase|workspace|folder|directory|package|module|app|team|company|house|household|kitchen";
/** No word goes on here: `\b` would see the end of one in front of each letter that is not of ASCII. */
const EDGE = "(?![\\p{L}\\p{N}_])";
const ONCE = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:for now|this time|(?:just|only) (?:this )?once|this once|right now|just now|(?:for|in|on|with) (?:this|that|these|those)(?! (?:${LASTING})${EDGE})|(?:today|tonight|tomorrow|once)(?: only)?$|(?:today|tonight) only)${EDGE}`,
  "iu",
);
const COLON = new RegExp(`:[${WHITE_SPACE}]`);
/** An end mark behind a word of three letters or more, with text behind it. */
const SENTENCE = new RegExp(
  `([\\p{L}\\p{N}'\\u2019")\\]]{3,})[.!?\\u2026\\u3002]+[${WHITE_SPACE}]+[\\p{L}\\p{N}"'(\\u2018\\u201c\\u201e\\u00ab]`,
  "gu",
);
/** A mark of one who calls or asks ends a sentence behind any word. */
const EXCLAIMED = new RegExp(`[\\p{L}\\p{N}][!?]+[${WHITE_SPACE}]+\\p{L}`, "u");
const ABBREVIATION =
  /^(?:etc|inc|ltd|corp|mrs|prof|approx|dept|est|fig|vol|vers|resp|incl|excl|max|min|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i;
/** A purpose: `to`, a word that may be a verb, and what it is about; or one of the verbs that people ask things with. */
const PURPOSE =
  /(\S+) to (?=(\S+))(?!(?:the|an?|my|our|your|their|his|her|its|this|that|these|those|all|any|each|every|some|no|us|me|it|them|him|one|\d\S*)(?![\p{L}\p{N}_]))(?=\S+ \S|(?:add|answer|ask|book|build|buy|calculate|check|clean|compare|compile|compute|convert|cook|count|create|debug|deploy|describe|draw|edit|explain|fetch|find|fix|format|generate|make|merge|parse|plot|print|read|replace|run|search|send|show|solve|sort|summarize|test|translate|update|validate|verify|write)$)/giu;
/** Behind these `to` belongs to the name: `text to speech`, `links to`, `up to`. */
const NO_PURPOSE =
  /^(?:access|according|back|close|compared|contrary|day|due|easy|end|face|how|left|link|links|listening|next|opposed|peer|point|prior|ready|reference|references|related|relative|respect|right|similar|speech|subject|text|thanks|up)$/i;
const AMOUNT = /^(?:one|many|any)$/;

/** Whether a bare item is a request; `isUse` says that it is to be used, since of other items a purpose is a part. */
export function isRequest(item: string, isUse: boolean): boolean {
  const text = collapse(item);
  if (text.split(" ").length > MOST_WORDS || COLON.test(text) || ONCE.test(text)) return true;
  return hasSentences(text) || (isUse && hasPurpose(text));
}

function hasSentences(text: string): boolean {
  return EXCLAIMED.test(text) || [...text.matchAll(SENTENCE)].some(([, word = ""]) => !ABBREVIATION.test(word));
}

function hasPurpose(text: string): boolean {
  return [...text.matchAll(PURPOSE)].some(
    ([, before = "", behind = ""]) => !NO_PURPOSE.test(wordIn(before)) && !isPair(wordIn(before), wordIn(behind)),
  );
}

function wordIn(text: string): string {
  return (/[\p{L}\p{N}].*/u.exec(text)?.[0] ?? text).toLowerCase();
}

/** `peer to peer`, `many to many`. */
function isPair(before: string, behind: string): boolean {
  return before === behind || (AMOUNT.test(before) && AMOUNT.test(behind));
}
