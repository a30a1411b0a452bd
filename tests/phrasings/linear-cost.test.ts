/**
 * What a text costs grows with its length and no faster. The parsers look at a text through `charCodeAt` and `startsWith` alone,
 * so that counting those calls says how often they look, whatever the machine does meanwhile.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as parsers from "../../src/generated/phrasings/parser.js";
import { proposePhrasings, proposeRule } from "../../src/phrasings/index.js";
import { readRules } from "../../src/phrasings/rule-file.js";
import { cpuTime, expectGrowth } from "../support/growth.js";

const { charCodeAt, startsWith } = String.prototype;

/** How often a run looks at a text. */
function looks(run: () => unknown): number {
  let count = 0;
  Object.assign(String.prototype, {
    charCodeAt(this: string, at: number) {
      count += 1;
      return charCodeAt.call(this, at);
    },
    startsWith(this: string, word: string, at?: number) {
      count += 1;
      return startsWith.call(this, word, at);
    },
  });
  try {
    run();
  } finally {
    Object.assign(String.prototype, { charCodeAt, startsWith });
  }
  return count;
}

const GRAMMAR = readFileSync(new URL("../../grammar/phrasings.peggy", import.meta.url), "utf8");
/** Every fiftieth word of the grammar, what courtesy repeats, and what a search comes to again and again. */
const WORDS = [...new Set([...GRAMMAR.matchAll(/"([^"\\\n]+)"/g)].map(([, word = ""]) => word.trim()))]
  .filter((word, index) => word !== "" && index % 50 === 0)
  .concat("-", "!", "x", "so", "thx", "please", "because", "use x,", "i'm x.", "use x for y", "never use x instead of");

test.each(Object.entries(parsers))("%s looks at most twice as often at a text of twice the length", (_name, parse) => {
  for (const unit of WORDS.flatMap((word) => [`${word} `, `use ${word} `, `i'm ${word}, `])) {
    const [short, long] = [300, 600].map((length) => `use ${unit.repeat(length / unit.length)}x`);
    const growth = looks(() => parse(long ?? "")) / (looks(() => parse(short ?? "")) + 200);
    expect.soft(growth, unit).toBeLessThan(2.3);
  }
});

test.each([
  ["tails in a row", "use x", " thx"],
  ["sentences in a row", "", "use x. "],
  ["lines in a row", "", "i'm x\n"],
  ["end marks in a row", "hi, ", "! "],
])("%s are looked at a bounded number of times a character", (_what, start, unit) => {
  const text = start + unit.repeat(590 / unit.length);
  expect(looks(() => proposePhrasings(text)) + looks(() => proposeRule(text))).toBeLessThan(1500 * text.length);
});

test("a text that is too long to be one wish is not read", () => {
  const long = "use tabs ".repeat(100_000);
  expect(looks(() => proposePhrasings(long)) + looks(() => proposeRule(long))).toBeLessThan(100);
});

test.each([
  ["that is nearly a wish", "usee x"],
  ["of a word that every production begins with", "use item"],
  ["of one letter", "u"],
])("a short line %s is looked at a bounded number of times a character", (_what, start) => {
  const lines = Array.from({ length: 20 }, (_, index) => `${start}${index}`);
  const looked = looks(() => readRules(lines.join("\n")));
  expect(looked).toBeLessThan(400 * lines.join("").length);
});

test("a line that is too short for a rule costs no more a character than one of two words", () => {
  const looksAt = (lineOf: (letter: string) => string) => {
    const text = [..."abcdefghijklmnopqrstvwxyz"].map((letter) => `${lineOf(letter)}\n`).join("");
    return looks(() => readRules(text)) / text.length;
  };
  const ordinary = looksAt((letter) => `- fred ji${letter}`);
  expect(looksAt((letter) => `- ${letter}`)).toBeLessThan(ordinary);
  expect(looksAt((letter) => `${letter}: `)).toBeLessThan(ordinary);
});

test("lines behind one that is set in far cost four times as much when there are four times as many, set in four times as far", async () => {
  const costOf = (length: number) => {
    const text = `${" ".repeat(length)}X\n${"a\n".repeat(length / 4)}`;
    return () => cpuTime(() => readRules(text));
  };
  await expectGrowth(9, costOf(8_000), costOf(32_000));
});
