/** The measure of growth: noise passes, growth does not. */
import { expect, it } from "vitest";
import { expectGrowth } from "../support/growth.js";

/** Costs of runs one after the other, the last of them without end. */
function costs(...each: readonly number[]): () => number {
  let run = 0;
  return () => {
    const cost = each[Math.min(run, each.length - 1)];
    run += 1;
    return cost ?? 0;
  };
}

it("passes where some round keeps the bound", async () => {
  await expectGrowth(9, costs(10), costs(40));
  await expectGrowth(9, costs(10), costs(400, 300, 89));
  await expectGrowth(9, costs(0), costs(44));
});

it("fails where none does", async () => {
  await expect(expectGrowth(9, costs(10), costs(160))).rejects.toThrow("to be less than 90");
  await expect(expectGrowth(9, costs(100, 10), costs(950, 160), "of words")).rejects.toThrow("of words");
  await expect(expectGrowth(9, costs(0), costs(45))).rejects.toThrow("to be less than 45");
});
