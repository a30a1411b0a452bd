/** Nothing that is handed in is ever written: snapshots, states, messages, payloads and options may be frozen throughout. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { importCheckpoint } from "../../src/engine/import.js";
import {
  advance,
  compileTranscript,
  createEngine,
  describeState,
  getPolicyItems,
  ImportError,
  stateDiff,
} from "../../src/index.js";
import { conversation, message } from "../support/arbitraries.js";
import { deepFreeze, textOf } from "../support/check-turn.js";
import { checkpoint, checkpointPayload, state, statePayload } from "./payloads.js";

fc.configureGlobal({ seed: 114, numRuns: 500 });

/** A refusal is an answer; a write to what is frozen would be a TypeError. */
function accepted(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
  }
}

test("advance is pure: every snapshot of a conversation stays as it was, and leads on as it did", () => {
  fc.assert(
    fc.property(checkpoint, conversation, (start, turns) => {
      let snapshot = deepFreeze(importCheckpoint(start));
      const path = turns.map((text) => {
        const next = deepFreeze(advance(snapshot, text));
        const step = {
          from: snapshot,
          text,
          held: textOf(snapshot),
          to: textOf(next.snapshot),
          rule: next.outcome.rule,
        };
        snapshot = next.snapshot;
        return step;
      });
      for (const { from, text, held, to, rule } of path.reverse()) {
        strictEqual(textOf(from), held);
        const again = advance(from, text);
        deepStrictEqual([textOf(again.snapshot), again.outcome.rule], [to, rule]);
      }
    }),
  );
});

test("frozen payloads, options and messages are read and not written", () => {
  fc.assert(
    fc.property(statePayload, checkpointPayload, fc.array(message), (payload, foreign, messages) => {
      const text = JSON.stringify([payload, foreign, messages]);
      deepFreeze([payload, foreign, messages]);
      accepted(() => createEngine(deepFreeze({ state: payload })).step("use x"));
      accepted(() => createEngine(deepFreeze({ checkpoint: foreign })).step("yes"));
      accepted(() => createEngine().importCheckpoint(foreign));
      compileTranscript(messages);
      createEngine().applyTranscript(messages);
      strictEqual(JSON.stringify([payload, foreign, messages]), text);
    }),
  );
});

test("frozen states are read and not written", () => {
  fc.assert(
    fc.property(state, state, (before, after) => {
      const text = JSON.stringify([before, after]);
      deepFreeze([before, after]);
      stateDiff(before, after);
      describeState(before);
      getPolicyItems(before, "use");
      strictEqual(JSON.stringify([before, after]), text);
    }),
  );
});
