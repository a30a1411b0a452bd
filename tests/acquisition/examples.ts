/** The examples of the spec's chapter about the layer, and what is held against them: our layer, or the oracle. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import {
  parsePreprocessorOutput,
  preprocessHeuristic,
  validatePreprocessorOutput,
} from "../../src/acquisition/index.js";
import { heuristic } from "../oracle/acquisition/heuristic.js";
import { parse, validate } from "../oracle/acquisition/validator.js";
import { ALL_RULES, type Rules } from "../oracle/rules.js";

/** An implementation of the layer. A source of null is not supplied. */
export interface Layer {
  heuristic(message: string): object;
  validate(raw: unknown, source: string | null): object;
  parse(raw: unknown, source: string | null): string | null;
}

/** Our layer, through its public functions. */
export const LAYER: Layer = {
  heuristic: preprocessHeuristic,
  validate: (raw, sourceInput) => validatePreprocessorOutput(raw, { sourceInput }),
  parse: (raw, sourceInput) => parsePreprocessorOutput(raw, { sourceInput }),
};

/** The naive layer, in which only the given rules are in force. */
export function oracleLayer(rules: Rules = ALL_RULES): Layer {
  return {
    heuristic: (message) => heuristic(message, rules),
    validate: (raw, source) => validate(raw, source, rules),
    parse: (raw, source) => parse(raw, source, rules),
  };
}

const output = { id: z.string(), raw_output: z.unknown(), source_input: z.string().nullable().optional() };

/** A question to the layer. */
export const AcquisitionCase = z.discriminatedUnion("kind", [
  z.strictObject({ id: z.string(), kind: z.literal("heuristic"), input: z.string() }),
  z.strictObject({ ...output, kind: z.literal("validator") }),
  z.strictObject({ ...output, kind: z.literal("parse") }),
]);
const AcquisitionExample = z.object({
  case: AcquisitionCase,
  expected: z.record(z.string(), z.unknown()),
});

/** A question to the layer, and all that it answers. */
export type AcquisitionExample = z.infer<typeof AcquisitionExample>;

/** The examples of heuristic and validator, as the generator wrote them. */
export function loadAcquisitionExamples(): AcquisitionExample[] {
  const all = z.array(z.object({ case: z.looseObject({ kind: z.string() }), expected: z.unknown() }));
  const examples = all.parse(JSON.parse(readFileSync("conformance/acquisition.json", "utf8")));
  return z.array(AcquisitionExample).parse(examples.filter(({ case: { kind } }) => KINDS.includes(kind)));
}

const KINDS = ["heuristic", "validator", "parse"];

/** What a layer answers to the question of an example. */
export function answerOf(layer: Layer, asked: AcquisitionExample["case"]): object {
  switch (asked.kind) {
    case "heuristic":
      return { ...layer.heuristic(asked.input) };
    case "validator":
      return { ...layer.validate(asked.raw_output, asked.source_input ?? null) };
    case "parse":
      return { parsed: layer.parse(asked.raw_output, asked.source_input ?? null) };
  }
}
