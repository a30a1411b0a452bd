/** Sets of UTF-16 code units, as sorted ranges that do not touch. */

/** An inclusive range of UTF-16 code units. */
export type Range = readonly [first: number, last: number];

/** How many code units there are. */
export const UNITS = 0x10000;

/** Whether a code unit is in one of the ranges. */
export function holds(ranges: readonly Range[], unit: number): boolean {
  return ranges.some(([first, last]) => first <= unit && unit <= last);
}

/** The code units outside the ranges. */
export function complement(ranges: readonly Range[]): Range[] {
  const gaps: Range[] = [];
  let next = 0;
  for (const [first, last] of [...ranges].sort(([a], [b]) => a - b)) {
    if (next < first) gaps.push([next, first - 1]);
    next = Math.max(next, last + 1);
  }
  if (next < UNITS) gaps.push([next, UNITS - 1]);
  return gaps;
}

/** The same set in sorted ranges that do not touch. */
export function joined(ranges: readonly Range[]): Range[] {
  return complement(complement(ranges));
}

/** How many code units the ranges hold. */
export function sizeOf(ranges: readonly Range[]): number {
  return ranges.reduce((size, [first, last]) => size + last - first + 1, 0);
}
