/**
 * The same turns give the same result: what an engine answers depends on nothing but the turns it was given. Other engines,
 * and everything that only looks, leave no mark on it.
 */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { createEngine, type Engine, preview } from "../../src/index.js";
import { conversation, turn } from "../support/arbitraries.js";

fc.configureGlobal({ seed: 101, numRuns: 600 });

const look = (engine: Engine, text: string): void => {
  preview(engine, text);
  engine.explain(text);
  engine.getPolicy(text);
  engine.exportJson();
  engine.exportCheckpoint();
};

test("the same turns give the same result", () => {
  fc.assert(
    fc.property(conversation, conversation, turn, (turns, others, glance) => {
      const [alone, watched, neighbor] = [createEngine(), createEngine(), createEngine()];
      const expected = turns.map((text) => ({ ...alone.step(text) }));
      const answers = turns.map((text, index) => {
        look(watched, glance);
        neighbor.step(others[index % others.length] ?? glance);
        return { ...watched.step(text) };
      });
      deepStrictEqual(answers, expected);
      strictEqual(watched.exportCheckpointJson(), alone.exportCheckpointJson());
    }),
  );
});
