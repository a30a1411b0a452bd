/** Texts of the older language, nearly of it, and of anything. */
import fc from "fast-check";
import { sentences } from "../../src/generated/focus/sentences.js";

const PARTS = [
  ["use", "set", "no", "no,", "don", "don't", "dont", "do not", "never", "please", "i am", "I'm", "using", "allow"],
  ["you", "can", "is", "fine", "and", "AND", "or", "as", "actually", "i meant", "Correction:", "reset policies"],
  ["clear state", "tea", "x", "the", "a", "an", ",", ".", "'", "`", "\u2019", "\u0131", "\u0130", "\u017f"],
  ["J\u030c", "\u03a3", "yes", "nope", "!", "\uff0c", "\uff55se", "\u{1f600}", "\ud83d", "\ufeff", "\u0301"],
].flat();
const SPACES = [" ", " ", " ", " ", "", "  ", "\n", "\t", "\u3000", "\r", "\u0085"];

/** Words of the language and others, with spaces of all sorts. */
const almost = fc
  .array(fc.tuple(fc.constantFrom(...PARTS), fc.constantFrom(...SPACES)), { maxLength: 7 })
  .map((words) => words.flat().join(""));

const operand = fc.oneof(almost, fc.constantFrom("tea", "The Salt", "a, b", "x and y", "tea or milk", ""));
const derived = Object.values(sentences(fc, { texts: operand, alphabet: [..."aeimsuIS', \n\t\u0131\u017f"] }));

/** Any text, such as the language's own. */
export const turn = fc.oneof(almost, ...derived, fc.string({ unit: "binary", maxLength: 20 }));

export const conversation = fc.array(turn, { minLength: 1, maxLength: 5 });

const item = fc.oneof(operand, fc.string({ unit: "binary", maxLength: 5 }));

/** A state of version 1. */
export const state = fc.record({
  facts: fc.record({ "focus.primary": fc.option(item) }),
  policies: fc.record({ prohibit: fc.array(item, { maxLength: 4 }) }),
  version: fc.constant(1),
});

/** A payload that is a state, or nearly one. */
export const payload = fc.oneof(
  state,
  fc.record({ facts: fc.jsonValue(), policies: fc.jsonValue(), version: fc.jsonValue() }),
  fc.record({
    facts: fc.record({ "focus.primary": fc.jsonValue() }),
    policies: fc.record({ prohibit: fc.jsonValue() }),
    version: fc.constantFrom<unknown>(1, true, 2, "1", null),
  }),
  fc.jsonValue(),
);
