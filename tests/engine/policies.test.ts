/** What the table that versions share costs: removed items are kept for a while, and swept out before they are many. */
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { test, vi } from "vitest";
import { advance, applyPatch, createEngine, type Engine, initial, type Snapshot } from "../../src/index.js";
import { cpuTime, expectGrowth } from "../support/growth.js";

/** How many entries of maps are walked through while something is done. */
function walked(act: () => void): number {
  const { forEach } = Map.prototype;
  let count = 0;
  const counting = vi.spyOn(Map.prototype, "forEach").mockImplementation(function (this: Map<unknown, unknown>, visit) {
    forEach.call(this, (...entry) => {
      count += 1;
      visit(...entry);
    });
  });
  try {
    act();
  } finally {
    counting.mockRestore();
  }
  return count;
}

function using(count: number): Engine {
  const policies = Object.fromEntries(Array.from({ length: count }, (_, index) => [`item ${index}`, "use"]));
  return createEngine({ state: { premise: null, policies, version: 2 } });
}

function remove(engine: Engine, from: number, to: number): void {
  for (let index = from; index < to; index += 1) engine.step(`remove policy item ${index}`);
}

test("removed items are swept out once they are more than the half of all", () => {
  const kept = (count: number, removed: number): number => {
    const engine = using(count);
    remove(engine, 0, removed);
    return walked(() => deepStrictEqual(Object.keys(engine.state.policies).length, count - removed));
  };
  // As many may stay as are in force.
  deepStrictEqual([kept(50, 25), kept(50, 26)], [50, 24]);
  deepStrictEqual([kept(100, 50), kept(100, 51)], [100, 49]);
});

test("sixteen policies are held without a map, and seventeen in one", () => {
  const engine = using(17);
  strictEqual(
    walked(() => engine.state),
    17,
  );
  remove(engine, 0, 1);
  strictEqual(
    walked(() => engine.state),
    0,
  );
});

test("a patch of many items costs a few steps for each, also where there was none: so is a cleared state restored", async () => {
  const costOf = (count: number) => {
    const patch = { policies: Array.from({ length: count }, (_, index) => [`item ${index}`, "use"] as const) };
    deepStrictEqual(applyPatch(initial(), patch).toState().policies, Object.fromEntries(patch.policies));
    return () => cpuTime(() => applyPatch(initial(), patch));
  };
  // To copy a list at each change costs sixteen times as much.
  await expectGrowth(9, costOf(10_000), costOf(40_000));
});

test("removing items walks through each a few times, however many there are", () => {
  const engine = using(4000);
  ok(walked(() => remove(engine, 0, 4000)) <= 3 * 4000);
  ok(walked(() => engine.state) <= 32);
});

test("an item that comes and goes is kept once, and sweeps nothing out", () => {
  const engine = using(30);
  const comeAndGo = (): void => {
    for (let time = 0; time < 200; time += 1)
      for (const verb of ["remove policy", "use"]) engine.step(`${verb} item 1`);
  };
  strictEqual(walked(comeAndGo), 0);
  strictEqual(
    walked(() => engine.state),
    30,
  );
});

test("an item that has no policy leaves nothing behind when it is removed", () => {
  const engine = using(30);
  remove(engine, 100, 200);
  strictEqual(
    walked(() => engine.state),
    30,
  );
});

/** How often an entry of a map is written while something is done: each step from a version to another one writes one. */
function written(act: () => void): number {
  const writing = vi.spyOn(Map.prototype, "set");
  try {
    act();
    return writing.mock.calls.length;
  } finally {
    writing.mockRestore();
  }
}

function grown(from: Snapshot, name: string, count: number): Snapshot {
  let snapshot = from;
  for (let index = 0; index < count; index += 1) snapshot = advance(snapshot, `use ${name} ${index}`).snapshot;
  return snapshot;
}

test.each([2, 5])("a turn on each of %i branches in turn costs a few steps, however far they are apart", (count) => {
  const [base, turns] = [500, 2000];
  const trunk = grown(initial(), "item", base);
  const branches = Array.from({ length: count }, () => trunk);
  const steps = written(() => {
    for (let turn = 0; turn < turns; turn += 1)
      branches.forEach((branch, index) => {
        branches[index] = advance(branch, `use ${index} of ${turn}`).snapshot;
      });
  });
  for (const branch of branches) strictEqual(Object.keys(branch.toState().policies).length, base + turns);
  // A step a turn, and for each branch the copy of a table, paid for by steps of as many tables as there were before.
  ok(steps <= count * turns + count * count * 2 * base, `${steps} steps`);
});

test("reading two distant versions in turn costs two walks and a copy, however often", () => {
  const [apart, size] = [3000, 4000];
  const old = grown(initial(), "item", size - apart);
  const young = grown(old, "other", apart);
  const reads = written(() => {
    for (let time = 0; time < 100; time += 1) {
      strictEqual(old.getPolicy("other 0"), null);
      strictEqual(young.getPolicy("other 0"), "use");
    }
  });
  ok(reads <= 4 * size, `${reads} steps`);
});

test.each(["oldest", "newest"])("reading all versions, the %s first, costs a few steps each", (first) => {
  const count = 4000;
  const versions = [grown(initial(), "item", 17)];
  for (let index = 0; index < count; index += 1)
    versions.push(advance(versions.at(-1) ?? initial(), index % 2 === 0 ? "use tea" : "remove policy tea").snapshot);
  const inOrder = first === "oldest" ? versions : versions.toReversed();
  const steps = written(() => {
    for (const version of inOrder) ok([17, 18].includes(Object.keys(version.toState().policies).length));
  });
  ok(steps <= 4 * count, `${steps} steps`);
});

test("jumping among many old versions makes few tables", () => {
  const versions = [initial()];
  for (let index = 0; index < 1000; index += 1)
    versions.push(advance(versions.at(-1) ?? initial(), `use item ${index}`).snapshot);
  const visits = Array.from({ length: 2000 }, (_, time) => 100 + ((time * 7919) % 900));
  const copied = walked(() => {
    for (const visit of visits) strictEqual(versions[visit]?.getPolicy(`item ${visit}`), null);
  });
  // A table for each visit would be two million entries.
  ok(copied <= 50 * 1000, `${copied} entries`);
});
