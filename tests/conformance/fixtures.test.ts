/** Every example of the spec holds for our engine, through the public API, and for the oracle. */
import { describe, expect, it } from "vitest";
import { disagreements } from "../../src/conformance/compare.js";
import { observe } from "../../src/conformance/observe.js";
import { ENGINE } from "../../src/conformance/reference.js";
import { shapeOf } from "../../src/conformance/shape.js";
import * as api from "../../src/index.js";
import { HOST_KINDS, KINDS, loadExamples, loadFiles } from "./fixture.js";
import { oracle } from "./oracle-subject.js";

describe.each([
  ["the engine", ENGINE, [...KINDS, ...HOST_KINDS]],
  ["the oracle", oracle(), KINDS],
])("%s", (_name, implementation, kinds) => {
  describe.each(kinds)("agrees with the fixture of kind %s", (kind) => {
    it.each(loadExamples(kind).map((example) => [example.case.id, example] as const))("%s", (_id, example) => {
      expect(disagreements(shapeOf(example), example.expected, observe(implementation, example.case))).toEqual([]);
    });
  });
});

/** Of the names in snake_case that the fixture gives, ours are in camelCase; a constant or a class keeps its name. */
function camelCase(name: string): string {
  return /[A-Z]/.test(name) ? name : name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function names(value: unknown): string[] {
  return Array.isArray(value) ? value.map((name) => camelCase(String(name))) : [];
}

/** Those of the package itself; the names of a module beside it are held where the module is tested. */
const CONTRACTS = loadFiles("api-contract").filter(({ module }) => module === undefined);

describe("the package has the names of", () => {
  it.each(CONTRACTS.map((file) => [file.id, file] as const))("%s", (_id, { required_exports, engine }) => {
    expect(Object.keys(api)).toEqual(expect.arrayContaining(names(required_exports)));
    const made = api.createEngine();
    expect(names(Object(engine).required_members).filter((name) => !(name in made))).toEqual([]);
  });
});
