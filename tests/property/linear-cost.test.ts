/**
 * A turn ten times as long costs at most a constant times ten, also where a run of marks, spaces or words invites an
 * engine to look at the same place again and again. The room for noise is wide: what grows with the square of the
 * length costs a hundred times as much.
 */
import { test } from "vitest";
import { createEngine } from "../../src/index.js";
import { cpuTime, expectGrowth } from "../support/growth.js";

/** A unit, repeated, and how often in the shorter turn. */
const ADVERSARIES: readonly (readonly [name: string, unit: string, times: number])[] = [
  ["marks of two classes", "\u0301\u0316", 15_000],
  ["half-width sound marks", "\uff9e\u0301", 15_000],
  ["marks that decompose", "\u0344\u0316", 15_000],
  ["spaces", " ", 100_000],
  ["wide spaces", " \u3000\u0085", 40_000],
  ["articles", "the ", 40_000],
  ["a directive's word", "use ", 40_000],
  ["exclamation marks", "!", 100_000],
  ["the words of a replacement", " instead of ", 10_000],
  ["its words with odd spaces", " instead of\t", 10_000],
  ["dont in one word", "dont", 40_000],
  ["dont in many", "dont ", 20_000],
  ["sigmas", "\u03a3", 100_000],
  ["sigmas among apostrophes", "'\u03a3'", 40_000],
  ["letters that lower-casing splits", "\u0130\u0316", 20_000],
  ["syllables in their parts", "\u1100\u1161\u11a8", 30_000],
  ["lone surrogates", "\ud83d", 60_000],
];
/** How a turn is made of a run of units: as an answer to a question, an operand, or both sides of a replacement. */
const FRAMES: readonly (readonly [pending: boolean, frame: (run: string) => string])[] = [
  [true, (run) => `${run}x`],
  [false, (run) => `use ${run}x`],
  [false, (run) => `set premise to ${run}x`],
  [false, (run) => `change premise ${run}x`],
  [false, (run) => `use ${run} instead of ${run}x`],
];

function cost(pending: boolean, text: string): Promise<number> {
  const engine = createEngine();
  if (pending) engine.step("use podman instead of docker");
  return cpuTime(() => engine.step(text));
}

const MOST = 40;

test("a turn ten times as long costs at most a constant times ten", { timeout: 600_000 }, async () => {
  for (const [name, unit, times] of ADVERSARIES) {
    const [short, long] = [unit.repeat(times), unit.repeat(10 * times)];
    for (const [pending, frame] of FRAMES) {
      const context = `${name}, ${frame("…")}${pending ? " while a question is pending" : ""}`;
      const costOf = (run: string) => () => cost(pending, frame(run));
      await expectGrowth(MOST, costOf(short), costOf(long), context);
    }
  }
});
