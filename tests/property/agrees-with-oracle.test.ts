/**
 * The engine and the oracle, which was written from the spec alone, agree about every turn of every conversation, about
 * every text, and about every payload, to the byte of the message.
 */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCanonical } from "../../src/generated/directives/canonical.js";
import { parseDirective } from "../../src/generated/directives/parser.js";
import { createEngine, preview, stateDiff } from "../../src/index.js";
import { readSpec } from "../../tools/spec/markdown.js";
import * as controller from "../oracle/controller.js";
import * as language from "../oracle/language.js";
import * as store from "../oracle/persistence.js";
import * as arbitrary from "../support/arbitraries.js";
import { checkTurns, START, standAt } from "../support/check-turn.js";
import * as payloads from "./payloads.js";

const anyTurn = fc.oneof(arbitrary.turn, arbitrary.almost, arbitrary.answer);

/** Every rule of chapter 4. Those of a page beside it are held by the sentences of their own directive. */
const OUTCOME_RULES = readSpec("spec").flatMap(({ id, file }) => (file === "spec/4-meaning.md" ? [id] : []));

describe("engine and oracle agree", () => {
  test("about whole conversations from the empty state", () => {
    fc.assert(
      fc.property(arbitrary.conversation, (turns) => {
        checkTurns(START, turns);
      }),
      { numRuns: 1500 },
    );
  });

  test("about conversations that go on from a checkpoint", () => {
    fc.assert(
      fc.property(payloads.checkpoint, arbitrary.conversation, (checkpoint, turns) => {
        checkTurns(standAt(checkpoint), turns);
      }),
      { numRuns: 1500 },
    );
  });

  test("and over a fixed seed every rule of chapter 4 decides some turns", () => {
    const counts = new Map<string, number>();
    for (const turns of fc.sample(arbitrary.conversation, { numRuns: 1000, seed: 4 })) {
      for (const { outcome } of checkTurns(START, turns)) counts.set(outcome.rule, (counts.get(outcome.rule) ?? 0) + 1);
    }
    expect(OUTCOME_RULES).toContain("pending.ask-again");
    expect(OUTCOME_RULES.filter((id) => (counts.get(id) ?? 0) < 10)).toEqual([]);
  });

  test("about previews and diffs", () => {
    fc.assert(
      fc.property(payloads.checkpoint, anyTurn, payloads.state, (checkpoint, text, other) => {
        const engine = createEngine({ checkpoint });
        const expected = controller.preview(standAt(checkpoint).model, text).envelope;
        deepStrictEqual(JSON.parse(JSON.stringify(preview(engine, text))), JSON.parse(JSON.stringify(expected)));
        const { authoritative_state: state } = checkpoint;
        deepStrictEqual(stateDiff(state, other), controller.stateDiff(state, other));
      }),
      { numRuns: 1500 },
    );
  });
});

describe("parser and oracle agree", () => {
  test("about what a text is, and whether it is canonical", () => {
    fc.assert(
      fc.property(fc.oneof(anyTurn, arbitrary.directive), (text) => {
        deepStrictEqual(parseDirective(text), language.parse(text));
        strictEqual(isCanonical(text), language.isCanonical(text));
      }),
      { numRuns: 8000 },
    );
  });
});

describe("imports and oracle agree", () => {
  const message = (act: () => void): string | null => {
    try {
      act();
      return null;
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    }
  };

  test("about payloads of states, valid and nearly valid, as values and as texts", () => {
    fc.assert(
      fc.property(payloads.checkpoint, payloads.statePayload, (checkpoint, payload) => {
        const engine = createEngine({ checkpoint });
        const json = JSON.stringify(payload);
        const expected = store.importStateText(json, standAt(checkpoint).model);
        const error = "error" in expected ? `ImportError: ${expected.error}` : null;
        strictEqual(
          message(() => engine.importJson(json)),
          error,
        );
        strictEqual(
          message(() => createEngine({ state: JSON.parse(json) })),
          error,
        );
        const reached = "error" in expected ? expected.left : expected;
        strictEqual(engine.exportCheckpointJson(), store.exportCheckpoint(reached));
      }),
      { numRuns: 2000 },
    );
  });

  test("about payloads of checkpoints, valid and nearly valid, as values and as texts", () => {
    fc.assert(
      fc.property(payloads.checkpoint, payloads.checkpointPayload, (checkpoint, payload) => {
        const [byText, byValue] = [createEngine({ checkpoint }), createEngine({ checkpoint })];
        const json = JSON.stringify(payload);
        const expected = store.importCheckpointText(json, standAt(checkpoint).model);
        const error = "error" in expected ? `ImportError: ${expected.error}` : null;
        strictEqual(
          message(() => byText.importCheckpointJson(json)),
          error,
        );
        strictEqual(
          message(() => byValue.importCheckpoint(JSON.parse(json))),
          error,
        );
        const reached = store.exportCheckpoint("error" in expected ? expected.left : expected);
        strictEqual(byText.exportCheckpointJson(), reached);
        strictEqual(byValue.exportCheckpointJson(), reached);
      }),
      { numRuns: 2000 },
    );
  });

  test("about texts that are mostly no JSON", () => {
    fc.assert(
      fc.property(payloads.statePayload, fc.nat(), arbitrary.junk, (payload, at, junk) => {
        const json = JSON.stringify(payload);
        const cut = at % (json.length + 1);
        const text = json.slice(0, cut) + junk + json.slice(cut);
        const expected = store.importStateText(text);
        const error = "error" in expected ? `ImportError: ${expected.error}` : null;
        strictEqual(
          message(() => createEngine().importJson(text)),
          error,
        );
      }),
      { numRuns: 1000 },
    );
  });
});
