/** Characters that cannot be seen and have no business in an operand (spec, `diagnostics.invisible`). */
import { WHITE_SPACE } from "../base/index.js";
import type { Span } from "../coverage/index.js";
import { isIgnorable, isPictographic, joins } from "./tables.js";

/** A text without what cannot be seen. */
export interface Seen {
  readonly text: string;
  /** What was taken out, in order. */
  readonly unseen: readonly Span[];
}

/** Not one of these is in the table: most texts are of them alone. */
const PLAIN = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff\u0400-\u058f\u3041-\u3096\u4e00-\u9fff\uac00-\ud7a3]*$/;
const CONTROL = new RegExp(`(?![${WHITE_SPACE}])[\\u0000-\\u001f\\u007f-\\u009f]`);
const BLANK = new RegExp(`[${WHITE_SPACE}]`);
const JOINER = /[\u200c\u200d]/;
const SELECTOR = /[\ufe00-\ufe0f]/;
const KEYCAP_BASE = /[0-9#*]/;
const TAG = /[\u{e0020}-\u{e007f}]/u;
const MARK = /\p{M}/u;

/** Takes out what cannot be seen. Linear in the text's length. */
export function seen(text: string): Seen {
  const unseen = [...unseenIn(text)];
  let from = 0;
  const kept = unseen.map(([start, end]) => {
    const piece = text.slice(from, start);
    from = end;
    return piece;
  });
  return { text: unseen.length === 0 ? text : kept.join("") + text.slice(from), unseen };
}

/** What cannot be seen, character by character: of a text of any length nothing is kept. Linear in the text's length. */
export function* unseenIn(text: string): Generator<Span> {
  if (PLAIN.test(text)) return;
  let base = "";
  let previous = "";
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    if (isUnseen(character, { base, previous, next: nextOf(text, end) })) yield [at, end];
    if (!MARK.test(character) && !TAG.test(character)) base = character;
    previous = character;
    at = end;
  }
}

/** A text without any character that has no shape of its own, rightful or not: by eye it cannot be told from the text. */
export function shapeOf(text: string): string {
  if (PLAIN.test(text)) return text;
  return [...text].filter((character) => !isIgnorable(character) && !CONTROL.test(character)).join("");
}

/** How many UTF-16 units at the beginning of a text cannot be seen, white space among them or not. */
export function unseenBefore(text: string): number {
  let length = 0;
  for (const character of text) {
    if (!isIgnorable(character) && !CONTROL.test(character) && !BLANK.test(character)) break;
    length += character.length;
  }
  return length;
}

interface Neighbors {
  /** The last character that is no mark. */
  readonly base: string;
  readonly previous: string;
  readonly next: string;
}

function nextOf(text: string, at: number): string {
  const point = text.codePointAt(at);
  return point === undefined ? "" : String.fromCodePoint(point);
}

function isUnseen(character: string, { base, previous, next }: Neighbors): boolean {
  if (!isIgnorable(character)) return CONTROL.test(character);
  if (JOINER.test(character)) return !(joins(base) && joins(next)) && !isInEmoji(previous, next);
  if (SELECTOR.test(character)) return !isPictographic(base) && !(KEYCAP_BASE.test(base) && next === "\u20e3");
  // The flags of England, Scotland and Wales are a black flag with tags.
  return !(TAG.test(character) && base === "\u{1f3f4}");
}

/** A joiner in an emoji stands behind a picture, its skin or its selector, and before another picture. */
function isInEmoji(previous: string, next: string): boolean {
  return (
    isPictographic(next) &&
    (isPictographic(previous) || SELECTOR.test(previous) || /[\u{1f3fb}-\u{1f3ff}]/u.test(previous))
  );
}
