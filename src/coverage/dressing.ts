/** What people put around a name without meaning it: quotes, end marks, a please or thanks. */
import { nfkc, replaceAll, WHITE_SPACE } from "../base/index.js";

/** What stands around a name. */
export type Dressing = "quoted" | "politeness" | "end_punctuation";

/** From and to, in UTF-16 units of the text. */
export type Span = readonly [start: number, end: number];

/** A name inside of its dressings. */
export interface Undressed {
  /** Where the name itself stands: without white space at either end, and never empty unless the text is blank. */
  readonly name: Span;
  /** The outermost dressing of each kind. What is quoted is told with its quotes. */
  readonly dressings: ReadonlyMap<Dressing, Span>;
}

/** A dressing with what it stands around. */
export interface Layer {
  readonly kind: Dressing;
  readonly range: Span;
  readonly inside: Span;
}

const BLANK = new RegExp(`[${WHITE_SPACE}]`);
/** The end marks, and the characters of which NFKC makes nothing but end marks. */
const END_MARKS = ".,;:!?\\u3001\\u3002\\u037e\\u2024-\\u2026\\u203c\\u2047-\\u2049\\ufe19\\ufe30";
const END_MARK = new RegExp(`[${END_MARKS}]`);
/** Two or more single letters with a full stop each: `D.C.` */
const INITIALS = /(?:^|[^\p{L}\p{N}_])(?:\p{L}\.){2,}$/u;
const MORE = " a lot| so much| very much| again| in advance";
const POLITE_END = new RegExp(
  `[${WHITE_SPACE}${END_MARKS}]((?:pretty )?please|please and thank you|if you please|pls|plz|(?:(?:many )?thanks|thank you|thx)(?:${MORE})?)$`,
  "i",
);
/** An `ok` asks for nothing where a comma stands before it, or a question mark behind it. */
const OK_BEHIND_COMMA = new RegExp(`,[${WHITE_SPACE}]*(ok|okay)$`, "i");
const OK_ASKED = new RegExp(`[${WHITE_SPACE}${END_MARKS}](ok|okay)$`, "i");
const POLITE_START = new RegExp(`^(please|pls|plz)[,:]?[${WHITE_SPACE}]`, "i");
const ARTICLES = new RegExp(`^(?:(?:an?|the)[${WHITE_SPACE}]+)*`, "i");
/** More than the longest politeness has, with the character that divides it from the name. */
const REACH = 24;
/** The marks that quote, each with those that close it. */
const QUOTES: Readonly<Record<string, string>> = {
  '"': '"\u201d',
  "'": "'\u2019",
  "`": "`",
  "*": "*",
  "\u2018": "\u2019'",
  "\u201a": "\u2018\u2019'",
  "\u201c": '\u201d"',
  "\u201e": '\u201c\u201d"',
  "\u00ab": "\u00bb",
  "\u00bb": "\u00ab",
  "\u2039": "\u203a",
  "\u203a": "\u2039",
  "\u300c": "\u300d",
  "\u300e": "\u300f",
};

/** Says of a text that it is a name as it stands, whatever is around it. */
type IsName = (text: string) => boolean;

const NO_NAME: IsName = () => false;

/**
 * Finds the name in a text: what is left when nothing more is around it, or the first that `isName` takes for one. The cost is
 * linear in the length of the text, save for `isName`, which is asked once a layer.
 */
export function undress(typed: string, isName: IsName = NO_NAME): Undressed {
  const text = narrow(typed);
  const dressings = new Map<Dressing, Span>();
  for (let name = inner(text, 0, text.length); ; ) {
    if (isName !== NO_NAME && isName(typed.slice(...name))) return { name, dressings };
    const layer =
      politeEnd(text, name, isName) ?? politeStart(text, name) ?? endMarks(text, name) ?? quotes(text, name);
    if (layer === null || layer.inside[0] === layer.inside[1]) return { name, dressings };
    if (!dressings.has(layer.kind)) dressings.set(layer.kind, layer.range);
    name = layer.inside;
  }
}

/** Forms of another width, of another height, or for vertical lines. */
const WIDE = /[\ufe10-\ufe6f\uff01-\uffee]/g;

