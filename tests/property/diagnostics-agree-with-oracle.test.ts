/** The diagnostics and their oracle, which was written from the chapter alone, agree about what is told, where, and with which parameters. */
import { deepStrictEqual } from "node:assert/strict";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEngine } from "../../src/index.js";
import { decidedOf, diagnosed, diagnosedNaively } from "../diagnostics/examples.js";
import { plainBefore, plainTurns } from "../diagnostics/oracle-turns.js";
import { DECIDED } from "../oracle/diagnostics/diagnose.js";
import { ALL_RULES } from "../oracle/rules.js";

const RUNS = { seed: 1117, numRuns: 8000 };
const known = fc.constantFrom(undefined, [], ["send_email", "search", "docker", "mac and cheese", "yahoo!"]);
const asked = fc
  .record({ prelude: plainBefore, input: plainTurns, known })
  .map((each) => ({ id: "drawn", kind: "diagnose" as const, initial_state: createEngine().state, ...each }));

test("the diagnostics and the oracle agree", () => {
  fc.assert(
    fc.property(asked, (each) => {
      // Where an item looks like another one, the oracle lacks the table to say so.
      const told = diagnosed(each);
      if (told.some(({ code }) => code === "operand_look_alike")) return;
      deepStrictEqual(decidedOf(told), diagnosedNaively(each, ALL_RULES));
    }),
    RUNS,
  );
});

test("each code that the oracle decides is told often", () => {
  const codes = fc.sample(asked, RUNS).flatMap((each) => diagnosedNaively(each, ALL_RULES).map(({ code }) => code));
  for (const code of DECIDED) expect([code, codes.filter((each) => each === code).length > 10]).toEqual([code, true]);
});
