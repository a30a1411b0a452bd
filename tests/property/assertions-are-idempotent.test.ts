/**
 * An assertion is idempotent: a directive that was an update, stepped again, is an update again and changes nothing. Two
 * kinds assert a change and not a state, and are answered otherwise the second time: `set premise`, since a premise is set
 * now, and a replacement of one item by another, since the old item has gone. Nothing is said of a directive that is not
 * listed here: one that takes its own change back is no assertion.
 */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { createEngine } from "../../src/index.js";
import { conversation, directive } from "../support/arbitraries.js";
import { state } from "./payloads.js";

fc.configureGlobal({ seed: 103, numRuns: 3000 });

const SECOND_TIME: Readonly<Record<string, string>> = {
  "set-premise.sets": "set-premise.already-set",
  "replace.replaces": "replace.old-absent",
};

const ASSERTIONS: readonly string[] = [
  "use.adopts",
  "prohibit.prohibits",
  "remove.removes",
  "replace.same-item",
  "change-premise.replaces",
  "clear-premise.clears",
  "reset-policies.resets",
  "clear-state.clears",
];

test("an assertion stepped again is an update that changes nothing", () => {
  fc.assert(
    fc.property(state, directive, (start, text) => {
      const engine = createEngine({ state: start });
      const { rule } = engine.explain(text);
      fc.pre(ASSERTIONS.includes(rule) || rule in SECOND_TIME);
      strictEqual(engine.step(text).kind, "update");
      const before = engine.exportCheckpointJson();
      const { outcome } = engine.explain(text);
      strictEqual(outcome.rule, SECOND_TIME[rule] ?? rule);
      if (rule in SECOND_TIME) return;
      if (outcome.kind === "transition") deepStrictEqual(outcome.transition.patch, {});
      strictEqual(engine.step(text).kind, "update");
      strictEqual(engine.exportCheckpointJson(), before);
    }),
  );
});

test("what a conversation has reached can be asserted item by item, and nothing changes", () => {
  fc.assert(
    fc.property(conversation, (turns) => {
      const engine = createEngine();
      for (const text of turns) engine.step(text);
      if (engine.hasPendingClarification()) engine.step("no");
      const before = engine.exportJson();
      const { premise, policies } = engine.state;
      for (const [item, policy] of Object.entries(policies)) {
        // A text with the words of a replacement in it cannot name its item to `use`.
        const text = policy === "use" && item.includes(" instead of") ? "" : `${policy} ${item}`;
        if (text !== "" && !item.startsWith("instead of ")) strictEqual(engine.step(text).kind, "update");
      }
      if (premise !== null) strictEqual(engine.step(`change premise to ${premise}`).kind, "update");
      strictEqual(engine.exportJson(), before);
    }),
    { numRuns: 500 },
  );
});
