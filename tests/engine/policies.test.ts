/** What the table that versions share costs: removed items are kept for a while, and swept out before they are many. */
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { test, vi } from "vitest";
import { createEngine, type Engine } from "../../src/index.js";

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

test("removed items are swept out once they are more than 32 and more than the half of all", () => {
  const kept = (count: number, removed: number): number => {
    const engine = using(count);
    remove(engine, 0, removed);
    return walked(() => deepStrictEqual(Object.keys(engine.state.policies).length, count - removed));
  };
  // Few may stay, and as many as are in force.
  deepStrictEqual([kept(40, 32), kept(40, 33)], [40, 7]);
  deepStrictEqual([kept(100, 50), kept(100, 51)], [100, 49]);
});

test("removing items walks through each a few times, however many there are", () => {
  const engine = using(4000);
  ok(walked(() => remove(engine, 0, 4000)) <= 3 * 4000);
  ok(walked(() => engine.state) <= 32);
});

test("an item that comes and goes is kept once, and sweeps nothing out", () => {
  const engine = using(3);
  const comeAndGo = (): void => {
    for (let time = 0; time < 200; time += 1)
      for (const verb of ["remove policy", "use"]) engine.step(`${verb} item 1`);
  };
  strictEqual(walked(comeAndGo), 0);
  strictEqual(
    walked(() => engine.state),
    3,
  );
});

test("an item that has no policy leaves nothing behind when it is removed", () => {
  const engine = using(3);
  remove(engine, 100, 200);
  strictEqual(
    walked(() => engine.state),
    3,
  );
});
