/** Kinds of fuzzed cases, each made of texts alone, so that what fails can be shrunk text by text. */
import type { Arbitrary } from "fast-check";
import type { FastCheck } from "../generated/directives/sentences.js";
import type { Case, JsonObject } from "./case.js";
import type { Class } from "./classes.js";

/** What a case is made of. */
export interface Ingredients {
  /** The turns that lead to the state in which the case begins. */
  readonly given: readonly string[];
  /** The turns of the case that come before what it is about; they may leave a question. */
  readonly prelude: readonly string[];
  /** What the case is about: turns, messages, a payload. */
  readonly texts: readonly string[];
}

/** A kind of fuzzed cases. */
export interface Target {
  readonly id: string;
  readonly class: Class;
  /** How many texts a case needs at least. */
  readonly least: number;
  readonly texts: (fc: FastCheck) => Arbitrary<string[]>;
  readonly toCase: (ingredients: Ingredients) => JsonObject & { readonly kind: string };
}

/** The id of the target that each language has: turns, which can be shown as an example of the spec. */
export const CONVERSATION = "fuzz.conversation";

/** What a case of a target is made of, at random; `turn` gives turns of the language. */
export function ingredients(fc: FastCheck, turn: Arbitrary<string>, target: Target): Arbitrary<Ingredients> {
  const given = fc.array(turn, { maxLength: 8 });
  return fc.record({ given, prelude: fc.array(turn, { maxLength: 3 }), texts: target.texts(fc) });
}

/** The case of a target. */
export function caseOf(target: Target, from: Ingredients): Case {
  return { id: target.id, ...target.toCase(from) };
}
