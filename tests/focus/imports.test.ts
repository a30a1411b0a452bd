/** A payload may be anything at all. What is not a state is refused with an ImportError, and the engine is as it was. */
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { expect, test } from "vitest";
import { createEngine, migrate } from "../../src/focus/index.js";
import { ImportError } from "../../src/index.js";

const INVALID = "Invalid state payload.";
const state = (version: unknown): object => ({ facts: {}, policies: {}, version });
const json = (version: string): string => `{"facts":{},"policies":{},"version":${version}}`;

function refusal(act: () => unknown): [code: string, message: string] {
  const { code, message } = thrown(act);
  return [code, message];
}

function thrown(act: () => unknown): ImportError {
  try {
    act();
  } catch (error) {
    ok(error instanceof ImportError, `not documented: ${error}`);
    return error;
  }
  throw new Error("nothing was thrown");
}

const FORMAT = "is not a field of the format.";
const valid = { facts: { "focus.primary": null }, policies: { prohibit: [] }, version: 1 };

test.each<[wrong: unknown, path: readonly string[], detail: string]>([
  [{ premise: null, policies: {}, version: 2 }, ["premise"], `premise ${FORMAT}`],
  [{ facts: {}, policies: {} }, ["version"], "version is missing."],
  [{ ...valid, version: 2n }, ["version"], "version must be the number 1, not 2n."],
  [{ ...valid, facts: new Map() }, ["facts"], "facts must be a plain object, such as JSON.parse makes."],
  [
    { ...valid, facts: { "focus.primary": 5 } },
    ["facts", "focus.primary"],
    'facts["focus.primary"] must be null or a string, not of type number.',
  ],
  [
    { ...valid, policies: { prohibit: ["x", null] } },
    ["policies", "prohibit", "1"],
    'policies.prohibit["1"] must be a string, not null.',
  ],
  [
    { ...valid, policies: { prohibit: {} } },
    ["policies", "prohibit"],
    "policies.prohibit must be an array, not of type object.",
  ],
])("a refusal says where the fault is: %#", (wrong, path, detail) => {
  const error = thrown(() => createEngine({ state: wrong }));
  deepStrictEqual([error.path, error.detail], [path, detail]);
});

test("a text that is not JSON is refused as that", () => {
  strictEqual(thrown(() => createEngine().importJson("{")).detail, "The payload is not JSON.");
});

test("an import drops what is pending, and a refused one keeps it", () => {
  const engine = createEngine();
  engine.step("no use fog");
  deepStrictEqual(
    refusal(() => engine.importJson("no JSON")),
    ["invalid_json", "Invalid JSON payload."],
  );
  deepStrictEqual(
    refusal(() => engine.importJson("{}")),
    ["invalid_state", INVALID],
  );
  strictEqual(engine.step("hm").prompt_to_user, "Did you mean to prohibit 'fog'? Please answer yes or no.");
  engine.importJson(
    createEngine({ state: { facts: { "focus.primary": "x" }, policies: { prohibit: [] }, version: 1 } }).exportJson(),
  );
  deepStrictEqual(engine.step("yes"), { kind: "passthrough", state: null, prompt_to_user: null });
  strictEqual(engine.exportJson(), '{"facts":{"focus.primary":"x"},"policies":{"prohibit":[]},"version":1}');
});

test.each<unknown>([
  {},
  [],
  0,
  "",
  false,
  new Map(),
  new Date(0),
  Object.create({ facts: {}, policies: {}, version: 1 }),
  { facts: { "focus.primary": null }, policies: { prohibit: new Set(["x"]) }, version: 1 },
  { facts: { "focus.primary": null }, policies: { prohibit: Array(2) }, version: 1 },
  { facts: { "focus.primary": new String("x") }, policies: { prohibit: [] }, version: 1 },
])("what is not a state is refused by every entrance: %j", (wrong) => {
  deepStrictEqual(
    refusal(() => createEngine({ state: wrong })),
    ["invalid_state", INVALID],
  );
  deepStrictEqual(
    refusal(() => migrate(wrong)),
    ["invalid_state", INVALID],
  );
});

test("a list with a length far beyond what it holds is refused at its first gap", () => {
  const facts = { "focus.primary": null };
  const read = (prohibit: unknown) =>
    refusal(() => createEngine({ state: { facts, policies: { prohibit }, version: 1 } }));
  const reads: PropertyKey[] = [];
  const watched = new Proxy(new Array(4e9), { get: (target, key) => reads.push(key) && Reflect.get(target, key) });
  deepStrictEqual(read(watched), ["invalid_state", INVALID]);
  expect(reads.length).toBeLessThan(10);
});

test("a version may be as deep, as long or as tangled as it likes", () => {
  const tangled: unknown[] = [];
  tangled.push(tangled, tangled);
  for (const version of [tangled, JSON.parse("[".repeat(50_000) + "]".repeat(50_000)), Array(1e6).fill(1)]) {
    const [code, message] = refusal(() => createEngine({ state: state(version) }));
    strictEqual(code, "unsupported_state_version");
    expect(message).toMatch(/^Unsupported state version: \[/);
    expect(message.length).toBeLessThan(200_000);
  }
});

test.each([
  ["1e21", "1000000000000000000000"],
  ["-0", "0"],
  ["123456789012", "123456789012"],
  ["0.0001", "0.0001"],
  ["0.000015", "1.5e-05"],
  ["-2.5e-10", "-2.5e-10"],
  ["1e999", "inf"],
  ["-1e999", "-inf"],
  ["[]", "[]"],
  ["{}", "{}"],
  ['["\\ud800",{"\'":"\\u00ad"}]', "['\\ud800', {\"'\": '\\xad'}]"],
  ['"\\u007f\\u200b\\u3000 \\t"', "'\\x7f\\u200b\\u3000 \\t'"],
  ['"\\ue000\\ud83d\\ude00"', "'\\ue000\u{1f600}'"],
])("the version %s is printed as %s", (version, text) => {
  deepStrictEqual(
    refusal(() => createEngine().importJson(json(version))),
    ["unsupported_state_version", `Unsupported state version: ${text}`],
  );
});

test.each(["", " ", "\ufeff{}", "\u00a0{}", "{'a':1}", "{", "NaN", "undefined"])("the text %j is not JSON", (text) => {
  deepStrictEqual(
    refusal(() => createEngine().importJson(text)),
    ["invalid_json", "Invalid JSON payload."],
  );
});

test("an item named __proto__ is an item", () => {
  const stored = { facts: { "focus.primary": null }, policies: { prohibit: ["__proto__"] }, version: 1 };
  strictEqual(createEngine({ state: stored }).step("allow __proto__").kind, "update");
  deepStrictEqual(Object.keys(migrate(stored).state.policies), ["__proto__"]);
});
