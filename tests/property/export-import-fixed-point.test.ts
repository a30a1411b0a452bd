/**
 * A state survives its export: what is imported and exported again is the same text, for a state that turns have reached
 * as for one that came from a foreign payload, and for a checkpoint too. The text is canonical JSON of the very values.
 */
import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { createEngine, type Engine, ImportError } from "../../src/index.js";
import { canonicalJson } from "../oracle/json.js";
import { conversation } from "../support/arbitraries.js";
import { checkpoint, checkpointPayload, statePayload } from "./payloads.js";

fc.configureGlobal({ seed: 104, numRuns: 600 });

function isFixedPoint(engine: Engine): void {
  const [state, whole] = [engine.exportJson(), engine.exportCheckpointJson()];
  for (const text of [state, whole]) match(text, /^[ -~]*$/);
  deepStrictEqual(JSON.parse(state), engine.state);
  deepStrictEqual(JSON.parse(whole), engine.exportCheckpoint());
  strictEqual(state, canonicalJson(engine.state));
  strictEqual(whole, canonicalJson(engine.exportCheckpoint()));

  const again = createEngine({
    checkpoint: {
      checkpoint_version: 1,
      authoritative_state: { premise: "other", policies: { x: "use" }, version: 2 },
    },
  });
  again.importJson(state);
  strictEqual(again.exportJson(), state);
  strictEqual(again.hasPendingClarification(), false);
  again.importCheckpointJson(whole);
  strictEqual(again.exportCheckpointJson(), whole);
  strictEqual(createEngine({ state: engine.state }).exportJson(), state);
  strictEqual(createEngine({ checkpoint: engine.exportCheckpoint() }).exportCheckpointJson(), whole);
}

/** The engine that a payload makes, or null where it is refused. */
function imported(options: { state?: unknown; checkpoint?: unknown }): Engine | null {
  try {
    return createEngine(options);
  } catch (error) {
    if (error instanceof ImportError) return null;
    throw error;
  }
}

test("export, import, export is a fixed point", () => {
  fc.assert(
    fc.property(checkpoint, conversation, (start, turns) => {
      const engine = createEngine({ checkpoint: start });
      isFixedPoint(engine);
      for (const text of turns) engine.step(text);
      isFixedPoint(engine);
    }),
  );
});

test("what an import accepts, in any spelling, is a fixed point after it", () => {
  let accepted = 0;
  fc.assert(
    fc.property(statePayload, checkpointPayload, (state, foreign) => {
      for (const engine of [imported({ state }), imported({ checkpoint: foreign })]) {
        if (engine === null) continue;
        accepted += 1;
        isFixedPoint(engine);
      }
    }),
  );
  strictEqual(accepted > 300, true, "nearly every payload is refused: the test says little");
});
