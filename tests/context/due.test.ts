/** When compaction is due: each answer, at its edge. */
import { expect, it } from "vitest";
import { type Attempt, type DueInput, due, dueState } from "../../src/context/index.js";

const question = { head: "9", rules: "3", limit: 1_000 };
const other: Attempt = { ...question, head: "5", turn: 4 };

function ask(fields: Partial<DueInput>) {
  return due({ ...question, used: 0, turn: 10, last: null, ...fields });
}

it.each([
  ["nothing is used", { used: 0 }, { kind: "no" }],
  ["the soft mark is filled", { used: 600 }, { kind: "no" }],
  ["the soft mark is exceeded", { used: 601 }, { kind: "yes", above: "soft" }],
  ["the hard mark is filled", { used: 900 }, { kind: "yes", above: "soft" }],
  ["the hard mark is exceeded", { used: 901 }, { kind: "yes", above: "hard" }],
  ["the limit is filled", { used: 1_000 }, { kind: "yes", above: "hard" }],
  ["the limit is exceeded", { used: 1_001 }, { kind: "yes", above: "limit" }],
  ["a limit is below zero", { used: 0, limit: -1 }, { kind: "yes", above: "limit" }],
  [
    "marks are a host's own",
    { used: 11, marks: { soft: 100, hard: 9_000, cooldown: 0 } },
    { kind: "yes", above: "soft" },
  ],
  ["a turn after an attempt", { used: 901, turn: 5, last: other }, { kind: "cooling", above: "hard", turns: 1 }],
  ["two turns after an attempt", { used: 901, turn: 6, last: other }, { kind: "yes", above: "hard" }],
  ["an overflow a turn after an attempt", { used: 1_001, turn: 5, last: other }, { kind: "yes", above: "limit" }],
  ["the same question", { used: 1_001, last: { ...question, turn: 2 } }, { kind: "exhausted", above: "limit" }],
  ["the same question below the marks", { used: 600, last: { ...question, turn: 2 } }, { kind: "no" }],
  ["another head", { used: 700, last: { ...question, head: "8", turn: 2 } }, { kind: "yes", above: "soft" }],
  ["other rules", { used: 700, last: { ...question, rules: "4", turn: 2 } }, { kind: "yes", above: "soft" }],
  ["another limit", { used: 700, last: { ...question, limit: 999, turn: 2 } }, { kind: "yes", above: "soft" }],
] as const)("%s", (_name, fields, answer) => {
  expect(ask(fields)).toEqual(answer);
});

it("an attempt that was undone does not cool the turns before it", () => {
  const undone: Attempt = { ...other, turn: 40 };
  const answers = [39, 40, 41, 42].map((turn) => ask({ used: 901, turn, last: undone }));
  expect(answers.map((answer) => (answer.kind === "cooling" ? answer.turns : answer.kind))).toEqual([
    "yes",
    2,
    1,
    "yes",
  ]);
  // The same question is in vain, whenever it was asked.
  expect(ask({ used: 901, turn: 3, last: { ...question, turn: 40 } }).kind).toBe("exhausted");
});

it("marks are exact for a limit as large as an integer can be", () => {
  const limit = Number.MAX_SAFE_INTEGER;
  const soft = Number((BigInt(limit) * 6_000n) / 10_000n);
  expect([ask({ limit, used: soft }).kind, ask({ limit, used: soft + 1 }).kind]).toEqual(["no", "yes"]);
});

it.each([
  [{ kind: "no" }, "ready", "compacted"],
  [{ kind: "yes", above: "soft" }, "ready", "compacted"],
  [{ kind: "cooling", above: "soft", turns: 1 }, "cooling", "compacted"],
  [{ kind: "exhausted", above: "soft" }, "exhausted", "exhausted"],
] as const)("%j is shown as %s, and in the turn of an attempt as %s", (answer, later, same) => {
  expect([dueState(answer, 10, other), dueState(answer, 4, other), dueState(answer, 4, null)]).toEqual([
    later,
    same,
    later,
  ]);
});

it("a count that is none is misuse", () => {
  expect(() => ask({ used: -1 })).toThrow("What is used must be a non-negative integer");
  expect(() => ask({ used: 901, turn: Number.NaN, last: other })).toThrow("The turn must be a non-negative integer");
  expect(() => ask({ limit: Number.NaN })).toThrow("The limit must be an integer, not NaN.");
});
