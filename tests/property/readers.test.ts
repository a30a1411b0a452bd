/** The readers tell what is in a state or a decision, and nothing else. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import {
  createEngine,
  getClarifyPrompt,
  getDecisionState,
  getPolicyItems,
  getPremiseValue,
  isClarify,
  isPassthrough,
  isUpdate,
} from "../../src/index.js";
import { compareCodePoints } from "../oracle/characters.js";
import { codeUnit, conversation } from "../support/arbitraries.js";
import { state } from "./payloads.js";

fc.configureGlobal({ seed: 111, numRuns: 1000 });

const policy = fc.constantFrom("use" as const, "prohibit" as const);
const name = fc.oneof(
  fc.constantFrom("10", "9", "_", "a", "\u00e9", "\uffff", "\ue000", "\u{1f600}", "\ud83d", "__proto__"),
  fc.string({ unit: codeUnit, minLength: 1, maxLength: 3 }),
);

test("policy items are sorted by code point", () => {
  fc.assert(
    fc.property(fc.dictionary(name, policy, { maxKeys: 12, size: "max" }), (policies) => {
      const entries = Object.entries(policies);
      const sorted = (value?: string): string[] =>
        entries
          .filter(([, each]) => value === undefined || each === value)
          .map(([item]) => item)
          .sort((a, b) => compareCodePoints(a, b));
      const held = { premise: null, policies, version: 2 } as const;
      deepStrictEqual(getPolicyItems(held), sorted());
      deepStrictEqual(getPolicyItems(held, "use"), sorted("use"));
      deepStrictEqual(getPolicyItems(held, "prohibit"), sorted("prohibit"));
    }),
  );
});

test("the premise of a state", () => {
  fc.assert(
    fc.property(state, (held) => {
      strictEqual(getPremiseValue(held), held.premise);
      strictEqual(getPremiseValue(createEngine({ state: held }).state), held.premise);
    }),
  );
  strictEqual(getPremiseValue({ premise: null, policies: {}, version: 2 }), null);
  strictEqual(getPremiseValue({ premise: "concise replies", policies: {}, version: 2 }), "concise replies");
});

test("readers of a decision", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(conversation, (turns) => {
      const engine = createEngine();
      for (const text of turns) {
        const decision = engine.step(text);
        seen.add(decision.kind);
        const kinds = {
          passthrough: isPassthrough(decision),
          update: isUpdate(decision),
          clarify: isClarify(decision),
        };
        deepStrictEqual(kinds, { passthrough: false, update: false, clarify: false, [decision.kind]: true });
        strictEqual(getClarifyPrompt(decision), decision.kind === "clarify" ? decision.prompt_to_user : null);
        deepStrictEqual(getDecisionState(decision), decision.kind === "update" ? engine.state : null);
      }
    }),
    { numRuns: 300 },
  );
  deepStrictEqual([...seen].sort(), ["clarify", "passthrough", "update"]);
});
