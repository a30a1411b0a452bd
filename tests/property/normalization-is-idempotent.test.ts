/** The normalizations of an item and of a premise are fixed points, and all three agree with the oracle's. */
import { strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { normalizeConfirmation, normalizeItem, normalizePremise } from "../../src/semantics/normalize.js";
import { confirmation, item, premiseText } from "../oracle/characters.js";
import { answer, junk, item as rawItem, premise as rawPremise, WHITE_SPACE } from "../support/arbitraries.js";

fc.configureGlobal({ seed: 109, numRuns: 10_000 });

const text = fc.oneof(
  junk,
  rawItem,
  rawPremise,
  answer,
  fc.tuple(junk, rawItem, junk).map((parts) => parts.join("")),
);

test("normalizing an item twice is normalizing it once", () => {
  fc.assert(
    fc.property(text, (raw) => {
      const once = normalizeItem(raw);
      strictEqual(normalizeItem(once), once);
    }),
  );
});

test("normalizing a premise twice is normalizing it once", () => {
  fc.assert(
    fc.property(text, (raw) => {
      const once = normalizePremise(raw);
      strictEqual(normalizePremise(once), once);
    }),
  );
});

test("the three normalizations are the oracle's", () => {
  fc.assert(
    fc.property(text, (raw) => {
      strictEqual(normalizeItem(raw), item(raw));
      strictEqual(normalizePremise(raw), premiseText(raw));
      strictEqual(normalizeConfirmation(raw), confirmation(raw));
    }),
  );
});

test("every code point is normalized as the oracle normalizes it, between words", () => {
  for (let first = 0; first < 0x110000; first += 0x80) {
    const characters = Array.from({ length: 0x80 }, (_, offset) => String.fromCodePoint(first + offset));
    const words = characters.map((character) => `The${character}dont${character}`).join(" x ");
    strictEqual(normalizeItem(words), item(words));
    strictEqual(normalizePremise(words), premiseText(words));
    strictEqual(normalizeConfirmation(words), confirmation(words));
  }
});

test("every white space of chapter 2 separates and is trimmed, and nothing else does", () => {
  for (let unit = 0; unit < 0x10000; unit += 1) {
    const character = String.fromCharCode(unit);
    const separates = normalizeItem(`x${character}y`) === "x y";
    const trimmed = normalizePremise(`${character}X${character}`) === "X";
    if (separates !== WHITE_SPACE.includes(character)) strictEqual(character, `separates: ${separates}`);
    if (trimmed !== WHITE_SPACE.includes(character)) strictEqual(character, `trimmed: ${trimmed}`);
  }
});

test("a normalized item holds no white space but single spaces inside, no article before it, nothing to lower-case", () => {
  fc.assert(
    fc.property(text, (raw) => {
      const once = normalizeItem(raw);
      for (const space of WHITE_SPACE) strictEqual(space !== " " && once.includes(space), false);
      strictEqual(/^\u0020|\u0020$|\u0020{2}|^(?:a|an|the)(?:\u0020|$)|[`\u2019]/.test(once), false);
      strictEqual(once, once.toLowerCase().normalize("NFKC"));
    }),
  );
});
