/** Measures two functions in turn, in one process, and compares their medians: what is left is a ratio, not a time. */
import { Bench } from "tinybench";

/** Work to be measured: one call is `per` pieces of it, done when what it returns is settled. */
export interface Work {
  readonly run: () => unknown;
  readonly per: number;
}

/** A comparison: nanoseconds for a piece of each, and how many times as long ours takes as the other. */
export interface Comparison {
  readonly ours: number;
  readonly other: number;
  readonly ratio: number;
}

/** How long and how often each side is measured. */
export interface Effort {
  readonly rounds: number;
  /** Of each side in each round, in milliseconds. */
  readonly time: number;
}

/** The medians over the rounds; the ratio is the median of each round's own, since a machine's speed drifts. */
export async function compare(ours: Work, other: Work, { rounds, time }: Effort): Promise<Comparison> {
  const measured: Comparison[] = [];
  for (let round = 0; round < rounds; round++) {
    const bench = new Bench({ time, warmup: round === 0, warmupTime: time, iterations: 3 });
    bench.add("ours", () => ours.run()).add("other", () => other.run());
    await bench.run();
    const [mine, theirs] = [ours, other].map((work, index) => (latency(bench, index) * 1e6) / work.per);
    measured.push({ ours: mine ?? 0, other: theirs ?? 0, ratio: (mine ?? 0) / (theirs ?? 1) });
  }
  const middle = (of: (each: Comparison) => number): number => median(measured.map(of));
  return {
    ours: middle((each) => each.ours),
    other: middle((each) => each.other),
    ratio: middle((each) => each.ratio),
  };
}

function latency(bench: Bench, index: number): number {
  const result = bench.tasks[index]?.result;
  if (result === undefined || !("latency" in result))
    throw new Error(`The task ${bench.tasks[index]?.name} did not complete.`);
  return result.latency.p50;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
