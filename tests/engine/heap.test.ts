/** Decisions that nobody reads cost little: their states are shared, and made only when somebody looks. */
import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

/** Keeps the decision of every turn, unread, and prints the bytes of heap that each one costs. */
const KEEPING = `
import { createEngine } from "./dist/index.js";
const count = Number(process.argv[1]);
const engine = createEngine();
const turns = Array.from({ length: count }, (_, index) => "use item number " + index);
engine.step("use something first");
const kept = [];
gc();
const before = process.memoryUsage().heapUsed;
for (const turn of turns) kept.push(engine.step(turn));
gc();
console.log((process.memoryUsage().heapUsed - before) / kept.length);
`;

function bytesPerDecision(count: number): number {
  const args = ["--expose-gc", "--input-type=module", "--eval", KEEPING, String(count)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toBe("");
  return Number(stdout);
}

it("keeping the decision of every one of 100,000 turns costs at most 2 KB each, and twice what it costs with 1,000", () => {
  const [few, many] = [bytesPerDecision(1000), bytesPerDecision(100_000)];
  expect(few).toBeGreaterThan(0);
  expect(many).toBeLessThanOrEqual(2048);
  expect(many).toBeLessThanOrEqual(2 * few);
});

it("a decision's state is that of its own turn, whenever it is read", () => {
  const script = `
import { createEngine } from "./dist/index.js";
const engine = createEngine();
const kept = Array.from({ length: 5000 }, (_, index) => engine.step("use item number " + index));
const sizes = [0, 4999, 17, 2500, 4998].map((index) => Object.keys(kept[index].state.policies).length);
console.log(sizes.join(), Object.keys(engine.state.policies).length);
`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
  expect(stdout).toBe("1,5000,18,2501,4999 5000\n");
});
