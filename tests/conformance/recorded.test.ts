/**
 * The two thousand conversations recorded from an implementation in another language: every decision, prompt and preview,
 * the exports and the transcript come out the same, to the byte, through the public interface.
 */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compileTranscript, createEngine, preview } from "../../src/index.js";

interface Recording {
  readonly inputs: readonly string[];
  readonly trace: readonly (readonly [kind: string, prompt: string | null, pending: boolean, wouldMutate: boolean])[];
  readonly export: string;
  readonly checkpoint: string;
  readonly transcript: unknown;
}

const file = new URL("../recorded/sequences.jsonl.gz", import.meta.url);
const recordings: readonly Recording[] = gunzipSync(readFileSync(file))
  .toString("utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));

test("two thousand conversations are recorded, and each kind of decision is among them", () => {
  strictEqual(recordings.length, 2000);
  const kinds = recordings.flatMap(({ trace }) => trace.map(([kind, , pending]) => `${kind} ${pending}`));
  expect(new Set(kinds)).toEqual(new Set(["passthrough false", "update false", "clarify false", "clarify true"]));
});

test("every recorded conversation comes out as it was recorded", () => {
  for (const recording of recordings) {
    const engine = createEngine();
    const trace = recording.inputs.map((text) => {
      const { would_mutate } = preview(engine, text);
      const { kind, prompt_to_user } = engine.step(text);
      return [kind, prompt_to_user, engine.hasPendingClarification(), would_mutate];
    });
    deepStrictEqual(trace, recording.trace);
    strictEqual(engine.exportJson(), recording.export);
    strictEqual(engine.exportCheckpointJson(), recording.checkpoint);
  }
});

test("every recorded transcript compiles to what was recorded", () => {
  for (const { inputs, transcript } of recordings) {
    deepStrictEqual(compileTranscript(inputs.map((content) => ({ role: "user", content }))), transcript);
  }
});

test("every recorded export and checkpoint comes back from an import", () => {
  for (const recording of recordings) {
    const engine = createEngine();
    engine.importCheckpointJson(recording.checkpoint);
    strictEqual(engine.exportCheckpointJson(), recording.checkpoint);
    engine.importJson(recording.export);
    strictEqual(engine.exportJson(), recording.export);
  }
});
