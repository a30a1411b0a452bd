/** What an engine takes and gives is plain data: undefined is absent, and no field of a state is out of its owner's hands. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { advance, createEngine, ImportError, initial, normalizeItem } from "../../src/index.js";
import { inverse } from "../../src/semantics/patch.js";

const EMPTY = { premise: null, policies: {}, version: 2 };

test("a field that is undefined is no field too many, and an item that is undefined has no policy", () => {
  deepStrictEqual(createEngine({ state: { ...EMPTY, author: undefined } }).state, EMPTY);
  const policies = { tea: "use", peanuts: undefined };
  deepStrictEqual(createEngine({ state: { ...EMPTY, policies } }).state.policies, { tea: "use" });
});

test("a payload that is undefined is refused as any other", () => {
  const engine = createEngine();
  expect(() => engine.importCheckpoint(undefined)).toThrow(ImportError);
  expect(() =>
    engine.importCheckpoint({ checkpoint_version: 1, authoritative_state: { ...EMPTY, policies: undefined } }),
  ).toThrow(ImportError);
});

test("an item named __proto__ is a field like others: it can be seen, changed and removed", () => {
  const engine = createEngine();
  engine.step("use __proto__");
  const { policies } = engine.state;
  deepStrictEqual(Object.getOwnPropertyDescriptor(policies, "__proto__"), {
    value: "use",
    writable: true,
    enumerable: true,
    configurable: true,
  });
});

test("names that objects inherit are items where their prototype is frozen", () => {
  const program = `
    Object.freeze(Object.prototype);
    const { createEngine } = await import("./dist/index.js");
    const engine = createEngine();
    for (const item of ["constructor", "tostring", "__proto__"]) engine.step("use " + item);
    console.log(JSON.stringify(engine.state.policies));`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
  strictEqual(printed, '{"constructor":"use","tostring":"use","__proto__":"use"}\n');
});

test("an item that is not a string is refused, and the message says what was given for what", () => {
  const engine = createEngine();
  const refusal = new TypeError("An item must be a string, not of type number.");
  expect(() => Reflect.apply(engine.getPolicy, engine, [5])).toThrow(refusal);
  expect(() => Reflect.apply(normalizeItem, undefined, [5])).toThrow(refusal);
});

test("the inverse of a patch writes where the patch writes, and nowhere else", () => {
  const { snapshot } = advance(advance(initial(), "set premise concise replies").snapshot, "use tea");
  deepStrictEqual(inverse({}, snapshot), {});
  deepStrictEqual(inverse({ premise: null }, snapshot), { premise: "concise replies" });
  deepStrictEqual(
    inverse(
      {
        policies: [
          ["tea", null],
          ["coffee", "use"],
        ],
      },
      snapshot,
    ),
    {
      policies: [
        ["tea", "use"],
        ["coffee", null],
      ],
    },
  );
  strictEqual(
    snapshot.with({ premise: null }, null).with(inverse({ premise: null }, snapshot), null).premise,
    "concise replies",
  );
});
