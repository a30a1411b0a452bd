/** The view of an engine: a copy of one moment, whose policies a gate reads once as long as they say the same. */
import { expect, it } from "vitest";
import { createGate, viewOf } from "../../src/gate/index.js";
import { type Checkpoint, createEngine, type State } from "../../src/index.js";
import { cpuTime, expectGrowth } from "../support/growth.js";

/** What is no engine, and gives a checkpoint of a state that is its own. */
function keeperOf(policies: object): { exportCheckpoint(): Checkpoint } {
  const authoritative_state = { premise: null, policies, version: 2 } as State;
  return { exportCheckpoint: () => ({ checkpoint_version: 1, authoritative_state, pending: null }) };
}

it("has the same policies as the last one while they say the same", () => {
  const engine = createEngine();
  engine.step("prohibit search");
  const before = viewOf(engine);
  engine.step("prohibit search");
  engine.step("hello");
  engine.step("set premise concise replies");
  const after = viewOf(engine);
  expect(after.state.policies).toBe(before.state.policies);
  expect(after.state.premise).toBe("concise replies");
});

it("has the question that is open", () => {
  const engine = createEngine();
  for (const turn of ["use npm", "prohibit pnpm"]) engine.step(turn);
  expect(viewOf(engine).question).toBeNull();
  engine.step("use pnpm instead of npm");
  expect(viewOf(engine).question).toMatchObject({
    replacement: { kind: "replace_use", new_item: "pnpm", old_item: "npm" },
  });
  const gate = createGate({ covers: { npm: { when: "only_if_used" } } });
  expect(gate.allows(viewOf(engine), "npm")).toMatchObject({ allowed: false, code: "asked" });
});

it("has others after a turn that changes one, also where as many are left", () => {
  const engine = createEngine();
  engine.step("prohibit search");
  const before = viewOf(engine);
  engine.step("remove policy search");
  engine.step("use search");
  expect(viewOf(engine).state.policies).toEqual({ search: "use" });
  engine.step("remove policy search");
  engine.step("use mail");
  expect(viewOf(engine).state.policies).toEqual({ mail: "use" });
  expect(before.state.policies).toEqual({ search: "prohibit" });
});

it("has fewer after a turn that only takes some away", () => {
  const engine = createEngine();
  engine.step("use pay");
  engine.step("prohibit mail");
  expect(createGate().allows(viewOf(engine), "mail").allowed).toBe(false);
  engine.step("clear state");
  expect(viewOf(engine).state.policies).toEqual({});
  expect(createGate().allows(viewOf(engine), "mail").allowed).toBe(true);
});

it("is not held back by a policy that is undefined", () => {
  const policies: Record<string, unknown> = { search: "prohibit", mail: "prohibit" };
  const keeper = keeperOf(policies);
  viewOf(keeper);
  delete policies.search;
  Object.assign(policies, { tea: undefined });
  expect(() => createGate().allows(viewOf(keeper), "search")).not.toThrow();
  expect(createGate().allows(viewOf(keeper), "search").allowed).toBe(true);
});

it("freezes nothing of whoever gave it, and sees what changes there", () => {
  const policies: Record<string, unknown> = {};
  const keeper = keeperOf(policies);
  expect(createGate().allows(viewOf(keeper), "search").allowed).toBe(true);
  policies.search = "prohibit";
  expect(createGate().allows(viewOf(keeper), "search").allowed).toBe(false);
  expect(Object.isFrozen(viewOf(keeper).state.policies)).toBe(true);
});

it.each([undefined, null, [], { premise: null, version: 2 }])("is refused of what has %j for a state", (state) => {
  const keeper = { exportCheckpoint: () => JSON.parse(JSON.stringify({ authoritative_state: state })) };
  const refusal = new TypeError("viewOf takes an engine, or what gives its checkpoint at once.");
  expect(() => viewOf(keeper)).toThrow(refusal);
  for (const none of [undefined, null, {}, { exportCheckpoint: () => null }])
    expect(() => viewOf(none as never)).toThrow(refusal);
  expect(() => viewOf({ exportCheckpoint: async () => keeper.exportCheckpoint() } as never)).toThrow(refusal);
});

it("a call costs no reading of the rules, since no turn came between", async () => {
  const costOf = (calls: number) => () => {
    const engine = createEngine();
    for (let rule = 0; rule < 200; rule += 1) engine.step(`prohibit the "tool_${rule}" tool, please`);
    const { search } = createGate().guard({ search: () => "found" }, () => viewOf(engine));
    return cpuTime(() => {
      for (let call = 0; call < calls; call += 1) search();
    });
  };
  // The first call reads them, as long as a hundred take that do not. The platform has compiled the reading by then.
  costOf(100)();
  await expectGrowth(12, costOf(1), costOf(100));
});
