/** A turn of the older language that is ten times as long costs at most a constant times ten, whatever it repeats. */
import { expect, test } from "vitest";
import { createEngine } from "../../src/focus/index.js";

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

function cost(before: readonly string[], text: string): number {
  const engine = createEngine();
  for (const turn of before) engine.step(turn);
  const start = process.cpuUsage();
  engine.step(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Wide for noise: what grows with the square of the length costs a hundred times as much. */
const MOST = 60;
const UNMEASURABLE = 1;

function inBounds(before: readonly string[], short: string, long: string): boolean {
  const base = Math.min(...Array.from({ length: 3 }, () => cost(before, short)));
  const attempt = (): boolean => cost(before, long) < MOST * Math.max(base, UNMEASURABLE);
  return attempt() || attempt() || attempt();
}

test("a turn ten times as long costs at most a constant times ten", { timeout: 600_000 }, () => {
  for (const [unit, times] of UNITS) {
    const [short, long] = [unit.repeat(times / 10), unit.repeat(times)];
    for (const [name, before, frame] of FRAMES) {
      const context = `${name} of ${JSON.stringify(unit)}`;
      expect([context, inBounds(before, frame(short), frame(long))]).toEqual([context, true]);
    }
  }
});
