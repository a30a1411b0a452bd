/**
 * The schemas and the imports, on fuzzed payloads. What an import accepts, both schemas accept, save that an import forgives a
 * checkpoint without the field `pending`, which no export leaves out. What the schemas accept and an import refuses has the right
 * shape and wrong contents: a text that normalizes to nothing, or two spellings of an item with different policies.
 */
import { ok, strictEqual } from "node:assert/strict";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { test } from "vitest";
import { createEngine, ImportError } from "../../src/index.js";
import { checkpointSchema, stateSchema } from "../../src/schema/index.js";
import { item, premiseText } from "../oracle/characters.js";
import { ALL_RULES } from "../oracle/rules.js";
import { checkpoint, checkpointPayload, state, statePayload } from "../property/payloads.js";
import { conversation } from "../support/arbitraries.js";
import { isValid } from "./json-schema.js";

fc.configureGlobal({ seed: 109, numRuns: 2500 });

const published = (name: string): unknown => JSON.parse(readFileSync(`schema/${name}.json`, "utf8"));
const [STATE, CHECKPOINT] = [published("state"), published("checkpoint")];

/** What the two schemas say of a value, which must be the same. */
function fits(value: unknown, schema: typeof stateSchema | typeof checkpointSchema, json: unknown): boolean {
  const { success } = schema.safeParse(value);
  strictEqual(
    isValid(value, json),
    success,
    `zod says ${success} of ${JSON.stringify(value)}, and JSON Schema does not`,
  );
  return success;
}

function imports(options: { state?: unknown; checkpoint?: unknown }): boolean {
  try {
    createEngine(options);
    return true;
  } catch (error) {
    if (error instanceof ImportError || error instanceof TypeError) return false;
    throw error;
  }
}

/** Whether a state of the right shape holds what no import takes. */
function hasWrongContents({ premise, policies }: { premise: unknown; policies: object }): boolean {
  const names = Object.entries(policies).map(([name, policy]) => [item(name, ALL_RULES), policy] as const);
  const held = new Map(names);
  const blank = typeof premise === "string" && premiseText(premise, ALL_RULES) === "";
  return blank || names.some(([name, policy]) => name === "" || held.get(name) !== policy);
}

/** Whether a question of the right shape names nothing: all its words are items, save a kind, which no item spells. */
function namesNothing(pending: { kind: string; [words: string]: unknown } | null): boolean {
  const words: unknown[] = pending === null ? [] : Object.values(Object(pending[pending.kind]));
  return words.some((word) => typeof word === "string" && item(word, ALL_RULES) === "");
}

test("both schemas accept every state and checkpoint that an import accepts whole, and all that an export writes", () => {
  fc.assert(
    fc.property(state, checkpoint, conversation, (stored, start, turns) => {
      ok(fits(stored, stateSchema, STATE) && fits(start, checkpointSchema, CHECKPOINT));
      const engine = createEngine({ checkpoint: start });
      for (const text of turns) engine.step(text);
      ok(fits(engine.state, stateSchema, STATE) && fits(engine.exportCheckpoint(), checkpointSchema, CHECKPOINT));
    }),
    { numRuns: 500 },
  );
});

test("a state is refused by the schemas exactly where its shape is why the import refuses it", () => {
  const counts = { fits: 0, refused: 0, contents: 0 };
  fc.assert(
    fc.property(statePayload, (payload) => {
      if (payload === undefined) return;
      const shaped = fits(payload, stateSchema, STATE);
      const contents = shaped && hasWrongContents(Object(payload));
      counts[contents ? "contents" : shaped ? "fits" : "refused"] += 1;
      strictEqual(imports({ state: payload }), shaped && !contents, JSON.stringify(payload));
    }),
  );
  ok(Math.min(...Object.values(counts)) > 50, JSON.stringify(counts));
});

test("a checkpoint is refused by the schemas exactly where its shape is why the import refuses it", () => {
  const counts = { fits: 0, refused: 0, contents: 0 };
  fc.assert(
    fc.property(checkpointPayload, (payload) => {
      const whole = isPlain(payload) ? { pending: null, ...payload } : payload;
      const shaped = fits(whole, checkpointSchema, CHECKPOINT);
      const { authoritative_state, pending } = Object(whole);
      const contents = shaped && (hasWrongContents(authoritative_state) || namesNothing(pending));
      counts[contents ? "contents" : shaped ? "fits" : "refused"] += 1;
      strictEqual(imports({ checkpoint: payload }), shaped && !contents, JSON.stringify(payload));
    }),
  );
  ok(Math.min(...Object.values(counts)) > 50, JSON.stringify(counts));
});

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
