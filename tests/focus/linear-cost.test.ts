/** A turn of the older language that is ten times as long costs at most a constant times ten, whatever it repeats. */
import { test } from "vitest";
import { createEngine } from "../../src/focus/index.js";
import { cpuTime, expectGrowth } from "../support/growth.js";

const UNITS: readonly (readonly [unit: string, times: number])[] = [
  [" ", 50_000],
  [" \n", 25_000],
  ["\u3000", 50_000],
  [" is fine", 5_000],
  [" is", 10_000],
  ["x ", 20_000],
  [" and", 10_000],
  [" and ", 8_000],
  [",", 40_000],
  ["use ", 5_000],
  ["no,", 5_000],
  ["never x, ", 3_000],
  ["dont ", 10_000],
  [" is as", 8_000],
  ["\u0301\u0316", 8_000],
  ["!", 50_000],
  [" !", 25_000],
  ["\u0130", 20_000],
];

const FRAMES: readonly (readonly [name: string, before: readonly string[], frame: (run: string) => string])[] = [
  ["alone", [], (run) => run],
  ["a use", [], (run) => `use ${run}x`],
  ["a prohibition", [], (run) => `never ${run}x`],
  ["a permission", [], (run) => `allow ${run}x`],
  ["a permission from behind", [], (run) => `x${run}is fine`],
  ["a correction", ["use tea"], (run) => `actually ${run}x`],
  ["a correction that quotes", ["use tea"], (run) => `actually never ${run}x`],
  ["a doubtful prohibition", [], (run) => `no use ${run}x`],
  ["an answer", ["no use fog"], (run) => `${run}yes${run}`],
];

function cost(before: readonly string[], text: string): Promise<number> {
  const engine = createEngine();
  for (const turn of before) engine.step(turn);
  return cpuTime(() => engine.step(text));
}

/** Wide for noise: what grows with the square of the length costs a hundred times as much. */
const MOST = 40;

test("a turn ten times as long costs at most a constant times ten", { timeout: 600_000 }, async () => {
  for (const [unit, times] of UNITS) {
    const [short, long] = [unit.repeat(times / 10), unit.repeat(times)];
    for (const [name, before, frame] of FRAMES) {
      const costOf = (run: string) => () => cost(before, frame(run));
      await expectGrowth(MOST, costOf(short), costOf(long), `${name} of ${JSON.stringify(unit)}`);
    }
  }
});
