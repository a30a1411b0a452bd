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
