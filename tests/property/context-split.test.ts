/** The parts of a split never sum to more than what is split, and differ from their exact shares by less than one. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { split } from "../../src/context/index.js";

const left = fc.oneof(fc.nat(50), fc.nat(1_000_000), fc.maxSafeNat());
/** Shares that sum to 10,000 at most: the gaps between sorted cuts. */
const shares = fc.array(fc.nat(10_000), { maxLength: 12 }).map((cuts) => {
  const sorted = [0, ...cuts.sort((a, b) => a - b)];
  return sorted.slice(1).map((cut, index) => cut - (sorted[index] ?? 0));
});

test("parts are whole, within one of their exact shares, and sum to the floor of all shares", () => {
  fc.assert(
    fc.property(left, shares, (room, given) => {
      const parts = split(room, given);
      const total = given.reduce((sum, share) => sum + BigInt(share), 0n);
      expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe((BigInt(room) * total) / 10_000n);
      for (const [index, part] of parts.entries()) {
        const off = BigInt(part) * 10_000n - BigInt(room) * BigInt(given[index] ?? 0);
        expect(off > -10_000n && off < 10_000n).toBe(true);
      }
    }),
    { seed: 14, numRuns: 5_000 },
  );
});

test("of two shares the larger never has the smaller part", () => {
  fc.assert(
    fc.property(left, shares, (room, given) => {
      const pairs = split(room, given).map((part, index) => ({ part, share: given[index] ?? 0 }));
      const sorted = [...pairs].sort((a, b) => a.share - b.share || a.part - b.part);
      expect(sorted.map(({ part }) => part)).toEqual([...sorted].map(({ part }) => part).sort((a, b) => a - b));
    }),
    { seed: 14, numRuns: 2_000 },
  );
});

test.each([
  ["nothing is left", 0, [5_000, 5_000], [0, 0]],
  ["less than nothing is left", -5, [10_000], [0]],
  ["equal remainders go to the earlier", 10, [3_333, 3_333, 3_334], [3, 3, 4]],
  ["one token goes to the first of equals", 1, [5_000, 5_000], [1, 0]],
  ["what is not shared out is kept", 100, [2_500], [25]],
  ["there are no shares", 100, [], []],
])("%s", (_name, room, given, parts) => {
  expect(split(room, given)).toEqual(parts);
});

test.each([[[10_001]], [[-1]], [[0.5]], [[6_000, 4_001]], [[Number.NaN]]])("the shares %j are misuse", (given) => {
  expect(() => split(100, given)).toThrow(TypeError);
});

test.each([Number.NaN, 0.5, 2 ** 53])("what is left cannot be %d", (left) => {
  expect(() => split(left, [100])).toThrow("What is left must be a non-negative integer");
});
