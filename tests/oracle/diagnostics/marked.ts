/** Texts that know where their characters stand in the turn, so that what is left of an operand still has a range. */
import { isBlank } from "../characters.js";

/** A text, and of each of its UTF-16 units the place in the turn. */
export interface Marked {
  readonly text: string;
  readonly at: readonly number[];
}

/** A range of the turn. */
export type Range = readonly [start: number, end: number];

/** The whole of a text that begins at a place of the turn. */
export function marked(text: string, start: number): Marked {
  return { text, at: Array.from({ length: text.length }, (_, index) => start + index) };
}

/** A part of it, as of strings. */
export function slice({ text, at }: Marked, start: number, end = text.length): Marked {
  return { text: text.slice(start, end), at: at.slice(start, end) };
}

/** It without the units that a test rejects. */
export function keep({ text, at }: Marked, isKept: (index: number) => boolean): Marked {
  const indexes = at.map((_, index) => index).filter(isKept);
  return { text: indexes.map((index) => text.charAt(index)).join(""), at: indexes.map((index) => at[index] ?? 0) };
}

/** It without the white space at its ends. */
export function trimmed(of: Marked): Marked {
  let [start, end] = [0, of.text.length];
  while (start < end && isBlank(of.text.charAt(start))) start += 1;
  while (end > start && isBlank(of.text.charAt(end - 1))) end -= 1;
  return slice(of, start, end);
}

/** From its first unit to behind its last one. */
export function rangeOf({ at }: Marked): Range {
  return [at[0] ?? 0, (at.at(-1) ?? -1) + 1];
}
