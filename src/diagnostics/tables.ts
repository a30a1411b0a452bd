/** The Unicode data, as what it is asked: whether a character is ignorable, what script it has, what it looks like. */
import { IGNORABLE, JOINING, PICTOGRAPHIC, SCRIPTS, SKELETONS } from "../generated/unicode/tables.js";

/** Whether a character without a shape of its own: of no width, or one that turns the direction of the text. */
export const isIgnorable = membership(IGNORABLE);
/** Whether a character can be the base of an emoji. */
export const isPictographic = membership(PICTOGRAPHIC);
/** Whether a letter is of a script in which joiners have a use. */
export const joins = membership(JOINING);

const SCRIPT_TESTS = Object.entries(SCRIPTS).map(([script, ranges]) => [script, membership(ranges)] as const);
const SKELETON_OF = new Map(
  SKELETONS.flatMap(([skeleton, characters]) => [...characters].map((character) => [character, skeleton] as const)),
);

/** The script of a letter; null where it is of none that is told apart. */
export function scriptOf(letter: string): string | null {
  if (/[A-Za-z]/.test(letter)) return "Latin";
  return SCRIPT_TESTS.find(([, has]) => has(letter))?.[0] ?? null;
}

/** What a character looks like, in ASCII; null where the table has nothing for it. */
export function skeletonOf(character: string): string | null {
  return SKELETON_OF.get(character) ?? null;
}

/** The letters of a script that look like this one, or like what it looks like. */
export function twins(letter: string, script: string): readonly string[] {
  const shape = SKELETON_OF.get(letter) ?? letter;
  const characters = SKELETONS.find(([skeleton]) => skeleton === shape)?.[1] ?? "";
  return [...characters].filter((character) => scriptOf(character) === script);
}

/** Whether a character is in ranges that are written as distances in base 36. They are read at the first question. */
function membership(ranges: string): (character: string) => boolean {
  let bounds: readonly number[] | null = null;
  return (character) => {
    bounds ??= decoded(ranges);
    return isWithin(bounds, character.codePointAt(0) ?? 0);
  };
}

function decoded(ranges: string): number[] {
  let sum = 0;
  return ranges.split(" ").map((distance) => {
    sum += Number.parseInt(distance, 36);
    return sum;
  });
}

/** Bounds are pairs, from and to, in ascending order. */
function isWithin(bounds: readonly number[], point: number): boolean {
  let low = 0;
  let high = bounds.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (point > (bounds[2 * middle + 1] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return point >= (bounds[2 * low] ?? Number.POSITIVE_INFINITY);
}
