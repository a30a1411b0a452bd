/** A rule costs no more than its length, however long it is and whatever stands around the names in it. */
import { describe, expect, it } from "vitest";
import { createGate } from "../../src/gate/index.js";
import { cpuTime, expectGrowth } from "../support/growth.js";

const gate = createGate();

function bans(item: string, name: string): boolean {
  return !gate.allows({ state: { premise: null, policies: { [item]: "prohibit" }, version: 2 } }, name).allowed;
}

const FILLER = "a name among others, ".repeat(60);

it("a long ban covers the names in it, and not what is more than three steps inside", () => {
  expect(bans(`${FILLER}"search" tool.`, "search")).toBe(true);
  expect(bans(`tools: "search", ${FILLER}x`, "search")).toBe(true);
  expect(bans(`${FILLER}search tool tool tool!`, "search")).toBe(false);
  expect(bans("x, search tool tool tool!", "search")).toBe(true);
  expect(bans(`"${"x".repeat(998)}"`, "x".repeat(998))).toBe(true);
  expect(bans(`"${"x".repeat(999)}"`, "x".repeat(999))).toBe(false);
});

const FRONT = "please tool ".repeat(4);
const BEHIND = " tool!! please?? tool.. please,, tool;; please:: tool!!";
const LONG: readonly (readonly [name: string, text: (units: number) => string])[] = [
  ["one name", (units) => `${FRONT}${"\u00e9 ".repeat(units / 2)}${BEHIND}`],
  ["a list", (units) => `${FRONT}"${"x, ".repeat(units / 3)}"${BEHIND}`],
  ["each of many", (units) => `${FRONT}x${BEHIND}; `.repeat(units / 106)],
  ["quoted each", (units) => '"a!!" tool please?, '.repeat(units / 20)],
];

describe("the cost is linear", () => {
  it.each(LONG)("whatever stands around the names: %s", async (_name, text) => {
    const [plain, dressed] = ["x, ".repeat(70_000), text(210_000)];
    const costOf = (item: string) => () => cpuTime(() => bans(item, "search"));
    await expectGrowth(12, costOf(plain), costOf(dressed));
  });
});
