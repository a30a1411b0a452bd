/** A decision is plain data, whether its state is small and made at once, or large and made when it is first read. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { inspect } from "node:util";
import { describe, test } from "vitest";
import { createEngine, type Decision, type State } from "../../src/index.js";

/** The decision of a turn that leads to so many policies, and what it must be. */
function decided(count: number): { readonly decision: Decision; readonly expected: Decision } {
  const policies: Record<string, "use"> = {};
  for (let index = 1; index < count; index += 1) policies[`item ${index}`] = "use";
  const engine = createEngine({ state: { premise: "concise replies", policies, version: 2 } });
  const state: State = { premise: "concise replies", policies: { ...policies, last: "use" }, version: 2 };
  return { decision: engine.step("use last"), expected: { kind: "update", state, prompt_to_user: null } };
}

describe.each([1, 16, 17, 1000])("with %i policies", (count) => {
  test("a decision equals plain data, and so do its copies", () => {
    const { decision, expected } = decided(count);
    deepStrictEqual(decision, expected);
    deepStrictEqual({ ...decision }, expected);
    deepStrictEqual(structuredClone(decision), expected);
    deepStrictEqual(JSON.parse(JSON.stringify(decision)), expected);
    deepStrictEqual(Object.keys(decision), ["kind", "state", "prompt_to_user"]);
  });

  test("a decision's state can be read through a proxy, and is the same at each read", () => {
    const { decision, expected } = decided(count);
    deepStrictEqual(new Proxy(decision, {}).state, expected.state);
    strictEqual(decision.state, decision.state);
  });

  test("a decision may be frozen before its state is read", () => {
    const { decision, expected } = decided(count);
    deepStrictEqual(Object.freeze(decision).state, expected.state);
  });
});

test("a console shows the state of a decision with few policies", () => {
  const shown = inspect(decided(2).decision, { depth: 3 });
  strictEqual(shown.includes("'item 1': 'use', last: 'use'"), true);
});
