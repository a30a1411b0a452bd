/**
 * The inverse of a patch undoes it, whatever the patch and the snapshot; and the patch of a transition holds nothing but
 * what really changes, so that a conversation can be read back from its patches, the last one first.
 */
import { deepStrictEqual, notStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { importState } from "../../src/engine/import.js";
import { advance, initial, type Patch } from "../../src/index.js";
import { changing, inverse } from "../../src/semantics/patch.js";
import { conversation, ITEMS, ODD_ITEMS } from "../support/arbitraries.js";
import { state } from "./payloads.js";

fc.configureGlobal({ seed: 108, numRuns: 1000 });

const policies = fc.uniqueArray(
  fc.tuple(
    fc.constantFrom(...ITEMS.slice(0, 3), ...ODD_ITEMS.slice(0, 3)),
    fc.constantFrom("use" as const, "prohibit" as const, null),
  ),
  { selector: ([item]) => item },
);
const patch: fc.Arbitrary<Patch> = fc.record(
  { premise: fc.constantFrom(null, "concise replies", "other"), policies },
  { requiredKeys: [] },
);

test("the inverse patch undoes any patch", () => {
  fc.assert(
    fc.property(state, patch, (start, change) => {
      const before = importState(start);
      const after = before.with(change, null);
      deepStrictEqual(after.with(inverse(change, before), null).toState(), before.toState());
      deepStrictEqual(before.with(changing(before, change), null).toState(), after.toState());
    }),
  );
});

test("a conversation is taken back by the inverses of its patches, the last one first", () => {
  fc.assert(
    fc.property(state, conversation, (start, turns) => {
      const first = importState(start);
      const undo: Patch[] = [];
      let snapshot = first;
      for (const text of turns) {
        const next = advance(snapshot, text);
        if (next.outcome.kind === "transition") undo.push(inverse(next.outcome.transition.patch, snapshot));
        snapshot = next.snapshot;
      }
      for (const back of undo.reverse()) snapshot = snapshot.with(back, null);
      deepStrictEqual(snapshot.toState(), first.toState());
    }),
  );
});

test("the patch of a turn holds what really changes and nothing else", () => {
  fc.assert(
    fc.property(conversation, (turns) => {
      let snapshot = initial();
      for (const text of turns) {
        const [before, { outcome, snapshot: after }] = [snapshot.toState(), advance(snapshot, text)];
        snapshot = after;
        if (outcome.kind !== "transition") continue;
        const { patch: change } = outcome.transition;
        if ("premise" in change) notStrictEqual(change.premise, before.premise);
        if ("premise" in change) strictEqual(change.premise, after.toState().premise);
        for (const [item, policy] of change.policies ?? []) {
          notStrictEqual(policy, new Map(Object.entries(before.policies)).get(item) ?? null);
          strictEqual(policy, new Map(Object.entries(after.toState().policies)).get(item) ?? null);
        }
      }
    }),
  );
});
