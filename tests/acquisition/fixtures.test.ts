/** A runner of the fixture files that implementations share, over the contract's samples of each kind (section 9). */
import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as acquisition from "../../src/acquisition/index.js";
import * as node from "../../src/acquisition/node.js";
import { readRows } from "./rows.js";

const { parsePreprocessorOutput, preprocessHeuristic, validatePreprocessorOutput } = acquisition;
const expected = z.strictObject({ classification: z.string(), output: z.string().nullable() });
const raw = { raw_output: z.unknown(), source_input: z.unknown() };
const Fixture = z.union([
  z.object({ kind: z.literal("heuristic").default("heuristic"), input: z.string(), expected }),
  z.object({ kind: z.literal("validator"), ...raw, expected }),
  z.object({ kind: z.literal("parse"), ...raw, expected_parsed: z.string().nullable() }),
  z.object({ kind: z.literal("api-contract"), required_exports: z.array(z.string()) }),
]);

/** Types leave nothing behind that a test could find; the compiler holds these. */
const TYPES = { PreprocessResult: null, PreprocessOutcome: null } satisfies {
  PreprocessResult: acquisition.PreprocessResult | null;
  PreprocessOutcome: acquisition.PreprocessOutcome | null;
};
const EXPORTS = new Set([...Object.keys(acquisition), ...Object.keys(node), ...Object.keys(TYPES)]);

function camelCase(name: string): string {
  return /^[a-z_]+$/.test(name) ? name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) : name;
}

function check(fixture: z.infer<typeof Fixture>): void {
  switch (fixture.kind) {
    case "heuristic":
      checkHeuristic(fixture.input, fixture.expected);
      break;
    case "validator":
      expect(validatePreprocessorOutput(fixture.raw_output, options(fixture))).toEqual(fixture.expected);
      break;
    case "parse":
      expect(parsePreprocessorOutput(fixture.raw_output, options(fixture))).toBe(fixture.expected_parsed);
      break;
    case "api-contract":
      expect(fixture.required_exports.map(camelCase).filter((name) => !EXPORTS.has(name))).toEqual([]);
  }
}

function checkHeuristic(input: string, expected: { classification: string; output: string | null }): void {
  for (const { outcome, directive } of [input, input].map(preprocessHeuristic)) {
    expect({ classification: outcome, output: directive }).toEqual(expected);
    expect(validatePreprocessorOutput(directive).output).toBe(expected.output);
  }
}

/** A source that is no string is not supplied. */
function options({ source_input }: { readonly source_input: unknown }): acquisition.ValidationOptions {
  return typeof source_input === "string" ? { sourceInput: source_input } : {};
}

describe("a fixture of each kind passes", () => {
  it.each(readRows("fixtures", Fixture))("$kind", check);
});

it("the constants have the contract's values", () => {
  expect([
    acquisition.PREPROCESS_OUTCOME_DIRECTIVE,
    acquisition.PREPROCESS_OUTCOME_NO_DIRECTIVE,
    acquisition.PREPROCESS_OUTCOME_UNKNOWN,
    acquisition.PREPROCESSOR_NO_DIRECTIVE_SENTINEL,
  ]).toEqual(["directive", "no_directive", "unknown", "<NO_DIRECTIVE>"]);
});
