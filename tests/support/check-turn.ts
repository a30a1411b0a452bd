/**
 * One turn, with every invariant of the engine asserted around it: the input stays as it was, the same turn gives the
 * same answer, decision and checkpoint survive JSON, the inverse patch undoes, and the oracle agrees about everything.
 */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { canonicalJson } from "../../src/base/canonical-json.js";
import { type Advance, advance } from "../../src/engine/advance.js";
import { toCheckpoint } from "../../src/engine/export.js";
import { importCheckpoint } from "../../src/engine/import.js";
import { initial, type Snapshot } from "../../src/engine/snapshot.js";
import { inverse } from "../../src/semantics/patch.js";
import type { Decision } from "../../src/values.js";
import * as model from "../oracle/meaning.js";
import * as store from "../oracle/persistence.js";
import { FRESH, type Snapshot as Model } from "../oracle/values.js";

/** The engine and the oracle at the same point of a conversation. */
export interface Stand {
  readonly snapshot: Snapshot;
  readonly model: Model;
}

export const START: Stand = { snapshot: initial(), model: FRESH };

/** Both at the state of a checkpoint that either accepts. */
export function standAt(checkpoint: unknown): Stand {
  const read = store.importCheckpoint(checkpoint);
  if ("error" in read) throw new Error(`The oracle refuses the checkpoint: ${read.error}`);
  return { snapshot: importCheckpoint(checkpoint), model: read };
}

/** All that a snapshot holds, as text. */
export const textOf = (snapshot: Snapshot): string => canonicalJson(toCheckpoint(snapshot));

/** A value frozen through and through, getters left alone. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const field of Object.values(Object.getOwnPropertyDescriptors(value))) deepFreeze(field.value);
  return value;
}

/** Steps both, and asserts every invariant. */
function checkTurn(at: Stand, text: string): Stand & Advance {
  const before = deepFreeze(at.snapshot);
  const was = textOf(before);
  const answer = advance(before, text);
  strictEqual(textOf(before), was, "the snapshot before the turn has changed");
  sameTwice(before, text, answer);
  survivesJson(answer);
  inverseUndoes(before, answer);
  const expected = model.advance(at.model, text);
  agrees(answer, expected);
  return { ...answer, model: expected.snapshot };
}

/** Steps a whole conversation, asserting every invariant at every turn. */
export function checkTurns(from: Stand, turns: readonly string[]): (Stand & Advance)[] {
  let at = from;
  return turns.map((text) => {
    const next = checkTurn(at, text);
    at = next;
    return next;
  });
}

function sameTwice(before: Snapshot, text: string, { decision, outcome, snapshot }: Advance): void {
  const again = advance(before, text);
  deepStrictEqual(again.decision, decision);
  deepStrictEqual(again.outcome, outcome);
  strictEqual(textOf(again.snapshot), textOf(snapshot));
}

function survivesJson({ decision, snapshot }: Advance): void {
  hasThreeFields(decision);
  deepStrictEqual(JSON.parse(JSON.stringify(decision)), { ...decision });
  const checkpoint = toCheckpoint(snapshot);
  deepStrictEqual(JSON.parse(JSON.stringify(checkpoint)), checkpoint);
  strictEqual(textOf(importCheckpoint(JSON.parse(textOf(snapshot)))), textOf(snapshot));
}

function hasThreeFields(decision: Decision): void {
  deepStrictEqual(Object.keys(decision).sort(), ["kind", "prompt_to_user", "state"]);
  strictEqual(decision.kind === "update", decision.state !== null);
  strictEqual(decision.kind === "clarify", decision.prompt_to_user !== null && decision.prompt_to_user !== "");
}

function inverseUndoes(before: Snapshot, { outcome, snapshot }: Advance): void {
  const patch = outcome.kind === "transition" ? outcome.transition.patch : {};
  const back = snapshot.with(inverse(patch, before), null);
  strictEqual(canonicalJson(back.toState()), canonicalJson(before.toState()), "the inverse patch does not undo");
}

function agrees({ snapshot, decision, outcome }: Advance, expected: model.Advance): void {
  deepStrictEqual({ ...decision }, expected.decision);
  strictEqual(outcome.rule, expected.rule);
  deepStrictEqual(snapshot.toState(), expected.snapshot.state);
  strictEqual(canonicalJson(snapshot.toState()), store.exportState(expected.snapshot.state));
  strictEqual(textOf(snapshot), store.exportCheckpoint(expected.snapshot));
}
