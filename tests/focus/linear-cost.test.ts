/** A turn of the older language costs at most a constant times what forty parts of it cost, whatever it repeats. */
import { test } from "vitest";
import { createEngine } from "../../src/focus/index.js";
import { expectLinear } from "../support/growth.js";

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

test("a turn costs at most a constant times forty parts of it", { timeout: 600_000 }, async () => {
  for (const [unit, times] of UNITS) {
    for (const [name, before, frame] of FRAMES) {
      const step = (text: string) => {
        const engine = createEngine();
        for (const turn of before) engine.step(turn);
        engine.step(text);
      };
      await expectLinear((parts) => frame(unit.repeat(times / parts)), step, `${name} of ${JSON.stringify(unit)}`);
    }
  }
});
