/**
 * A replay steps the user messages that count, in order, and stops at the first clarification. On a live engine what it
 * reached is kept; from a fresh one it is dropped.
 */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { compileTranscript, createEngine, type Engine, type TranscriptResult } from "../../src/index.js";
import { canonicalJson, field } from "../oracle/json.js";
import { exportCheckpoint, replay } from "../oracle/persistence.js";
import { message } from "../support/arbitraries.js";
import { standAt } from "../support/check-turn.js";
import { checkpoint } from "./payloads.js";

fc.configureGlobal({ seed: 107, numRuns: 1000 });

const messages = fc.array(message, { maxLength: 8, size: "max" });

/** What a replay comes to, by stepping the messages one by one. */
function stepped(engine: Engine, transcript: readonly object[]): TranscriptResult {
  for (const each of transcript) {
    const content = field(each, "role") === "user" ? field(each, "content") : null;
    const decision = typeof content === "string" ? engine.step(content) : null;
    if (decision?.kind === "clarify") return { kind: "confirm", prompt_to_user: decision.prompt_to_user };
  }
  return { kind: "state", state: engine.state };
}

test("replaying onto a live engine is stepping until the first clarification", () => {
  fc.assert(
    fc.property(checkpoint, messages, (start, transcript) => {
      const [replayed, live] = [createEngine({ checkpoint: start }), createEngine({ checkpoint: start })];
      deepStrictEqual(replayed.applyTranscript(transcript), stepped(live, transcript));
      strictEqual(replayed.exportCheckpointJson(), live.exportCheckpointJson());
      strictEqual(replayed.exportCheckpointJson(), exportCheckpoint(replay(transcript, standAt(start).model).snapshot));
    }),
  );
});

test("compiling a transcript is replaying it onto a fresh engine", () => {
  fc.assert(
    fc.property(messages, (transcript) => {
      const result = compileTranscript(transcript);
      deepStrictEqual(result, createEngine().applyTranscript(transcript));
      strictEqual(canonicalJson(result), canonicalJson(replay(transcript).result));
      deepStrictEqual(compileTranscript(transcript), result);
    }),
  );
});

test("a replay without a clarification may be cut anywhere", () => {
  fc.assert(
    fc.property(messages, fc.nat(8), (transcript, at) => {
      const [whole, parts] = [createEngine(), createEngine()];
      fc.pre(whole.applyTranscript(transcript).kind === "state");
      parts.applyTranscript(transcript.slice(0, at));
      parts.applyTranscript(transcript.slice(at));
      strictEqual(parts.exportCheckpointJson(), whole.exportCheckpointJson());
    }),
  );
});
