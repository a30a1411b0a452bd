/**
 * The linear NFKC of the engine is the platform's: for any string, and above all for long runs of marks of mixed combining
 * classes, where the two take different ways.
 */
import { strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { nfkc } from "../../src/base/nfkc.js";
import { codeUnit, junk } from "../support/arbitraries.js";

fc.configureGlobal({ seed: 112, numRuns: 2000 });

const agrees = (text: string): void => strictEqual(nfkc(text), text.normalize("NFKC"));

/** Every mark there is, and every character whose decomposition has marks in it. */
const EVERY_MARK = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point)).filter((character) =>
  /[\p{M}\uFF9E\uFF9F]|.\p{M}/su.test(character.normalize("NFKD")),
);
/** Marks of low, middle and high classes, of class zero, composed ones, half-width ones, and starters that compose. */
const TELLING = [
  ...["\u0301", "\u0316", "\u0327", "\u0334", "\u0345", "\u031b", "\u0308", "\u05b0", "\u064b", "\u094d", "\u302a"],
  ...["\u0903", "\u034f", "\u0488", "\u20dd", "\u0bbe", "\u0344", "\u0340", "\u0f73", "\u0f81", "\uff9e", "\uff9f"],
  ...["\u3099", "\u{1d165}", "\u{1d16d}", "\u{16ff0}", "\u{1e94a}"],
];
const STARTERS = [
  "",
  "a",
  "A",
  "\u00e5",
  "\u1ea5",
  "\u30c6",
  "\uff83",
  "\u1100",
  "\uac00",
  "\u11a8",
  "\u00b4",
  "\ud800",
  "\u0bc6",
];

const mark = fc.oneof(fc.constantFrom(...TELLING), fc.constantFrom(...EVERY_MARK));
const starter = fc.constantFrom(...STARTERS);
const run = fc
  .tuple(starter, fc.array(mark, { minLength: 20, maxLength: 120, size: "max" }), starter)
  .map(([before, marks, after]) => before + marks.join("") + after);

test("long runs of marks of any classes have the platform's normal form", () => {
  fc.assert(fc.property(fc.array(run, { minLength: 1, maxLength: 3 }), (runs) => agrees(runs.join(""))));
});

test("any string has the platform's normal form", () => {
  fc.assert(fc.property(fc.oneof(junk, fc.string({ unit: codeUnit })), agrees));
});

test("runs of two marks that alternate have the platform's normal form, whichever the two", () => {
  for (const first of TELLING) {
    for (const second of TELLING) for (const base of STARTERS) agrees(base + (first + second).repeat(20));
  }
});

test("every mark in a long run has the platform's normal form, in front, within and behind", () => {
  const run = "\u0301\u0316\u0345\u0334".repeat(10);
  for (const each of EVERY_MARK) {
    const texts = [`a${each}${run}`, `a${run}${each}${run}`, `a${run}${each}`, `${each}${run}${each}\u0308`];
    for (const text of texts) if (nfkc(text) !== text.normalize("NFKC")) agrees(text);
  }
});

test("runs that are just long enough, and just not, have the platform's normal form", () => {
  for (let length = 28; length < 38; length += 1) {
    agrees(`a${"\u0301\u0316".repeat(40).slice(0, length)}`);
    agrees(`\u00e5${"\u0345\u0327".repeat(40).slice(0, length)}\u0301`);
  }
});
