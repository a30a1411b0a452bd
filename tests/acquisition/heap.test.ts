/** A long reply leaves nothing behind: what its matchers knew of it is forgotten with it. */
import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

/** Reads a reply of as many words as it is told, and prints the bytes of heap that are kept behind it. */
const READING = `
import { readReply } from "./dist/acquisition/index.js";
const kept = () => (gc(), process.memoryUsage().heapUsed);
readReply("yes well so");
const before = kept();
if (readReply("yes " + "well so ".repeat(Number(process.argv[1]))) !== "accept") throw new Error("it is a yes");
console.log(kept() - before);
`;

function bytesKept(count: number): number {
  const args = ["--expose-gc", "--input-type=module", "--eval", READING, String(count)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toBe("");
  return Number(stdout);
}

it("a reply of 1.6 MB keeps no more than a text or two, which the platform remembers of its last expression", () => {
  expect(bytesKept(200_000)).toBeLessThan(4_000_000);
});
