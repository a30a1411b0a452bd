/**
 * A turn costs at most a constant times what forty parts of it cost, also where a run of marks, spaces or words invites an engine to
 * look at the same place again and again.
 */
import { test } from "vitest";
import { createEngine } from "../../src/index.js";
import { expectLinear } from "../support/growth.js";

/** A unit, and how often it is repeated in the turn. */
const ADVERSARIES: readonly (readonly [name: string, unit: string, times: number])[] = [
  ["marks of two classes", "\u0301\u0316", 40_000],
  ["half-width sound marks", "\uff9e\u0301", 40_000],
  ["marks that decompose", "\u0344\u0316", 40_000],
  ["spaces", " ", 250_000],
  ["wide spaces", " \u3000\u0085", 100_000],
  ["articles", "the ", 100_000],
  ["a directive's word", "use ", 100_000],
  ["exclamation marks", "!", 250_000],
  ["the words of a replacement", " instead of ", 25_000],
  ["its words with odd spaces", " instead of\t", 25_000],
  ["dont in one word", "dont", 100_000],
  ["dont in many", "dont ", 50_000],
  ["sigmas", "\u03a3", 250_000],
  ["sigmas among apostrophes", "'\u03a3'", 100_000],
  ["letters that lower-casing splits", "\u0130\u0316", 50_000],
  ["syllables in their parts", "\u1100\u1161\u11a8", 75_000],
  ["lone surrogates", "\ud83d", 150_000],
];
/** How a turn is made of a run of units: as an answer to a question, an operand, or both sides of a replacement. */
const FRAMES: readonly (readonly [pending: boolean, frame: (run: string) => string])[] = [
  [true, (run) => `${run}x`],
  [false, (run) => `use ${run}x`],
  [false, (run) => `set premise to ${run}x`],
  [false, (run) => `change premise ${run}x`],
  [false, (run) => `use ${run} instead of ${run}x`],
];

test("a turn costs at most a constant times forty parts of it", { timeout: 600_000 }, async () => {
  for (const [name, unit, times] of ADVERSARIES) {
    for (const [pending, frame] of FRAMES) {
      const context = `${name}, ${frame("…")}${pending ? " while a question is pending" : ""}`;
      const step = (text: string) => {
        const engine = createEngine();
        if (pending) engine.step("use podman instead of docker");
        engine.step(text);
      };
      await expectLinear((parts) => frame(unit.repeat(times / parts)), step, context);
    }
  }
});
