/** The values of the older language's interface: their shapes, whose they are, and what is misuse. */
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compileTranscript,
  createEngine,
  type FocusState,
  getFocusValue,
  getProhibitedItems,
  migrate,
} from "../../src/focus/index.js";
import * as arbitrary from "./arbitraries.js";

const EMPTY = { facts: { "focus.primary": null }, policies: { prohibit: [] }, version: 1 };

test("a fresh engine has the empty state", () => {
  for (const engine of [createEngine(), createEngine({}), createEngine({ state: null })]) {
    deepStrictEqual(engine.state, EMPTY);
    strictEqual(engine.exportJson(), '{"facts":{"focus.primary":null},"policies":{"prohibit":[]},"version":1}');
  }
});

test("the readers tell the focus and the items of any state", () => {
  const { state } = createEngine();
  strictEqual(getFocusValue(state), null);
  deepStrictEqual(getProhibitedItems(state), []);
  const stored: FocusState = { facts: { "focus.primary": "Tea" }, policies: { prohibit: ["b", "a"] }, version: 1 };
  strictEqual(getFocusValue(stored), "Tea");
  const items = getProhibitedItems(stored);
  deepStrictEqual(items, ["b", "a"]);
  items.push("c");
  deepStrictEqual(getProhibitedItems(stored), ["b", "a"]);
});

test("a decision has three fields, and which of them are null depends on its kind", () => {
  const engine = createEngine();
  deepStrictEqual(engine.step("hello"), { kind: "passthrough", state: null, prompt_to_user: null });
  deepStrictEqual(engine.step("use"), { kind: "clarify", state: null, prompt_to_user: "What should I use?" });
  deepStrictEqual(engine.step("allow tea"), { kind: "update", state: EMPTY, prompt_to_user: null });
});

test("a state that was handed out or in can be changed without reaching the engine", () => {
  const given = { facts: { "focus.primary": "tea" }, policies: { prohibit: ["b", "a"] }, version: 1 };
  const engine = createEngine({ state: given });
  deepStrictEqual(given.policies.prohibit, ["b", "a"]);
  given.policies.prohibit.push("c");
  given.facts["focus.primary"] = "milk";
  const decision = engine.step("never c");
  for (const state of [engine.state, decision.state]) {
    Reflect.set(state?.facts ?? {}, "focus.primary", "changed");
    Reflect.set(state?.policies.prohibit ?? [], 0, "changed");
  }
  deepStrictEqual(engine.state, {
    facts: { "focus.primary": "tea" },
    policies: { prohibit: ["a", "b", "c"] },
    version: 1,
  });
});

function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) for (const each of Object.values(Object.freeze(value))) frozen(each);
  return value;
}

test("what is handed in may be frozen", () => {
  fc.assert(
    fc.property(arbitrary.state, arbitrary.turn, (state, content) => {
      const engine = createEngine(frozen({ state }));
      ok(["state", "confirm"].includes(engine.applyTranscript(frozen([{ role: "user", content }])).kind));
      strictEqual(migrate(frozen(state)).state.version, 2);
    }),
    { numRuns: 500, seed: 50 },
  );
});

test("any string is answered", () => {
  const anything = fc.oneof(arbitrary.turn, fc.string({ unit: "binary", maxLength: 300 }));
  fc.assert(
    fc.property(fc.array(anything, { minLength: 1, maxLength: 4 }), (turns) => {
      const engine = createEngine();
      for (const turn of turns) {
        const { kind, state, prompt_to_user } = engine.step(turn);
        strictEqual(state !== null, kind === "update");
        strictEqual(prompt_to_user !== null && prompt_to_user !== "", kind === "clarify");
        const again = createEngine();
        again.importJson(engine.exportJson());
        deepStrictEqual(again.state, engine.state);
        migrate(engine.state);
      }
    }),
    { numRuns: 1500, seed: 51 },
  );
});

test("a transcript with a message that is not an object is refused, and nothing of it is stepped", () => {
  const engine = createEngine();
  for (const wrong of [null, "use tea", [], 1]) {
    expect(() => engine.applyTranscript([{ role: "user", content: "use tea" }, wrong])).toThrow(
      /^Message 1 of a transcript must be an object, not /,
    );
  }
  deepStrictEqual(engine.state, EMPTY);
  // @ts-expect-error: a transcript is an array
  expect(() => compileTranscript("use tea")).toThrow(TypeError);
});

test("misuse is refused with what was given instead", () => {
  // @ts-expect-error: a turn is a string
  expect(() => createEngine().step(1)).toThrow(new TypeError("A turn must be a string, not of type number."));
  // @ts-expect-error: a payload is a string
  expect(() => createEngine().importJson({})).toThrow(TypeError);
  expect(() => createEngine(JSON.parse('{"checkpoint":{}}'))).toThrow(new TypeError("createEngine takes { state }."));
});
