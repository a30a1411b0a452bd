/** Fuzzed turns of the older language: sentences derived from its grammar, words that almost are, in white space of all sorts. */
import type { Arbitrary } from "fast-check";
import { type FastCheck, sentences } from "../../generated/focus/sentences.js";
import { ALPHABET } from "../pools.js";
import { mutated } from "../turns.js";

const WORDS = [
  ["use", "set", "no", "no,", "don", "don't", "dont", "do not", "never", "please", "i am", "I'm", "using", "allow"],
  ["you", "can", "is", "fine", "and", "AND", "or", "as", "actually", "i meant", "Correction:", "reset policies"],
  ["clear state", "tea", "x", "the", "a", "an", ",", ".", "'", "`", "\u2019", "\u0131", "\u0130", "\u017f"],
  ["J\u030c", "\u03a3", "yes", "nope", "!", "\uff0c", "\uff55se", "\u{1f600}", "\ud83d", "\ufeff", "\u0301"],
].flat();
const SPACES = [" ", " ", " ", " ", "", "  ", "\n", "\t", "\u3000", "\r", "\u0085"];

/** Operands: few, so that turns meet, and words of the language among others. */
export function focusOperands(fc: FastCheck): Arbitrary<string> {
  return fc.oneof(almost(fc), fc.constantFrom("tea", "The Salt", "a, b", "x and y", "tea or milk", ""));
}

/** Turns as users make them: mostly directives and answers. */
export function focusTurns(fc: FastCheck): Arbitrary<string> {
  const derived = Object.values(
    sentences(fc, { texts: focusOperands(fc), alphabet: [..."aeimsuIS', \n\t\u0131\u017f"] }),
  );
  const noise = fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 8 });
  return fc.oneof(almost(fc), ...derived, mutated(fc, fc.oneof(...derived)), noise);
}

function almost(fc: FastCheck): Arbitrary<string> {
  const words = fc.array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...SPACES)), { maxLength: 7 });
  return words.map((parts) => parts.flat().join(""));
}
