/**
 * The platform's NFKC moves the rest of a text whenever two characters of it compose. Where starters compose with what stands
 * before them, a text without end composes at each of its characters. The class is found here, from the platform's own tables.
 */
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { nfkc } from "../../src/base/nfkc.js";
import { createEngine } from "../../src/index.js";
import { cpuTime, expectGrowth } from "../support/growth.js";

fc.configureGlobal({ seed: 119, numRuns: 400 });

const CHARACTERS = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point));
const nfd = (text: string): string => text.normalize("NFD");
/** Whether nothing is moved across a character: its combining class is zero. */
const isStarter = (character: string): boolean =>
  nfd(`${character}\u0334`) === nfd(character) + nfd("\u0334") &&
  nfd(`\u0345${character}`) === nfd("\u0345") + nfd(character);

/** The second halves of all characters that decompose and compose again. */
const SECONDS = new Set(
  CHARACTERS.filter((whole) => nfd(whole) !== whole && whole.normalize("NFC") === whole).map(
    (whole) => [...nfd(whole)].at(-1) ?? "",
  ),
);
/** The starters that compose with what stands before them. */
const BACKWARDS = [...SECONDS].filter(isStarter);
/** The pairs of them that compose: a text of such pairs is one run in which nothing ends. */
const PAIRS = BACKWARDS.flatMap((first) => BACKWARDS.map((second) => first + second)).filter(
  (pair) => pair.normalize("NFC") !== pair,
);

/** The texts are too long to be shown. */
function agrees(text: string): void {
  const [ours, theirs] = [nfkc(text), text.normalize("NFKC")];
  ok(ours === theirs, `${text.length} units, not in the platform's normal form`);
}

test("the search finds the classes that are known", () => {
  ok(BACKWARDS.length >= 50);
  for (const known of ["\u09be", "\u0dcf", "\u1161", "\u11a8", "\u{11127}"]) ok(BACKWARDS.includes(known), known);
  ok(!BACKWARDS.includes("\u0301") && !BACKWARDS.includes("a"));
  // These came with Unicode 16, which not every platform has.
  if (/\p{L}/u.test("\u{16d67}")) {
    for (const known of ["\u{16d67}", "\u{1611e}", "\u{16129}", "\u{113c2}"]) ok(BACKWARDS.includes(known), known);
    ok(PAIRS.includes("\u{16d67}\u{16d67}"));
  }
});

/** What a call asks of the platform's normal forms: each form, and the length of its text. */
function passedOn(text: string): (readonly [form: string | undefined, length: number])[] {
  const normalize = Object.getOwnPropertyDescriptor(String.prototype, "normalize");
  ok(normalize !== undefined);
  const calls: (readonly [string | undefined, number])[] = [];
  function recording(this: string, form?: string): string {
    calls.push([form, this.length]);
    return Reflect.apply(normalize?.value, this, [form]);
  }
  Object.defineProperty(String.prototype, "normalize", { ...normalize, value: recording });
  try {
    nfkc(text);
  } finally {
    Object.defineProperty(String.prototype, "normalize", normalize);
  }
  return calls;
}

const lengthsPassedOn = (text: string): number[] =>
  passedOn(text).flatMap(([form, length]) => (form === "NFKC" ? [length] : []));

/** Long enough for many slices, and short enough for the platform's own way. */
const LONG = 20_000;
const repeated = (unit: string): string => unit.repeat(LONG / unit.length);
/** With it, a text is taken apart and put together in slices of 4097 units. */
const LONG_RUN = "\u0301".repeat(32);

test("starters that compose with what stands before them are normalized at a linear cost", () => {
  for (const unit of [...BACKWARDS, ...PAIRS, "\uac00\u11a8", "\u1100\u1161\u11a8", "\u0bc6\u0bbe", "a\u0301"]) {
    const text = repeated(unit);
    const lengths = lengthsPassedOn(text);
    // The cost of each piece is bounded by its length, and there is no more in all than the characters' parts, and what stayed open.
    ok(Math.max(...lengths) <= 8192, `${unit} is normalized in one piece`);
    const most = 1.1 * text.normalize("NFKD").length;
    ok(lengths.reduce((sum, length) => sum + length) <= most, `${unit} is gone over again and again`);
  }
});

test("texts of each such starter and each such pair have the platform's normal form", () => {
  for (const unit of [...BACKWARDS, ...PAIRS]) agrees(repeated(unit).slice(0, 9000));
});

test("at the end of a slice, each pair of such starters has the platform's normal form, whatever stands around", () => {
  for (const first of BACKWARDS) {
    for (const second of BACKWARDS) {
      const pair = first + second;
      for (const short of [first.length, pair.length]) {
        const text = "x".repeat(4097 - short) + pair.repeat(3) + LONG_RUN;
        if (nfkc(text) !== text.normalize("NFKC")) agrees(text);
      }
    }
  }
});

const telling = fc.oneof(
  fc.constantFrom(...BACKWARDS),
  fc.constantFrom(...PAIRS),
  fc.constantFrom(..."a\u0301\u0316\u0334\u0345\u0344\u0f73\uff9e\u3099\u1100\uac00\u0bc6\u0dd9\ud800\udc00"),
  fc.constantFrom(
    "\u{16d63}",
    "\u{16d67}",
    "\u{16121}",
    "\u{11382}",
    "\u{1f600}",
    "\ufdfa",
    "\u{1d165}",
    " ",
    "\u00b4",
  ),
  fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
);
const words = fc.array(telling, { minLength: 1, maxLength: 40, size: "max" }).map((parts) => parts.join(""));

test("long texts rich in such starters have the platform's normal form, wherever a slice ends", () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 60 }), (texts, short) => {
      const [first = "", ...rest] = texts;
      agrees(`${"x".repeat(4097 - short)}${texts.join("")}${LONG_RUN}`);
      agrees(first.repeat(Math.ceil((8300 - short) / first.length)) + rest.join("a"));
    }),
  );
});

test("a run of marks without end is gone over a few times, however many slices it is", () => {
  const lengths = lengthsPassedOn(`a${"\u0301\u0316".repeat(100_000)}`);
  ok(lengths.reduce((sum, length) => sum + length) <= 4 * 200_000);
  deepStrictEqual(lengths.length < 10, true);
});

test("marks are taken apart and ranked once each, however long their run is, and in whatever order", () => {
  for (const unit of ["\u0301", "\u0316\u0301", "\u0301\u0316", "\u0344\uff9e\u0f73"]) {
    const [short, long] = [100, 10_000].map((times) => passedOn(`a${unit.repeat(times)}`).length);
    ok(short !== undefined && long !== undefined && long <= 2 * short, `${unit}: ${short} calls, then ${long}`);
  }
});

test("a turn of half a million such characters costs at most a constant times the eighth", async () => {
  for (const unit of PAIRS) {
    const costOf = (length: number) => {
      const text = `use ${unit.repeat(length / unit.length)}`;
      return () => cpuTime(() => strictEqual(createEngine().step(text).kind, "update"));
    };
    await expectGrowth(30, costOf(1 << 16), costOf(1 << 19), unit);
  }
});
