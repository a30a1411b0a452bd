/**
 * A value handed out stays as it is, whatever is stepped, imported or replayed later; and nothing that a host does to such a
 * value, or to one that it has handed in, reaches an engine.
 */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { advance, createEngine, type Decision, type Engine, preview, step } from "../../src/index.js";
import * as oracle from "../oracle/meaning.js";
import { exportCheckpoint } from "../oracle/persistence.js";
import type { Snapshot as Model } from "../oracle/values.js";
import { answer, conversation, message, turn } from "../support/arbitraries.js";
import { standAt, textOf } from "../support/check-turn.js";
import { checkpoint } from "./payloads.js";

fc.configureGlobal({ seed: 117, numRuns: 500 });

/** Everything that an engine hands out now. */
const handedOut = (engine: Engine, text: string): unknown[] => [
  ...[engine.state, engine.exportCheckpoint(), engine.explain(text), preview(engine, text)],
  ...[createEngine({ checkpoint: engine.exportCheckpoint() }).applyTranscript([{ role: "user", content: text }])],
];

/** Does the worst to a value: every field is overwritten and removed, at every depth, and another is added. */
function vandalize(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const key of Object.keys(value)) {
    vandalize(Reflect.get(value, key));
    Reflect.set(value, key, "vandalized");
    Reflect.deleteProperty(value, key);
  }
  Reflect.set(value, "vandal", "prohibit");
}

test("a snapshot handed out never changes", () => {
  fc.assert(
    fc.property(checkpoint, conversation, turn, fc.array(message), (start, turns, glance, messages) => {
      const engine = createEngine({ checkpoint: start });
      const kept = turns.map((text) => {
        const values = [...handedOut(engine, glance), step(engine, text)];
        return { values, texts: values.map((value) => JSON.stringify(value)) };
      });
      engine.applyTranscript(messages);
      engine.importJson('{"premise":"other","policies":{"docker":"prohibit"},"version":2}');
      for (const { values, texts } of kept)
        deepStrictEqual(
          values.map((value) => JSON.stringify(value)),
          texts,
        );
    }),
  );
});

test("the state of a decision is that of its turn, however late it is read first", () => {
  fc.assert(
    fc.property(checkpoint, conversation, (start, turns) => {
      const engine = createEngine({ checkpoint: start });
      let model: Model = standAt(start).model;
      const kept = turns.map((text): [Decision, unknown] => {
        const expected = oracle.advance(model, text);
        model = expected.snapshot;
        return [engine.step(text), expected.decision];
      });
      for (const [decision, expected] of kept.reverse()) {
        deepStrictEqual({ ...decision }, expected);
        strictEqual(decision.state, decision.state);
      }
    }),
  );
});

test("nothing that a host does to a value handed out reaches an engine", () => {
  fc.assert(
    fc.property(checkpoint, conversation, turn, answer, (start, turns, glance, reply) => {
      const [engine, untouched] = [createEngine({ checkpoint: start }), createEngine({ checkpoint: start })];
      for (const text of turns) {
        const expected = { ...untouched.step(text) };
        for (const value of [...handedOut(engine, glance), ...handedOut(engine, reply)]) vandalize(value);
        const decision = engine.step(text);
        deepStrictEqual({ ...decision }, expected);
        vandalize(decision);
        strictEqual(engine.exportCheckpointJson(), untouched.exportCheckpointJson());
        deepStrictEqual(engine.explain(glance), untouched.explain(glance));
      }
    }),
  );
});

test("nothing that a host does to what advance tells reaches a snapshot", () => {
  fc.assert(
    fc.property(checkpoint, conversation, (start, turns) => {
      let { snapshot, model } = standAt(start);
      for (const text of turns) {
        const next = advance(snapshot, text);
        const expected = oracle.advance(model, text);
        deepStrictEqual({ ...next.decision }, expected.decision);
        vandalize([next.decision, next.outcome]);
        strictEqual(textOf(next.snapshot), exportCheckpoint(expected.snapshot));
        [snapshot, model] = [next.snapshot, expected.snapshot];
      }
    }),
  );
});

test("nothing that a host does to a value handed in reaches the engine", () => {
  fc.assert(
    fc.property(checkpoint, fc.array(message), (start, transcript) => {
      const [payload, messages] = structuredClone([start, transcript] as const);
      const [byOption, byImport, expected] = [createEngine({ checkpoint: payload }), createEngine(), createEngine()];
      byImport.importCheckpoint(payload);
      expected.importCheckpointJson(JSON.stringify(start));
      for (const engine of [byOption, byImport, expected]) engine.applyTranscript(messages);
      vandalize([payload, messages]);
      for (const engine of [byOption, byImport]) {
        strictEqual(engine.exportCheckpointJson(), expected.exportCheckpointJson());
      }
    }),
  );
});
