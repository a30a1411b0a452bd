/**
 * Only an update changes the state. A passthrough changes nothing at all; a clarification leaves the state, and what is
 * pending after it is the question just asked, the question asked before, or nothing.
 */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { createEngine } from "../../src/index.js";
import { conversation } from "../support/arbitraries.js";
import { checkpoint } from "./payloads.js";

fc.configureGlobal({ seed: 102, numRuns: 800 });

test("passthrough and clarify change nothing", () => {
  fc.assert(
    fc.property(checkpoint, conversation, (start, turns) => {
      const engine = createEngine({ checkpoint: start });
      for (const text of turns) {
        const before = engine.exportCheckpoint();
        const { kind, prompt_to_user } = engine.step(text);
        const after = engine.exportCheckpoint();
        if (kind === "passthrough") deepStrictEqual(after, before);
        if (kind !== "clarify") continue;
        deepStrictEqual(after.authoritative_state, before.authoritative_state);
        if (before.pending !== null) deepStrictEqual(after.pending, before.pending);
        if (after.pending !== null) strictEqual(after.pending.prompt_to_user, prompt_to_user);
      }
    }),
  );
});

test("what is pending changes by a question, an answer or an import alone", () => {
  fc.assert(
    fc.property(conversation, (turns) => {
      const engine = createEngine();
      for (const text of turns) {
        const was = engine.hasPendingClarification();
        const { kind } = engine.step(text);
        const is = engine.hasPendingClarification();
        if (was && !is) strictEqual(kind, "update");
        if (!was && is) strictEqual(kind, "clarify");
        if (was && is) strictEqual(kind, "clarify");
      }
    }),
  );
});
