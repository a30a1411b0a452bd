/** Names that are nearly another one are found by keys, as a look at all of them finds them, and at a cost that no choice of names raises. */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Named } from "../../src/diagnostics/buckets.js";
import { Names } from "../../src/diagnostics/names.js";
import { isNear } from "../../src/diagnostics/near.js";

/** So many questions, and names are looked up by keys. */
const QUESTIONS = 7;

function namesOf(texts: readonly string[]): readonly Named[] {
  return texts.map((name) => ({ name, spelled: name, rank: 0 }));
}

function inOrder(all: readonly Named[]): Names {
  const names = new Names(all);
  for (let asked = 0; asked < QUESTIONS; asked += 1) names.nearTo("asked so that order pays");
  return names;
}

/** Words of few characters, so that many are near one another. */
const words = fc.string({
  unit: fc.constantFrom("a", "b", "e", "i", "s", "y", "'", "3", "!", "\u{1d4d0}"),
  minLength: 1,
  maxLength: 8,
});
const items = fc
  .tuple(fc.constantFrom("", "apple ", "pies-", "3_"), words, fc.constantFrom("", " es", "-ab", " 3"))
  .map((parts) => parts.join(""));

/** Slips and plurals of an item. */
const neighbors = items.chain((item) =>
  fc
    .tuple(fc.nat(item.length), fc.constantFrom("a", "e", "s", "es", "ies", "-", ""), fc.nat(2))
    .map(([at, put, cut]) => {
      return [item, item.slice(0, at) + put + item.slice(at + cut)];
    }),
);

test("what is found by keys is what a look at all names finds", () => {
  fc.assert(
    fc.property(fc.array(neighbors, { minLength: 1, maxLength: 12 }), (pairs) => {
      const all = [...new Set(pairs.flat())].filter((text) => text !== "").sort();
      const names = inOrder(namesOf(all));
      for (const name of all)
        expect([name, names.nearTo(name)?.name]).toEqual([name, all.find((other) => isNear(name, other))]);
    }),
    { numRuns: 500 },
  );
});

test("names that were chosen to share a hash hide none", () => {
  // FNV-1a of each from its usual seed, in 32 bits, is that of the one slip between the last of them and what is asked about.
  const chosen = "aambzwlf abzqcooe ajrulggh amhbneor blgkscye bthmvewq cisqbnak dokkccih zwieback".split(" ");
  expect(inOrder(namesOf(chosen)).nearTo("zwiebeck")?.name).toBe("zwieback");
});

/** Every text of so many characters of an alphabet, up to a number. */
function textsOf(alphabet: string, length: number, most: number): readonly string[] {
  return Array.from({ length: most }, (_, number) => {
    let [text, rest] = ["", number];
    while (text.length < length) {
      text += alphabet[rest % alphabet.length];
      rest = Math.floor(rest / alphabet.length);
    }
    return text;
  });
}

/** How often a name is looked at while each of them is asked about. */
function looksAt(texts: readonly string[]): number {
  let looks = 0;
  const all = texts.map((text) => ({
    get name() {
      looks += 1;
      return text;
    },
    spelled: text,
    rank: 0,
  }));
  const names = inOrder(all);
  looks = 0;
  for (const text of texts) names.nearTo(text);
  return looks;
}

describe("no choice of names raises the cost", () => {
  const CHOICES: readonly (readonly [string, (most: number) => readonly string[]])[] = [
    ["the ends of plurals", (most) => textsOf("eisy", 12, most)],
    ["two letters", (most) => textsOf("es", 12, most)],
    ["four letters", (most) => textsOf("abcd", 12, most)],
    ["marks between letters", (most) => textsOf("!$%&", 9, most).map((marks) => `kkkk${marks}kkkk`)],
    ["marks and a letter", (most) => textsOf("a!", 12, most).map((text) => `kkkkk${text}`)],
    [
      "one letter of many in a place",
      (most) => Array.from({ length: most }, (_, at) => `docke${String.fromCharCode(0x4e00 + at)}`),
    ],
    [
      "one mark of many in a place",
      (most) => Array.from({ length: most }, (_, at) => `docker${String.fromCodePoint(0x1d000 + at)}`),
    ],
    [
      "plurals in every word",
      (most) =>
        textsOf("ab", 11, most).map((text) => [...text].map((each) => (each === "a" ? "pie" : "pies")).join(" ")),
    ],
    ["numbers between words", (most) => Array.from({ length: most }, (_, at) => `issue ${at} closed`)],
  ];

  it.each(CHOICES)("%s", (_name, choose) => {
    const [few, many] = [looksAt(choose(250)), looksAt(choose(1_000))];
    expect(many).toBeLessThan(6 * Math.max(few, 1_000));
  });
});
