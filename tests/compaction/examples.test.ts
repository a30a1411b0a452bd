/** Every example of the spec's chapter about compaction holds, for our layer and, where it answers, for the oracle. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { z } from "zod";
import { EMPTY, extend, type Harvest } from "../../src/compaction/index.js";
import { isCommon, tellingWords } from "../../src/compaction/words.js";
import * as oracle from "../oracle/compaction.js";
import { compactionAnswer, loadCompactionExamples, oracleQuotes } from "./examples.js";
import { NO_RULES, said } from "./turns.js";

const EXAMPLES = loadCompactionExamples().map((example) => [example.case.id, example] as const);
const ANSWERED = EXAMPLES.filter(([, { case: asked }]) => asked.calls.some((call) => oracleQuotes(call) !== undefined));
const Quotes = z.looseObject({ quotes: z.array(z.unknown()) });

describe("compaction answers each example of the spec", () => {
  it.each(EXAMPLES)("%s", (_id, { case: asked, expected }) => {
    expect(asked.calls.map(compactionAnswer)).toEqual(expected.answers);
  });
});

test.each(ANSWERED)("the oracle agrees with %s", (_id, { case: asked, expected }) => {
  expect(asked.calls.map(oracleQuotes)).toEqual(expected.answers.map((answer) => Quotes.parse(answer).quotes));
});

test("the oracle answers most of them", () => {
  expect(ANSWERED.length).toBeGreaterThan(EXAMPLES.length / 2);
});

test("what is taken back is what the oracle takes back, of few words and of many quotes", () => {
  const kind = fc.constantFrom("ban", "decision", "reversal", "deferral", "fact");
  const words = fc.array(fc.constantFrom("oak", "elm", "ash", "slate", "that"), { minLength: 1, maxLength: 3 });
  const quote = fc.record({ kind, words, mark: fc.nat(99) });
  fc.assert(
    fc.property(fc.array(quote, { maxLength: 160, size: "max" }), (quotes) => {
      const quoted = quotes.map(({ kind, words, mark }, turn) => ({ kind, text: `${words.join(" ")} ${mark}`, turn }));
      const harvest: Harvest = (text) => {
        const [turn = "", ...rest] = text.split("|");
        const { kind = "ban" } = quoted[Number(turn)] ?? {};
        return [{ kind, from: turn.length + 1, to: turn.length + 1 + rest.join("|").length }];
      };
      const { quotes: made } = extend(EMPTY, NO_RULES, said(...quoted.map((q) => `${q.turn}|${q.text}`)), harvest);
      expect(made.map(({ kind, text, turn, superseded }) => ({ kind, text, turn, superseded }))).toEqual(
        oracle.fold(quoted),
      );
    }),
    { seed: 15, numRuns: 200 },
  );
});

test("a reversal looks at the newest 32 that have a word", () => {
  const whole: Harvest = (text) => [
    { kind: text.startsWith("Drop") ? "reversal" : "decision", from: 0, to: text.length },
  ];
  const supersededOf = (others: number): number[] => {
    const turns = said(
      "Oak and elm",
      ...Array.from({ length: others }, (_, i) => `Oak, table ${i}`),
      "Drop oak and elm",
    );
    const { quotes } = extend(EMPTY, NO_RULES, turns, whole);
    return quotes.flatMap(({ superseded, turn }) => (superseded === null ? [] : [turn]));
  };
  expect(supersededOf(31)).toEqual([0]);
  expect(supersededOf(32)).toEqual([32]);
});

test("the common words of the spec are those of the code, and no other word of the code's is", () => {
  expect(oracle.COMMON_WORDS.filter((word) => !isCommon(word))).toEqual([]);
  const source = readFileSync("src/compaction/words.ts", "utf8");
  const words = new Set(source.match(/[a-z']+/g));
  expect([...words].filter(isCommon).sort()).toEqual([...oracle.COMMON_WORDS].sort());
});

test("the telling words are those of the oracle, of any text", () => {
  const piece = fc.constantFrom(..."aésßoIк's’.- \n😀7", "the", "glass", "it's", "oaks");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
      const text = pieces.join("");
      expect([...tellingWords(text)]).toEqual([...oracle.telling(text)]);
    }),
    { seed: 15, numRuns: 2000 },
  );
});
