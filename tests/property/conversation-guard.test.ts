/** The guard against a naive oracle: it fires at the call that makes a block stand so many times in a row, never before or after. */
import { expect, test } from "vitest";
import { repeatGuard } from "../../src/conversation/guard.js";
import { goesRound } from "../oracle/guard.js";

function callsOf(names: readonly string[]) {
  return names.map((name, at) => ({ call: String(at), name, input: "{}" }));
}

test.each<[string, boolean]>([
  ...["AAA", "ABABAB", "AABAABAAB", "XAAA", "XYABABAB"].map((names): [string, boolean] => [names, true]),
  ...["", "A", "AA", "AAB", "ABABA", "AAABAA", "ABCABCAB"].map((names): [string, boolean] => [names, false]),
])("%s is a circle: %s", (names, isCircle) => {
  expect(repeatGuard(3)(callsOf([...names]))).toBe(isCircle);
});

test("arguments are the same in any order of their names, and their text counts where they are no object", () => {
  const call = (input: string) => ({ call: "", name: "a", input });
  expect(repeatGuard(2)([call('{"a":1,"b":[2]}'), call(' {"b":[2], "a":1}')])).toBe(true);
  expect(repeatGuard(2)([call("[1"), call("[1")])).toBe(true);
  expect(repeatGuard(2)([call("[1"), call("[2")])).toBe(false);
  expect(repeatGuard(2)([call("{}"), call("")])).toBe(true);
  expect(repeatGuard(2)([call('{"a":1}'), call('{"a":"1"}')])).toBe(false);
});

test("100,000 sequences, periods 1 to 8 and thresholds 2 to 5, are told as the oracle tells them", () => {
  let seed = 11;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((seed / 0x80000000) * below);
  };
  const names = (count: number, letters: number) =>
    Array.from({ length: count }, () => "ABCDEFGH".charAt(random(letters)));
  let [fired, different] = [0, 0];
  for (let run = 0; run < 100_000; run += 1) {
    const [threshold, period] = [2 + random(4), 1 + random(8)];
    const block = names(period, 1 + random(4));
    const repeated = Array.from({ length: threshold + random(2) - random(2) }, () => block).flat();
    const sequence = [...names(random(6), 3), ...repeated, ...block.slice(0, random(period)), ...names(random(2), 2)];
    const [is, expected] = [repeatGuard(threshold)(callsOf(sequence)), goesRound(sequence, threshold)];
    if (is !== expected) different += 1;
    if (expected) fired += 1;
  }
  expect(different).toBe(0);
  // Neither answer is rare.
  expect([fired > 10_000, fired < 90_000]).toEqual([true, true]);
});
