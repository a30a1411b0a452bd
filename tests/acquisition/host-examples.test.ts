/** The examples of the class acquisition_host hold for our layer, and the fixtures hold the same, a file each. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { HOST_KINDS, HostFixture, hostAnswerOf, loadHostExamples } from "./host-examples.js";

const EXAMPLES = loadHostExamples();

describe("an example of a host's part of the layer holds", () => {
  it.each(EXAMPLES.map((example) => [example.case.id, example] as const))("%s", (_id, { case: asked, expected }) => {
    expect(hostAnswerOf(asked)).toEqual(expected);
  });
});

it("no two examples ask the same, and each kind has some", () => {
  const asked = EXAMPLES.map(({ case: { id: _, ...rest } }) => JSON.stringify(rest));
  expect(new Set(asked).size).toBe(asked.length);
  expect(new Set(EXAMPLES.map(({ case: { kind } }) => kind))).toEqual(new Set(HOST_KINDS));
});

it("the fixtures are the examples", () => {
  const fixtures = HOST_KINDS.flatMap((kind) => {
    const folder = new URL(`../fixtures/${kind}/`, import.meta.url);
    return readdirSync(folder).map((file) => {
      const { name, expected, ...rest } = HostFixture.parse(JSON.parse(readFileSync(new URL(file, folder), "utf8")));
      expect(file).toBe(`${name}.json`);
      return { case: { id: name, ...rest }, expected };
    });
  });
  const byId = (a: { case: { id: string } }, b: { case: { id: string } }) => (a.case.id < b.case.id ? -1 : 1);
  expect(fixtures.sort(byId)).toEqual(EXAMPLES.toSorted(byId));
});
