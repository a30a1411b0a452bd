/**
 * A turn ten times as long costs about what ten turns cost, also where a run of marks, spaces or words invites an engine to
 * look at the same place again and again. Both make the same garbage, which is most of the noise; what grows with the
 * square of the length costs ten times as much.
 */
import { test } from "vitest";
import { createEngine } from "../../src/index.js";
import { cpuTime, expectGrowth } from "../support/growth.js";

/** A unit, repeated, and how often in the shorter turn. */
const ADVERSARIES: readonly (readonly [name: string, unit: string, times: number])[] = [
  ["marks of two classes", "\u0301\u0316", 7_500],
  ["half-width sound marks", "\uff9e\u0301", 7_500],
  ["marks that decompose", "\u0344\u0316", 7_500],
  ["spaces", " ", 50_000],
  ["wide spaces", " \u3000\u0085", 20_000],
  ["articles", "the ", 20_000],
  ["a directive's word", "use ", 20_000],
  ["exclamation marks", "!", 50_000],
  ["the words of a replacement", " instead of ", 5_000],
  ["its words with odd spaces", " instead of\t", 5_000],
  ["dont in one word", "dont", 20_000],
  ["dont in many", "dont ", 10_000],
  ["sigmas", "\u03a3", 50_000],
  ["sigmas among apostrophes", "'\u03a3'", 20_000],
  ["letters that lower-casing splits", "\u0130\u0316", 10_000],
  ["syllables in their parts", "\u1100\u1161\u11a8", 15_000],
  ["lone surrogates", "\ud83d", 30_000],
];
/** How a turn is made of a run of units: as an answer to a question, an operand, or both sides of a replacement. */
const FRAMES: readonly (readonly [pending: boolean, frame: (run: string) => string])[] = [
  [true, (run) => `${run}x`],
  [false, (run) => `use ${run}x`],
  [false, (run) => `set premise to ${run}x`],
  [false, (run) => `change premise ${run}x`],
  [false, (run) => `use ${run} instead of ${run}x`],
];

/** What so many engines cost that step a text each. */
function cost(engines: number, pending: boolean, text: string): Promise<number> {
  return cpuTime(() => {
    for (let made = 0; made < engines; made += 1) {
      const engine = createEngine();
      if (pending) engine.step("use podman instead of docker");
      engine.step(text);
    }
  });
}

const MOST = 4;

test("a turn ten times as long costs at most a constant times ten turns", { timeout: 600_000 }, async () => {
  for (const [name, unit, times] of ADVERSARIES) {
    const [short, long] = [unit.repeat(times), unit.repeat(10 * times)];
    for (const [pending, frame] of FRAMES) {
      const context = `${name}, ${frame("…")}${pending ? " while a question is pending" : ""}`;
      await expectGrowth(
        MOST,
        () => cost(10, pending, frame(short)),
        () => cost(1, pending, frame(long)),
        context,
      );
    }
  }
});
