/** The engine and the oracle, which was written from the spec alone, agree about every turn and every payload, to the byte. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createEngine } from "../../src/focus/index.js";
import { ImportError } from "../../src/index.js";
import { EMPTY, type Model, stateOf, step } from "../oracle/focus/engine.js";
import { exportText, importText, transcript } from "../oracle/focus/persistence.js";
import * as arbitrary from "./arbitraries.js";

/** Steps both, and answers the kinds of their decisions. */
function agree(from: unknown, model: Model, turns: readonly string[]): string[] {
  const engine = createEngine({ state: from });
  let reached = model;
  return turns.map((turn) => {
    const { model: next, decision } = step(reached, turn);
    reached = next;
    deepStrictEqual(engine.step(turn), decision);
    deepStrictEqual(engine.state, stateOf(reached));
    strictEqual(engine.exportJson(), exportText(reached));
    return decision.kind === "clarify" ? decision.prompt_to_user.replace(/["'].*/s, "") : decision.kind;
  });
}

describe("engine and oracle agree", () => {
  test("about whole conversations", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(arbitrary.conversation, (turns) => {
        for (const each of agree(null, EMPTY, turns)) seen.add(each);
      }),
      { numRuns: 2000, seed: 45 },
    );
    // Both kinds that are no question, and ten prompts: all but their parts that vary.
    expect(seen.size).toBeGreaterThanOrEqual(10);
  });

  test("about conversations that go on from a state", () => {
    fc.assert(
      fc.property(arbitrary.state, arbitrary.conversation, (state, turns) => {
        const model = importText(JSON.stringify(state));
        if ("error" in model) throw new Error(model.error);
        agree(state, model, turns);
      }),
      { numRuns: 2000, seed: 46 },
    );
  });

  test("about payloads, valid and nearly valid", () => {
    fc.assert(
      fc.property(arbitrary.payload, (payload) => {
        const json = JSON.stringify(payload);
        const expected = importText(json);
        const engine = createEngine();
        try {
          engine.importJson(json);
          deepStrictEqual(engine.state, "error" in expected ? expected : stateOf(expected));
        } catch (error) {
          if (!(error instanceof ImportError)) throw error;
          deepStrictEqual({ error: error.message }, expected);
        }
      }),
      { numRuns: 2000, seed: 47 },
    );
  });

  test("about transcripts", () => {
    const message = fc.record({ role: fc.constantFrom("user", "user", "assistant"), content: arbitrary.turn });
    fc.assert(
      fc.property(fc.array(message, { maxLength: 5 }), (messages) => {
        deepStrictEqual(createEngine().applyTranscript(messages), transcript(EMPTY, messages).result);
      }),
      { numRuns: 2000, seed: 48 },
    );
  });
});
