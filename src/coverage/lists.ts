/** Lists: `a, b or c`, `a and b`, `a; b`, `a & b`. A comma between two digits divides nothing. */
import { WHITE_SPACE } from "../base/index.js";
import { inner, type Span } from "./dressing.js";

const DIVIDER = new RegExp(
  `(?:[,\\uff0c](?!(?<=\\d.)\\d)|[;\\uff1b\\u3001])(?:[${WHITE_SPACE}]*(?:and|or|&)(?=[${WHITE_SPACE}]))?|(?<=[${WHITE_SPACE}])(?:and|or|&)(?=[${WHITE_SPACE}])`,
  "gi",
);

/** The parts of a list, in order; one part where the text is none. A part that is blank is left out. */
export function partsOf(text: string): readonly Span[] {
  const parts: Span[] = [];
  let start = 0;
  for (const { 0: divider, index } of text.matchAll(DIVIDER)) {
    addPart(parts, text, start, index);
    start = index + divider.length;
  }
  addPart(parts, text, start, text.length);
  return parts;
}

function addPart(parts: Span[], text: string, from: number, to: number): void {
  const [start, end] = inner(text, from, to);
  if (start < end) parts.push([start, end]);
}
