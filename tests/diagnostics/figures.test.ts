/** The figures of the diagnostics: those that the documents print are those that are measured. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { recordedTable } from "./recorded.js";
import { measure, readLabeled, table } from "./report.js";

const DOCS = readFileSync("docs/diagnostics.md", "utf8");
const resultOf = (name: string) => measure(readLabeled(readFileSync(`tests/diagnostics/${name}.jsonl`, "utf8")));

describe.each(["tuned", "held-out"])("of the %s turns", (name) => {
  const { codes, good, goodNamed, fixes, clarifying } = resultOf(name);
  const [due, named] = [...codes.values()].reduce(([d, n], each) => [d + each.due, n + each.named], [0, 0]);

  test("97 in a hundred of what is due is named, and something is said about 2 in a hundred that need nothing", () => {
    expect(named / due).toBeGreaterThanOrEqual(0.97);
    expect(goodNamed / good).toBeLessThanOrEqual(0.02);
  });

  test("no fix clarifies", () => {
    expect(fixes).toBeGreaterThan(0);
    expect(clarifying).toBe(0);
  });
});

test("the tables of the documents are those that are measured", () => {
  expect(DOCS).toContain(table(resultOf("held-out")));
  expect(DOCS).toContain(recordedTable());
});

test.each([
  "",
  "[]",
  '{"turn":"use x"}',
  '{"turn":"use x","expected":["operand_lost"]}',
  '{"turn":"use x","expected":["toString"]}',
  '{"turn":"use x","expected":["operand_lines","operand_lines"]}',
  '{"turn":"use x","expected":[],"expects":["operand_lines"]}',
])("a file that is not labeled as it should be is refused: %s", (text) => {
  expect(() => readLabeled(text)).toThrow();
});
