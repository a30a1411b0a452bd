/** What the runner and the fuzzer know of a language: all else in this room is the same for each. */
import type { Arbitrary } from "fast-check";
import type { FastCheck } from "../generated/directives/sentences.js";
import type { Case, Example, JsonObject } from "./case.js";
import type { Class } from "./classes.js";
import type { ScaleCase } from "./scale.js";
import type { Shape } from "./shape.js";
import type { Target } from "./target.js";

/** A language as the runner knows it. */
export interface Language {
  readonly version: string;
  /** The names of the suite's files in `conformance`: the language, then the layers beside it. */
  readonly files: readonly string[];
  /** In the order of a run. */
  readonly classes: readonly Class[];
  /** The class of the cases of each kind. */
  readonly classOf: Readonly<Record<string, Class>>;
  /** Which fields the answer to a case has. */
  readonly shapeOf: (example: Example) => Shape;
  /** The cases of the class `scale`. */
  readonly scaleCases: () => readonly ScaleCase[];
  /** What is observed of our own engine. */
  readonly observe: (asked: Case) => JsonObject;
  /** What is fuzzed. */
  readonly targets: readonly Target[];
  /** Turns as users make them. */
  readonly turns: (fc: FastCheck) => Arbitrary<string>;
  /** A conversation as an example of the spec, with the answers that our engine gives. */
  readonly toExample: (name: string, turns: readonly string[]) => string;
}
