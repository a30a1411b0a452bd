/** A run of marks that reaches the platform's normalization is in canonical order already: there is nothing to move. */
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { test } from "vitest";
import { nfkc } from "../../src/base/nfkc.js";

/** Marks by their combining class, which is 1, 202, 220, 230, 230 and 240, and one of class zero. */
const OVERLAY = "\u0334";
const CEDILLA = "\u0327";
const BELOW = "\u0316";
const ABOVE = "\u0301";
const DIAERESIS = "\u0308";
const IOTA = "\u0345";
const JOINER = "\u034f";

/** What a call passes on to the platform's NFKC. */
function passedOn(text: string): string[] {
  const normalize = Object.getOwnPropertyDescriptor(String.prototype, "normalize");
  ok(normalize !== undefined);
  const texts: string[] = [];
  function recording(this: string, form?: string): string {
    if (form === "NFKC") texts.push(this.toString());
    return Reflect.apply(normalize?.value, this, [form]);
  }
  Object.defineProperty(String.prototype, "normalize", { ...normalize, value: recording });
  try {
    nfkc(text);
  } finally {
    Object.defineProperty(String.prototype, "normalize", normalize);
  }
  return texts;
}

/** The pairs of neighbors that canonical ordering would swap. */
function outOfOrder(text: string): string[] {
  const characters = [...text];
  return characters
    .slice(1)
    .map((character, index) => `${characters[index]}${character}`)
    .filter((pair) => [...pair.normalize("NFD")].join() !== [...pair].map((each) => each.normalize("NFD")).join());
}

test("a long run of marks is passed on in canonical order", () => {
  const runs = [
    `a${`${ABOVE}${BELOW}`.repeat(40)}b`,
    `a${`${IOTA}${DIAERESIS}${ABOVE}${CEDILLA}${BELOW}${OVERLAY}`.repeat(20)}`,
    `${`${OVERLAY}${IOTA}`.repeat(20)}b${`${IOTA}${OVERLAY}`.repeat(20)}`,
    `a${`${ABOVE}${BELOW}`.repeat(10)}${JOINER}${`${IOTA}${BELOW}${OVERLAY}`.repeat(10)}`,
    `\uff76${`\uff9e${BELOW}\uff9f${OVERLAY}`.repeat(20)}`,
    `a${`\u0344${BELOW}`.repeat(20)}`,
  ];
  for (const run of runs) {
    const [text = "", ...more] = passedOn(run);
    deepStrictEqual(more, []);
    deepStrictEqual(outOfOrder(text), []);
    strictEqual(text.normalize("NFKC"), run.normalize("NFKC"));
  }
});

test("marks of class zero stay where they are, and so do marks of one class among themselves", () => {
  const run = `${IOTA}${DIAERESIS}${ABOVE}`;
  const inOrder = (times: number): string => `${DIAERESIS}${ABOVE}`.repeat(times) + IOTA.repeat(times);
  deepStrictEqual(passedOn(`a${run.repeat(6)}${JOINER}${run.repeat(6)}b`), [`a${inOrder(6)}${JOINER}${inOrder(6)}b`]);
});

test("a run of 31 marks is passed on as it is, and one of 32 is put into order", () => {
  const run = (length: number): string => `${ABOVE}${BELOW}`.repeat(16).slice(0, length);
  deepStrictEqual(passedOn(`a${run(31)}b${run(31)}`), [`a${run(31)}b${run(31)}`]);
  deepStrictEqual(passedOn(`a${run(32)}b`), [`a${BELOW.repeat(16)}${ABOVE.repeat(16)}b`]);
});
