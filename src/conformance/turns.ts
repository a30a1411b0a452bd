/** Fuzzed conversations: sentences derived from the grammar, texts that almost are, and answers to what was asked. */
import type { Arbitrary } from "fast-check";
import { type FastCheck, sentences } from "../generated/directives/sentences.js";
import { ALPHABET, OPERANDS } from "./pools.js";

/** Texts as operands are made of. */
export function operands(fc: FastCheck): Arbitrary<string> {
  const noise = fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 6 });
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...OPERANDS) }, { weight: 1, arbitrary: noise });
}

/** A text changed in one to three places: a piece of it lost, doubled or moved, a character put in, a case changed. */
export function mutated(fc: FastCheck, texts: Arbitrary<string>): Arbitrary<string> {
  const edit = fc.record({
    how: fc.nat(4),
    at: fc.nat(40),
    length: fc.integer({ min: 1, max: 8 }),
    put: fc.constantFrom(...ALPHABET),
  });
  return fc
    .tuple(texts, fc.array(edit, { minLength: 1, maxLength: 3 }))
    .map(([text, edits]) => edits.reduce(changed, text));
}

function changed(text: string, edit: { how: number; at: number; length: number; put: string }): string {
  const at = edit.at % (text.length + 1);
  const [before, piece, after] = [text.slice(0, at), text.slice(at, at + edit.length), text.slice(at + edit.length)];
  const ways = [
    before + after,
    before + piece + piece + after,
    before + edit.put + piece + after,
    before + piece.toUpperCase() + after,
    before + after + piece,
  ];
  return ways[edit.how] ?? text;
}

/** Turns as users make them: mostly directives and answers. */
export function turns(fc: FastCheck): Arbitrary<string> {
  const derived = sentences(fc, { texts: operands(fc), alphabet: ALPHABET });
  const any = fc.oneof(...Object.values(derived));
  const shouted = fc
    .tuple(fc.oneof(derived.accept, derived.decline), fc.constantFrom("", ".", "!", " ?!", "! !", "\u3000"))
    .map((parts) => parts.join(""));
  return fc.oneof(
    { weight: 6, arbitrary: any },
    { weight: 2, arbitrary: fc.oneof(derived.replace_use, derived.use_item, derived.prohibit_item) },
    { weight: 2, arbitrary: shouted },
    { weight: 1, arbitrary: mutated(fc, any) },
    { weight: 1, arbitrary: operands(fc) },
  );
}
