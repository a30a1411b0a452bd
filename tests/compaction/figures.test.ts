/** The figures of compaction: the rows that the documents print are those that the bench computes. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scenarios } from "../../bench/compaction/cases.js";
import { figuresOf } from "../../bench/compaction/figures.js";
import { METHODS } from "../../bench/compaction/methods.js";
import { BUDGETS, recordedRun, type Survival, survivalOf } from "../../bench/compaction/survival.js";

const DOCS = readFileSync("docs/compaction.md", "utf8");
const rowOf = (cells: readonly string[]): string => `\n| ${cells.join(" | ")} |\n`;
const [ours] = METHODS;

test.each(["tuned", "held-out"])("what is kept of the %s scenarios", (name) => {
  expect(ours?.name).toBe("ours");
  if (ours === undefined) return;
  const cases = scenarios(`tests/compaction/labels/${name}-scenarios.jsonl`);
  expect(DOCS).toContain(rowOf([ours.name, ...figuresOf(ours, cases)]));
});

test.each(BUDGETS)("what later turns refer to of what is left out, in %d bytes", (budget) => {
  const survival = survivalOf([recordedRun()], budget);
  const nothing: Survival = { used: 0, held: 0, newest: 0 };
  const [path, name, number] = ["path", "name", "number"].map((kind) => survival.get(kind) ?? nothing);
  const cells = (of: "held" | "newest"): string[] => [
    ...[path, name].map((each = nothing) => `${Math.round((each[of] / each.used) * 100)} %`),
    `${number?.[of]} of ${number?.used}`,
  ];
  expect(DOCS).toContain(rowOf([budget.toLocaleString("en-US"), ...cells("held"), ...cells("newest")]));
});
