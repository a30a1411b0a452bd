/**
 * No item name is special: an engine treats `__proto__` and its like as it treats any other name, in the state, in a diff,
 * in exports, imports, checkpoints and previews, and no turn reaches Object.prototype.
 */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { afterEach, test } from "vitest";
import { createEngine, describeState, getPolicyItems, preview, stateDiff } from "../../src/index.js";

fc.configureGlobal({ seed: 115, numRuns: 500 });

const OWN = Reflect.ownKeys(Object.prototype).map(String);
const DESCRIPTORS = JSON.stringify(Object.getOwnPropertyDescriptors(Object.prototype));
const NAMES = [
  ...OWN.map((name) => name.toLowerCase()),
  ...[
    "constructor",
    "prototype",
    "length",
    "name",
    "then",
    "tojson",
    "size",
    "get",
    "0",
    "-1",
    "4294967295",
    "nan",
    "null",
  ],
  ...["undefined", "premise", "policies", "version", "pending", "kind", "state", "use", "prohibit", "$&", "{item}"],
];
const name = fc.constantFrom(...NAMES);

afterEach(() => {
  deepStrictEqual(Reflect.ownKeys(Object.prototype).map(String), OWN);
  strictEqual(JSON.stringify(Object.getOwnPropertyDescriptors(Object.prototype)), DESCRIPTORS);
});

/** The policies of these names, as an object whose every key is its own. */
const policiesOf = (...entries: readonly (readonly [string, "use" | "prohibit"])[]) => Object.fromEntries(entries);
const stateOf = (...entries: readonly (readonly [string, "use" | "prohibit"])[]) =>
  ({ premise: null, policies: policiesOf(...entries), version: 2 }) as const;

test("no item name is special", () => {
  for (const item of NAMES) {
    const engine = createEngine();
    deepStrictEqual(engine.getPolicy(item), null);
    deepStrictEqual(engine.step(`prohibit ${item}`).state, stateOf([item, "prohibit"]));
    deepStrictEqual(engine.state, stateOf([item, "prohibit"]));
    deepStrictEqual(Object.keys(engine.state.policies), [item]);
    strictEqual(engine.getPolicy(item.toUpperCase()), "prohibit");
    strictEqual(engine.step(`prohibit ${item}`).kind, "update");
    strictEqual(engine.step(`use The ${item}`).prompt_to_user?.startsWith(`"${item}" is currently prohibited.`), true);
    strictEqual(engine.exportJson(), `{"policies":{"${item}":"prohibit"},"premise":null,"version":2}`);
    strictEqual(describeState(engine.state).endsWith(`\n- Do not use: ${item}`), true);
    deepStrictEqual(engine.step(`remove policy ${item}`).state, stateOf());
    strictEqual(engine.getPolicy(item), null);
    strictEqual(engine.step(`use other instead of ${item}`).prompt_to_user, 'Did you mean to use "other" instead?');
  }
});

test("in a diff and a preview a name is a name", () => {
  for (const item of NAMES) {
    const [without, used, prohibited] = [stateOf(), stateOf([item, "use"]), stateOf([item, "prohibit"])];
    const nothing = { added: {}, removed: {}, changed: {} };
    deepStrictEqual(stateDiff(without, used).policies, { ...nothing, added: policiesOf([item, "use"]) });
    deepStrictEqual(stateDiff(used, without).policies, { ...nothing, removed: policiesOf([item, "use"]) });
    const change = Object.fromEntries([[item, { before: "use", after: "prohibit" }]]);
    deepStrictEqual(stateDiff(used, prohibited).policies, { ...nothing, changed: change });
    deepStrictEqual(stateDiff(used, used), { ...stateDiff(without, without) });
    const told = preview(createEngine(), `prohibit ${item}`);
    deepStrictEqual([told.state_before, told.state_after], [without, prohibited]);
    deepStrictEqual(told.diff, stateDiff(without, prohibited));
  }
});

test("two such names, replaced, exported and restored, are two items", () => {
  fc.assert(
    fc.property(name, name, (first, second) => {
      fc.pre(first !== second);
      const engine = createEngine({ state: stateOf([first, "use"], [second, "prohibit"]) });
      deepStrictEqual(getPolicyItems(engine.state), [first, second].sort());
      engine.step(`use ${second} instead of ${first}`);
      const [byText, byValue] = [createEngine(), createEngine({ checkpoint: engine.exportCheckpoint() })];
      byText.importCheckpointJson(engine.exportCheckpointJson());
      for (const each of [engine, byText, byValue]) {
        deepStrictEqual(each.step("yes").state, stateOf([second, "use"]));
        strictEqual(each.getPolicy(first), null);
        strictEqual(each.step("reset policies").state?.policies !== undefined, true);
        deepStrictEqual(each.state, stateOf());
      }
    }),
  );
});

test("a name that is nothing but white space and articles is no item", () => {
  for (const text of ["", " ", "\u3000", "the", "A", "an the", "the\u0085"]) {
    const [used, replaced] = [createEngine().step(`use ${text}`), createEngine().step(`use ${text} instead of x`)];
    strictEqual(used.prompt_to_user?.startsWith("Policy item cannot be empty."), true);
    strictEqual(replaced.prompt_to_user?.startsWith("Replacement requires both new and old items."), true);
    strictEqual(createEngine().getPolicy(text), null);
  }
});
