/** The 1,500 conversations recorded from an implementation in another language come out the same, to the byte. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createEngine } from "../../src/focus/index.js";

interface Recording {
  readonly inputs: readonly string[];
  readonly trace: readonly (readonly [kind: string, prompt: string | null])[];
  readonly export: string;
}

const file = new URL("../recorded/focus.jsonl.gz", import.meta.url);
const recordings: readonly Recording[] = gunzipSync(readFileSync(file))
  .toString("utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));

test("fifteen hundred conversations are recorded, and each kind of decision is among them", () => {
  strictEqual(recordings.length, 1500);
  const kinds = recordings.flatMap(({ trace }) => trace.map(([kind]) => kind));
  expect(new Set(kinds)).toEqual(new Set(["passthrough", "update", "clarify"]));
});

test("every recorded conversation comes out as it was recorded", () => {
  for (const recording of recordings) {
    const engine = createEngine();
    const trace = recording.inputs.map((text) => {
      const { kind, prompt_to_user } = engine.step(text);
      return [kind, prompt_to_user];
    });
    deepStrictEqual(trace, recording.trace);
    strictEqual(engine.exportJson(), recording.export);
  }
});

test("every recorded export comes back from an import", () => {
  for (const { export: payload } of recordings) {
    const engine = createEngine();
    engine.importJson(payload);
    strictEqual(engine.exportJson(), payload);
  }
});
