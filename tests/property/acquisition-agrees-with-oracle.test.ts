/** The acquisition layer and its oracle, which was written without a look at it, agree about messages, outputs and sources. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LAYER, oracleLayer } from "../acquisition/examples.js";
import { idleItemsDecide } from "../oracle/acquisition/validator.js";
import { ALL_RULES } from "../oracle/rules.js";
import { weighted } from "../support/arbitraries.js";
import { contractText, message, output, outputAndSource } from "./acquisition-texts.js";

// So many that each rule of the heuristic decides one of them, though most are drawn near the examples.
const RUNS = { seed: 1009, numRuns: 10000 };
const ORACLE = oracleLayer();

describe("the acquisition layer and the oracle agree", () => {
  test("about what the heuristic says, to the rule", () => {
    fc.assert(
      fc.property(message, (text) => deepStrictEqual(LAYER.heuristic(text), ORACLE.heuristic(text))),
      RUNS,
    );
  });

  test("about an output without a source", () => {
    fc.assert(
      fc.property(output, (raw) => {
        deepStrictEqual(LAYER.validate(raw, null), ORACLE.validate(raw, null));
        strictEqual(LAYER.parse(raw, null), ORACLE.parse(raw, null));
      }),
      RUNS,
    );
  });

  test("about an output with a source", () => {
    fc.assert(
      fc.property(outputAndSource, ([raw, source]) => {
        deepStrictEqual(LAYER.validate(raw, source), ORACLE.validate(raw, source));
        strictEqual(LAYER.parse(raw, source), ORACLE.parse(raw, source));
      }),
      RUNS,
    );
  });

  test("about a message as an output for itself, which is what a session does", () => {
    fc.assert(
      fc.property(weighted([4, message], [1, contractText]), (text) => {
        strictEqual(LAYER.parse(text, text), ORACLE.parse(text, text));
      }),
      RUNS,
    );
  });
});

test("a source that is a report or a chain fails by another rule too", () => {
  fc.assert(
    fc.property(outputAndSource, ([raw, source]) => {
      const directive = ORACLE.parse(raw, null);
      if (directive !== null) strictEqual(idleItemsDecide(source, directive, ALL_RULES), false);
    }),
    RUNS,
  );
});

test("every rule of the heuristic decides some message, and the source many a directive, either way", () => {
  const rules = fc.sample(message, RUNS).map((text) => Object(ORACLE.heuristic(text)).rule_id);
  expect(new Set(rules).size).toBe(15);
  const drawn = fc.sample(outputAndSource, RUNS).filter(([raw]) => ORACLE.parse(raw, null) !== null);
  const passed = drawn.filter(([raw, source]) => ORACLE.parse(raw, source) !== null);
  expect(passed.length).toBeGreaterThan(250);
  expect(drawn.length - passed.length).toBeGreaterThan(400);
});
