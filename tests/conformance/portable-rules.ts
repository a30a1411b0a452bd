/** Which rules must have a portable case, and which have none, as chapter 9 of the spec lists them. */
import { readFileSync } from "node:fs";
import { loadSuite } from "../../src/conformance/suite.js";
import type { Rule } from "../../tools/spec/markdown.js";

const CHAPTER = readFileSync("spec/9-conformance.md", "utf8");

/** The rows of the first table below a text of chapter 9, cell by cell. */
export function rowsBelow(text: string): string[][] {
  const below = CHAPTER.slice(CHAPTER.indexOf(text));
  const [table = ""] = /(?:^\|.*\n)+/m.exec(below) ?? [];
  return table
    .trimEnd()
    .split("\n")
    .slice(2)
    .map((row) => row.split("|").slice(1, -1));
}

/** The texts in a cell that are set as code. */
export function quoted(cell = ""): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
}

/** The words of the fences whose examples are in a layer's own file, and the tests in which golden logs prove rules. */
const LAYERS = new Set(["gate", "context", "compaction"]);
const GOLDEN = new Set(["tests/sessions/vectors.test.ts", "tests/conversation/vectors.test.ts"]);

/** Whether a rule of a layer has a case in the layer's own file. */
function isShownByLayer({ fences }: Rule): boolean {
  return fences.some(({ word, name }) => LAYERS.has(word) || (word === "property" && GOLDEN.has(name)));
}

/** The rules of which chapter 9 says other than the suite: those it lists though they have a case, and those it does not though they have none. */
export function wronglyListed(rules: readonly Rule[]): string[] {
  const shown = new Set(loadSuite("directives").examples.map(({ case: { id } }) => id.slice(0, id.indexOf("--"))));
  for (const rule of rules) if (isShownByLayer(rule)) shown.add(rule.id);
  const tables = ["These rules have no case", "The layers of chapters 12 to 16"];
  const listed = tables.flatMap(rowsBelow).flatMap(([rule]) => quoted(rule));
  const ids = rules.filter(({ number }) => !/^[89]\./.test(number)).map(({ id }) => id);
  const unknown = listed.filter((id, index) => !ids.includes(id) || listed.indexOf(id) < index);
  return [...ids.filter((id) => shown.has(id) === listed.includes(id)), ...unknown];
}
