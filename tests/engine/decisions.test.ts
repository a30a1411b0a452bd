/** A decision is plain data, whether its state is small and made at once, or large and made when it is first read. */
import { deepStrictEqual, strictEqual, throws } from "node:assert/strict";
import { spawnSync } from "node:child_process";
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

/** A proxy that wraps every object it hands out, as the reactive state of a user interface does. */
function wrapped<T extends object>(value: T): T {
  return new Proxy(value, {
    get: (target, key, receiver) => {
      const field: unknown = Reflect.get(target, key, receiver);
      return typeof field === "object" && field !== null ? wrapped(field) : field;
    },
  });
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

  test("a decision's state can be read through proxies of all that it holds", () => {
    const { decision, expected } = decided(count);
    deepStrictEqual(Object.keys(wrapped(decision).state ?? {}), Object.keys(expected.state ?? {}));
  });

  test("a decision may be frozen before its state is read", () => {
    const { decision, expected } = decided(count);
    deepStrictEqual(Object.freeze(decision).state, expected.state);
  });

  test("a decision's state is its host's to replace and to delete", () => {
    const { decision, expected } = decided(count);
    const heir: object = Object.create(decision);
    strictEqual(Reflect.set(heir, "state", "other"), true);
    deepStrictEqual(Object.entries(heir), [["state", "other"]]);
    deepStrictEqual(decision, expected);
    const copy = Object.assign(decision, { state: null });
    deepStrictEqual(copy, { ...expected, state: null });
    deepStrictEqual(Object.keys(copy), ["kind", "state", "prompt_to_user"]);
    strictEqual(JSON.stringify(copy), '{"kind":"update","state":null,"prompt_to_user":null}');
    strictEqual(Reflect.deleteProperty(copy, "state"), true);
    deepStrictEqual(copy, { kind: "update", prompt_to_user: null });
  });

  test("a frozen decision keeps its state", () => {
    const { decision, expected } = decided(count);
    Object.freeze(decision);
    throws(() => Object.assign(decision, { state: null }), TypeError);
    deepStrictEqual(decision, expected);
  });
});

test("a console shows the state of a decision with few policies", () => {
  const shown = inspect(decided(2).decision, { depth: 3 });
  strictEqual(shown.includes("'item 1': 'use', last: 'use'"), true);
});

test("an item may have the name of what every object inherits, where that is frozen", () => {
  const turns = ["use constructor", "use __proto__", "use tea"];
  const script = `
    const { createEngine } = await import("./dist/index.js");
    Object.freeze(Object.prototype);
    const engine = createEngine();
    for (const turn of ${JSON.stringify(turns)}) engine.step(turn);
    console.log(engine.exportJson());
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  deepStrictEqual(
    [stdout, stderr],
    ['{"policies":{"__proto__":"use","constructor":"use","tea":"use"},"premise":null,"version":2}\n', ""],
  );
});
