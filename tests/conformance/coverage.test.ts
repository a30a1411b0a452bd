/** Which rules have a portable case, and what chapter 9 of the spec says of those that have none. */
import { expect, it } from "vitest";
import type { JsonObject } from "../../src/conformance/case.js";
import { CLASSES } from "../../src/conformance/classes.js";
import type { Shape } from "../../src/conformance/shape.js";
import { classOf, loadSuite } from "../../src/conformance/suite.js";
import { readSpec } from "../../tools/spec/markdown.js";
import { quoted, rowsBelow, wronglyListed } from "./portable-rules.js";

const RULES = readSpec("spec");
const SUITE = loadSuite("directives");

it("every rule of chapters 1 to 7 and 10 to 16 has a case, or is among those that have none", () => {
  expect(wronglyListed(RULES)).toEqual([]);
});

it("a rule that is listed wrongly, or not, is named", () => {
  const [rule] = RULES.filter(({ id }) => id === "prompt.file");
  if (rule === undefined) throw new Error("There is no such rule.");
  const unlisted = { ...rule, id: "prompt.unlisted" };
  expect(wronglyListed([...RULES, unlisted])).toEqual(["prompt.unlisted"]);
  expect(wronglyListed(RULES.filter(({ id }) => id !== "prompt.file"))).toEqual(["prompt.file"]);
});

it("every case belongs to a class, and the table names its kind", () => {
  const table = rowsBelow("Every case belongs to one class");
  expect(table.map(([name]) => quoted(name)[0])).toEqual(CLASSES.directives);
  const kinds = new Map(table.map(([name, , list]) => [quoted(name)[0], quoted(list)]));
  for (const { case: asked } of SUITE.examples) expect(kinds.get(classOf(SUITE, asked.kind))).toContain(asked.kind);
});

it("every case expects all that its answer has, save for texts that are only not of a kind", () => {
  const silent = SUITE.examples.filter((example) => !expectsAll(SUITE.language.shapeOf(example), example.expected));
  expect(silent.map(({ case: { id } }) => id)).toEqual([]);
});

function expectsAll({ fields, inner }: Shape, expected: JsonObject): boolean {
  if (Object.hasOwn(expected, "not_kind")) return Object.keys(expected).sort().join() === "not_kind,text";
  return fields.every((field) => {
    const [shape, parts] = [inner.get(field), [expected[field]].flat()];
    return (
      Object.hasOwn(expected, field) && (shape === undefined || parts.every((each) => expectsAll(shape, Object(each))))
    );
  });
}
