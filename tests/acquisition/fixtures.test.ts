/** The fixture files of the layer, which implementations share, run as any of them runs them (spec, `acquisition.examples`). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as acquisition from "../../src/acquisition/index.js";
import * as node from "../../src/acquisition/node/index.js";

const { parsePreprocessorOutput, preprocessHeuristic, validatePreprocessorOutput } = acquisition;
const FIXTURES = join(import.meta.dirname, "..", "fixtures");
const expected = z.strictObject({ classification: z.string(), output: z.string().nullable() });
const output = { name: z.string(), raw_output: z.unknown(), source_input: z.unknown().optional() };
const Heuristic = z.strictObject({ name: z.string(), kind: z.literal("heuristic"), input: z.string(), expected });
const Validator = z.strictObject({ ...output, kind: z.literal("validator"), expected });
const Parse = z.strictObject({ ...output, kind: z.literal("parse"), expected_parsed: z.string().nullable() });
const Names = z.object({ id: z.string(), module: z.string(), required_exports: z.array(z.string()) });

/** The fixtures of a folder, under their names. */
function load<Fixture>(folder: string, shape: z.ZodType<Fixture>, only = ""): (readonly [string, Fixture])[] {
  const names = readdirSync(join(FIXTURES, folder)).filter((name) => name.startsWith(only));
  return names.sort().map((name) => {
    const value: unknown = JSON.parse(readFileSync(join(FIXTURES, folder, name), "utf8"));
    return [name.replace(/\.json$/, ""), shape.parse(value)];
  });
}

/** A source that is not a string is not supplied. */
function options({ source_input }: { readonly source_input?: unknown }): acquisition.ValidationOptions {
  return typeof source_input === "string" ? { sourceInput: source_input } : {};
}

describe("a fixture of the kind heuristic passes, twice", () => {
  it.each(load("heuristic", Heuristic))("%s", (_name, { input, expected }) => {
    for (const { outcome, directive } of [input, input].map(preprocessHeuristic)) {
      expect({ classification: outcome, output: outcome === "directive" ? directive : null }).toEqual(expected);
      expect(validatePreprocessorOutput(directive).output).toBe(expected.output);
    }
  });
});

describe("a fixture of the kind validator passes, twice", () => {
  it.each(load("validator", Validator))("%s", (_name, fixture) => {
    expect(validatePreprocessorOutput(fixture.raw_output, options(fixture))).toEqual(fixture.expected);
    expect(validatePreprocessorOutput(fixture.raw_output, options(fixture))).toEqual(fixture.expected);
    expect(parsePreprocessorOutput(fixture.raw_output, options(fixture))).toBe(fixture.expected.output);
  });
});

describe("a fixture of the kind parse passes, twice", () => {
  it.each(load("parse", Parse))("%s", (_name, fixture) => {
    expect(parsePreprocessorOutput(fixture.raw_output, options(fixture))).toBe(fixture.expected_parsed);
    expect(parsePreprocessorOutput(fixture.raw_output, options(fixture))).toBe(fixture.expected_parsed);
  });
});

it("no two fixtures ask the same", () => {
  const fixtures = [...load("heuristic", Heuristic), ...load("validator", Validator), ...load("parse", Parse)];
  const asked = fixtures.map(([, { name: _, ...fixture }]) => JSON.stringify(fixture));
  expect(asked.filter((text, index) => asked.indexOf(text) !== index)).toEqual([]);
  expect(fixtures.filter(([file, { name }]) => file !== name)).toEqual([]);
});

/** Types leave nothing behind that a test could find; the compiler holds these. */
const TYPES = { PreprocessResult: null, PreprocessOutcome: null } satisfies {
  PreprocessResult: acquisition.PreprocessResult | null;
  PreprocessOutcome: acquisition.PreprocessOutcome | null;
};
const EXPORTS = new Set([...Object.keys(acquisition), ...Object.keys(node), ...Object.keys(TYPES)]);

function camelCase(name: string): string {
  return /^[a-z_]+$/.test(name) ? name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) : name;
}

describe("the layer has the names of", () => {
  it.each(load("api-contract", Names, "acquisition."))("%s", (_name, { required_exports }) => {
    expect(required_exports).toHaveLength(10);
    expect(required_exports.map(camelCase).filter((name) => !EXPORTS.has(name))).toEqual([]);
  });
});

it("the constants have the values of the spec", () => {
  expect([
    acquisition.PREPROCESS_OUTCOME_DIRECTIVE,
    acquisition.PREPROCESS_OUTCOME_NO_DIRECTIVE,
    acquisition.PREPROCESS_OUTCOME_UNKNOWN,
    acquisition.PREPROCESSOR_NO_DIRECTIVE_SENTINEL,
  ]).toEqual(["directive", "no_directive", "unknown", "<NO_DIRECTIVE>"]);
});
