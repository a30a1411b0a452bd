/** A preview tells exactly what a step would do, and does none of it: the engine is as it was, its question too. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { createEngine, preview, step } from "../../src/index.js";
import { stateDiff } from "../oracle/controller.js";
import { conversation } from "../support/arbitraries.js";
import { checkpoint } from "./payloads.js";

fc.configureGlobal({ seed: 106, numRuns: 800 });

test("preview equals step and leaves no trace", () => {
  fc.assert(
    fc.property(checkpoint, conversation, (start, turns) => {
      const engine = createEngine({ checkpoint: start });
      for (const text of turns) {
        const before = engine.exportCheckpoint();
        const told = preview(engine, text);
        deepStrictEqual(engine.exportCheckpoint(), before);
        deepStrictEqual(preview(engine, text), told);
        const done = step(engine, text);
        deepStrictEqual({ ...told.decision }, { ...done.decision });
        deepStrictEqual(told.state_before, before.authoritative_state);
        deepStrictEqual(told.state_after, done.state);
        deepStrictEqual(told.diff, stateDiff(before.authoritative_state, done.state));
        strictEqual(told.would_mutate, told.diff.changed);
        deepStrictEqual(Object.keys(told).sort(), [
          ...["decision", "diff", "mode", "output_version", "state_after", "state_before", "would_mutate"],
        ]);
        deepStrictEqual(Object.keys(done).sort(), ["decision", "mode", "output_version", "state"]);
        deepStrictEqual([told.mode, told.output_version, done.mode, done.output_version], ["preview", 1, "step", 1]);
      }
    }),
  );
});
