/** Lists: `a, b or c`, `both a and b`, `a; b`, `a & b`, `a and/or b`. A comma between two digits divides nothing. */
import { WHITE_SPACE } from "../base/index.js";
import { inner, narrow, type Span } from "./dressing.js";

const WORD = `(?:and/or|and|or|as well as|&)(?=[${WHITE_SPACE}])`;
const DIVIDER = new RegExp(
  `(?:,(?!(?<=\\d.)\\d)|[;\\u3001])(?:[${WHITE_SPACE}]*${WORD})?|(?<=[${WHITE_SPACE}])${WORD}`,
  "gi",
);
/** What announces a list, and belongs to none of its parts. */
const OPENER = new RegExp(`^(?:both|either)[${WHITE_SPACE}]`, "i");

/** The parts of a list, in order; none where nothing divides the text. A part that is blank is left out. */
export function partsOf(typed: string): readonly Span[] {
  const text = narrow(typed);
  const parts: Span[] = [];
  let start = 0;
  for (const { 0: divider, index } of text.matchAll(DIVIDER)) {
    addPart(parts, text, start, index);
    start = index + divider.length;
  }
  if (start === 0) return [];
  addPart(parts, text, start, text.length);
  const [first, ...others] = parts;
  return first === undefined ? [] : [withoutOpener(text, first), ...others];
}

function addPart(parts: Span[], text: string, from: number, to: number): void {
  const [start, end] = inner(text, from, to);
  if (start < end) parts.push([start, end]);
}

function withoutOpener(text: string, [start, end]: Span): Span {
  const opener = OPENER.exec(text.slice(start, end))?.[0] ?? "";
  return inner(text, start + opener.length, end);
}
