/**
 * Any string is answered: lone surrogates, NUL, a megabyte of anything, as a turn, an item, a message and a payload. What
 * is thrown is documented: an ImportError, for a payload.
 */
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import {
  compileTranscript,
  createEngine,
  describeState,
  type Engine,
  ImportError,
  normalizeItem,
  preview,
  stateDiff,
} from "../../src/index.js";
import { almost, codeUnit, directive, junk, replacement } from "../support/arbitraries.js";

fc.configureGlobal({ seed: 113, numRuns: 1500 });

const anything = fc.oneof(
  junk,
  fc.string({ unit: codeUnit, maxLength: 200 }),
  fc.tuple(directive, junk).map((parts) => parts.join("")),
  almost,
  fc.json({ stringUnit: codeUnit }),
);

function refused(act: () => void): void {
  try {
    act();
  } catch (error) {
    ok(error instanceof ImportError, `not documented: ${error}`);
  }
}

/** Everything that takes a text takes this one. */
function isAnswered(engine: Engine, text: string): void {
  const told = preview(engine, text);
  const { decision, outcome } = engine.explain(text);
  const done = engine.step(text);
  for (const each of [decision, told.decision]) deepStrictEqual({ ...each }, { ...done });
  ok(["passthrough", "update", "clarify"].includes(done.kind) && outcome.rule.includes("."));
  strictEqual(typeof describeState(engine.state), "string");
  strictEqual(stateDiff(told.state_before, engine.state).changed, told.would_mutate);
  const policy = engine.getPolicy(text);
  strictEqual(policy, new Map(Object.entries(engine.state.policies)).get(normalizeItem(text)) ?? null);
  createEngine().importCheckpointJson(engine.exportCheckpointJson());
  createEngine().importJson(engine.exportJson());
}

test("any string is answered", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anything, replacement), { minLength: 1, maxLength: 4 }), anything, (turns, text) => {
      const engine = createEngine();
      for (const each of turns) isAnswered(engine, each);
      ok(["state", "confirm"].includes(compileTranscript([{ role: "user", content: text }]).kind));
      for (const payload of turns) {
        refused(() => engine.importJson(payload));
        refused(() => engine.importCheckpointJson(payload));
        refused(() => engine.importCheckpoint(payload));
        refused(() => createEngine({ state: payload }));
      }
    }),
  );
});

const MEGABYTE = 1_000_000;
const UNITS = ["x", " ", "\0", "\ud800", "\udc00\ud800", "\n", "the ", "use ", "{", "[", '"\\', "\u{1f600}"];

test("a megabyte of anything is answered, with nothing pending and with a question", () => {
  for (const unit of UNITS) {
    const text = unit.repeat(MEGABYTE / unit.length);
    for (const prefix of ["", "use ", "set premise to "]) ok(createEngine().step(prefix + text).kind.length > 0);
    const asked = createEngine();
    strictEqual(asked.step(`use x${text}x instead of docker`).kind, "clarify");
    strictEqual(asked.step(text).kind, "clarify");
    strictEqual(asked.step("yes").kind, "update");
    refused(() => asked.importJson(text));
    createEngine().importCheckpointJson(asked.exportCheckpointJson());
  }
});

test("a turn of many megabytes is answered, too", () => {
  strictEqual(createEngine().step(`set premise ${" ".repeat(20 * MEGABYTE)}x`).kind, "update");
  strictEqual(createEngine().step(`set premise x${"\u0301\u0316".repeat(2.2 * MEGABYTE)}`).kind, "update");
});