/** The text with such forms as the characters that they are forms of, each at its place: quotes and marks are typed in any of them. */
export function narrow(text: string): string {
  return replaceAll(text, WIDE, (form) => {
    const plain = nfkc(form);
    return plain.length === 1 ? plain : form;
  });
}

/** A please or thanks at the end. What `isName` takes for a name keeps its marks. */
export function politeEnd(text: string, [start, end]: Span, isName = NO_NAME): Layer | null {
  const from = politeFrom(text, [start, end]);
  if (from === null) return null;
  const marked = inner(text, start, from);
  const isMarked = isName !== NO_NAME && isName(text.slice(...marked));
  return { kind: "politeness", range: [from, end], inside: isMarked ? marked : withoutMarks(text, marked) };
}

/** Where the politeness at an end begins; null where there is none. */
function politeFrom(text: string, [start, end]: Span): number | null {
  const near = text.slice(Math.max(start, end - REACH), end);
  const isAsked = text.charAt(end) === "?";
  const found = POLITE_END.exec(near) ?? OK_BEHIND_COMMA.exec(near) ?? (isAsked ? OK_ASKED.exec(near) : null);
  return found?.[1] === undefined ? null : end - found[1].length;
}

/** What divides the thanks from the name goes with them. */
function withoutMarks(text: string, [start, end]: Span): Span {
  let before = end;
  while (before > start && (isBlank(text, before - 1) || isEndMark(text, before - 1))) before -= 1;
  return inner(text, start, before);
}

/** A please at the start. */
export function politeStart(text: string, [start, end]: Span): Layer | null {
  const found = POLITE_START.exec(text.slice(start, Math.min(end, start + REACH)));
  const length = found?.[1]?.length;
  if (found === null || length === undefined) return null;
  return {
    kind: "politeness",
    range: [start, start + length],
    inside: inner(text, start + found[0].length, end),
  };
}

/** The run of marks at the end, save behind initials. */
export function endMarks(text: string, [start, end]: Span): Layer | null {
  let before = end;
  while (before > start && isEndMark(text, before - 1)) before -= 1;
  if (before === end || INITIALS.test(text.slice(Math.max(start, end - REACH), end))) return null;
  return { kind: "end_punctuation", range: [before, end], inside: inner(text, start, before) };
}

/** A run of one mark at both ends that stands nowhere between, save for an apostrophe in a word. Articles may stand before. */
export function quotes(text: string, [from, end]: Span): Layer | null {
  const start = from + (ARTICLES.exec(text.slice(from, from + REACH))?.[0].length ?? 0);
  const [open, close] = [text.charAt(start), text.charAt(end - 1)];
  const closing = QUOTES[open];
  if (closing === undefined || !closing.includes(close)) return null;
  let depth = 0;
  while (end - start > 2 * depth + 1 && text.charAt(start + depth) === open && text.charAt(end - 1 - depth) === close)
    depth += 1;
  const between = text.slice(start + depth, end - depth);
  if (depth === 0 || holdsMark(between, open + closing)) return null;
  return { kind: "quoted", range: [start, end], inside: inner(text, start + depth, end - depth) };
}

function holdsMark(text: string, marks: string): boolean {
  for (let at = 0; at < text.length; at++) {
    if (marks.includes(text.charAt(at)) && !isInsideWord(text, at)) return true;
  }
  return false;
}

function isInsideWord(text: string, at: number): boolean {
  return /['\u2019]/.test(text.charAt(at)) && /[\p{L}\p{N}]['\u2019][\p{L}\p{N}]/u.test(text.slice(at - 1, at + 2));
}

/** The range without the white space at its ends. */
export function inner(text: string, from: number, to: number): Span {
  let start = from;
  let end = to;
  while (end > start && isBlank(text, end - 1)) end -= 1;
  while (start < end && isBlank(text, start)) start += 1;
  return [start, end];
}

function isBlank(text: string, at: number): boolean {
  return BLANK.test(text.charAt(at));
}

function isEndMark(text: string, at: number): boolean {
  return END_MARK.test(text.charAt(at));
}
