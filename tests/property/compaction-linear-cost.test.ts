/** A turn costs no more than its length, whatever stands in it; what is taken back, no more the more was said before it. */
import { describe, expect, it } from "vitest";
import { harvest } from "../../src/compaction/harvest/index.js";
import type { Harvest, Turn } from "../../src/compaction/index.js";
import { EMPTY, extend, verifySummary } from "../../src/compaction/index.js";
import { byteMeter } from "../../src/context/index.js";
import type { PolicyValue, State } from "../../src/index.js";
import { NO_RULES } from "../compaction/turns.js";
import { cpuTime, expectGrowth } from "../support/growth.js";

/** A turn of which the whole is a quote; its first word is the kind. */
const whole: Harvest = (text) => {
  const kind = text.startsWith("reversal") ? "reversal" : "decision";
  return [{ kind, from: kind.length + 1, to: text.length }];
};

const SHAPES: readonly (readonly [name: string, turn: (id: number, count: number) => string])[] = [
  ["words of their own", (id, count) => (2 * id < count ? `decision oak${id}` : `reversal drop oak${count - id - 1}`)],
  ["one word for all", (id, count) => (2 * id < count ? `decision oak, table ${id}` : `reversal not oak ${id}`)],
  [
    "reversals that only point",
    (id, count) => (2 * id < count ? `decision oak ${id}` : `reversal scratch that ${-id}`),
  ],
  ["reversals of reversals", (id) => `reversal oak ${id}`],
  ["reversals of nothing", (id) => `reversal elm${id}`],
];

describe("ten times as many quotes cost ten times as much, and not a hundred times", () => {
  it.each(SHAPES)("%s", async (_name, turn) => {
    const costOf = (count: number) => {
      const turns = Array.from({ length: count }, (_, id): Turn => ({ id, role: "user", content: turn(id, count) }));
      return () => cpuTime(() => extend(EMPTY, NO_RULES, turns, whole));
    };
    await expectGrowth(40, costOf(2_000), costOf(20_000));
  });
});

/** How much dearer four times as much may be: a quadratic cost would be sixteen times as dear. */
const DEARER = 9;

function expectLinear(work: (units: number) => () => void, units: number): Promise<void> {
  const [less, more] = [work(units), work(4 * units)];
  return expectGrowth(
    DEARER,
    () => cpuTime(less),
    () => cpuTime(more),
  );
}

describe("four times as much of a text costs four times as much, and not sixteen times", () => {
  it.each([
    ["clauses of which none says anything", "lorem ipsum, ", 60],
    ["clauses between brackets", "don't use it (", 60],
    ["end marks in a row", "!", 8_000],
    ["dots before a word", ".x", 8_000],
    ["roles without an owner", "dj ", 6_000],
    ["limits without an amount", "caps ", 600],
    ["leads of nothing", "owner lead ", 300],
  ])("to find quotes: %s", async (_name, piece, count) => {
    await expectLinear((units) => {
      const text = `${piece.repeat(units)}x y`;
      return () => harvest(text);
    }, count);
  });

  it.each([
    ["dots in an address", "."],
    ["letters", "a"],
    ["letters and dashes", "a-"],
    ["digits and dots", "1."],
    ["at signs", "@"],
    ["dashes", "-"],
    ["slashes", "a//"],
  ])("to find names: %s", async (_name, piece) => {
    await expectLinear((units) => {
      const turn: Turn = {
        id: 0,
        role: "user",
        content: `https://a${piece.repeat(units)}\u00e9 a${piece.repeat(units)}\u00e9`,
      };
      return () => extend(EMPTY, NO_RULES, [turn], () => []);
    }, 10_000);
  });

  it.each(["-", "#", "/", "@", "_", "?", "?\u{1f600}"])("to hold a summary against it: %s", async (piece) => {
    await expectLinear((units) => {
      const content = `a${piece.repeat(units)}a`;
      return () => verifySummary("Yes.", [{ id: 0, role: "user", content }], NO_RULES, byteMeter);
    }, 10_000);
  });
});

/** How often a work asks whether a text starts with a word, of all words or of one. */
function looksOf(work: () => unknown, asked?: string): number {
  const { startsWith } = String.prototype;
  let looks = 0;
  Object.assign(String.prototype, {
    startsWith(this: string, word: string, at?: number) {
      if (asked === undefined || word === asked) looks += 1;
      return startsWith.call(this, word, at);
    },
  });
  try {
    work();
  } finally {
    Object.assign(String.prototype, { startsWith });
  }
  return looks;
}

it("a sentence of refusals is looked at as often as there are clauses in it and before it", () => {
  const count = 300;
  const text = `${"never use elm, it is nice, ".repeat(count)}so be it. ${"not oak, ".repeat(count)}not ash`;
  expect(looksOf(() => harvest(text), " not ")).toBeLessThan(20 * count);
});

it.each(["a", "17", "rain"])("a short clause is held against few of the grammar's words: %s", (clause) => {
  const count = 50;
  expect(looksOf(() => harvest(`${clause}\n`.repeat(count)))).toBeLessThan(1_000 * count);
});

describe("four times as many quotes and rules cost four times as much, and not sixteen times", () => {
  const rules = (policy: PolicyValue, count: number) => ({
    ...NO_RULES,
    policies: Object.fromEntries(Array.from({ length: count }, (_, i) => [`oak ${i} door`, policy])),
  });

  it("to find what is open", async () => {
    await expectLinear((count) => {
      const state = rules("prohibit", count);
      const turns = Array.from(
        { length: count },
        (_, id): Turn => ({ id, role: "user", content: `decision oak ${id}` }),
      );
      return () => extend(EMPTY, state, turns, whole);
    }, 1_000);
  });

  it("to find what a summary says of them", async () => {
    await expectLinear((count) => {
      const state = rules("prohibit", count);
      const summary = "It is of oak. ".repeat(count);
      return () => verifySummary(summary, [{ id: 0, role: "user", content: "oak" }], state, byteMeter);
    }, 1_000);
  });
});

describe("four times as many words cost four times as much, and not sixteen times", () => {
  const ban = (item: string): State => ({ ...NO_RULES, policies: { [item]: "prohibit" } });
  const said = (content: string): Turn[] => [{ id: 0, role: "user", content }];

  it("of an item and of a summary that nearly names it at each word", async () => {
    await expectLinear((count) => {
      const [state, turns] = [ban(`${"oak ".repeat(count)}elm`), said("elm")];
      return () => verifySummary("oak ".repeat(count), turns, state, byteMeter);
    }, 2_000);
  });

  it("of a sentence that a turn nearly says at each word", async () => {
    await expectLinear((count) => {
      const turns = said("oak ".repeat(12 * count));
      return () => verifySummary(`oak elm ${"oak ".repeat(count)}`, turns, ban("elm"), byteMeter);
    }, 2_000);
  });

  it("of sentences that are looked for in all turns", async () => {
    await expectLinear((count) => {
      const summary = Array.from({ length: count }, (_, at) => `The oak is ${at}.`).join(" ");
      const turns = said("The oak is not. ".repeat(4 * count));
      return () => verifySummary(summary, turns, ban("oak"), byteMeter);
    }, 1_500);
  });
});
