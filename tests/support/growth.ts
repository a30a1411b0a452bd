/** How what a work costs grows, told by the processor's time: what else the machine does counts little, and noise passes. */
import { expect } from "vitest";

/** How often both are measured at most. */
const ROUNDS = 12;
/** What takes less than so many milliseconds cannot be measured. */
const UNMEASURABLE = 5;

/** The processor's time of a run, in milliseconds. */
export async function cpuTime(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Expects that the larger of two works costs less than so many times the smaller. Both functions return the milliseconds of one
 * run. They run again, in turn, until the least of each keep the bound: a busy machine keeps it in some round, growth in none.
 */
export async function expectGrowth(
  most: number,
  smaller: () => number | Promise<number>,
  larger: () => number | Promise<number>,
  what?: string,
): Promise<void> {
  let [less, more] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    less = Math.min(less, await smaller());
    more = Math.min(more, await larger());
    if (more < most * Math.max(less, UNMEASURABLE)) return;
  }
  expect(more, what).toBeLessThan(most * Math.max(less, UNMEASURABLE));
}

/** In how many parts a text is read for comparison. What grows with the square of the length costs so many times as much in one. */
const PARTS = 40;
/** A large text is slower to hold than a small one. */
const MOST = 14;

/**
 * Expects that a text costs about what as much text in forty parts costs. Both make the same garbage, which is most of the noise.
 * `textOf` gives such a part of the text, and `read` reads it.
 */
export function expectLinear(
  textOf: (parts: number) => string,
  read: (text: string) => unknown,
  what?: string,
): Promise<void> {
  const costIn = (parts: number) => {
    const text = textOf(parts);
    return () =>
      cpuTime(() => {
        for (let part = 0; part < parts; part += 1) read(text);
      });
  };
  return expectGrowth(MOST, costIn(PARTS), costIn(1), what);
}
