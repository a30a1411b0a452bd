/** Which rules have a portable case, and what chapter 9 of the spec says of those that have none. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CLASSES } from "../../src/conformance/classes.js";
import { classOf, loadSuite } from "../../src/conformance/suite.js";
import { readSpec } from "../../tools/spec/markdown.js";

const CHAPTER = readFileSync("spec/9-conformance.md", "utf8");
const SUITE = loadSuite("directives");
const CASES = SUITE.examples.map((example) => example.case);

/** The rows of the first table below a text, cell by cell. */
function rowsBelow(text: string): string[][] {
  const below = CHAPTER.slice(CHAPTER.indexOf(text));
  const [table = ""] = /(?:^\|.*\n)+/m.exec(below) ?? [];
  return table
    .trimEnd()
    .split("\n")
    .slice(2)
    .map((row) => row.split("|").slice(1, -1));
}

function quoted(cell = ""): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
}

it("every rule of chapters 1 to 7, 10 and 11 has a case, or is among those that have none", () => {
  const shown = new Set(CASES.map(({ id }) => id.slice(0, id.indexOf("--"))));
  const rules = readSpec("spec").filter(({ number }) => !/^(?:[89]|12)\./.test(number));
  const without = rules.map(({ id }) => id).filter((id) => !shown.has(id));
  const listed = rowsBelow("These rules have no case").flatMap(([rule]) => quoted(rule));
  expect(without.sort()).toEqual(listed.sort());
});

it("every case belongs to a class, and the table names its kind", () => {
  const table = rowsBelow("Every case belongs to one class");
  expect(table.map(([name]) => quoted(name)[0])).toEqual(CLASSES.directives);
  const kinds = new Map(table.map(([name, , list]) => [quoted(name)[0], quoted(list)]));
  for (const { kind } of CASES) expect(kinds.get(classOf(SUITE, kind))).toContain(kind);
});
