/** A checkpoint holds all there is: an engine restored from it answers every later turn as the live engine does. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { createEngine, type Engine } from "../../src/index.js";
import { conversation } from "../support/arbitraries.js";
import { checkpoint } from "./payloads.js";

fc.configureGlobal({ seed: 105, numRuns: 600 });

/** Four engines that hold what the live one holds, by each way of restoring. */
function restored(live: Engine, elsewhere: unknown): Engine[] {
  const [byText, byValue] = [createEngine({ checkpoint: elsewhere }), createEngine({ checkpoint: elsewhere })];
  byText.importCheckpointJson(live.exportCheckpointJson());
  byValue.importCheckpoint(live.exportCheckpoint());
  const parsed: unknown = JSON.parse(JSON.stringify(live.exportCheckpoint()));
  return [byText, byValue, createEngine({ checkpoint: live.exportCheckpoint() }), createEngine({ checkpoint: parsed })];
}

test("a restored checkpoint continues exactly as the live engine", () => {
  fc.assert(
    fc.property(checkpoint, checkpoint, conversation, conversation, (start, elsewhere, before, after) => {
      const live = createEngine({ checkpoint: start });
      for (const text of before) live.step(text);
      const engines = restored(live, elsewhere);
      for (const text of after) {
        const explained = live.explain(text);
        const decision = { ...live.step(text) };
        for (const engine of engines) {
          deepStrictEqual(engine.explain(text), explained);
          deepStrictEqual({ ...engine.step(text) }, decision);
          strictEqual(engine.exportCheckpointJson(), live.exportCheckpointJson());
        }
      }
    }),
  );
});
