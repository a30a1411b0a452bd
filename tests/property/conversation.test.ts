/** Random conversations with crashes: what is sent is well formed, what is restored is the same, and what is prohibited does not run. */
import { expect, test } from "vitest";
import { converse, nothingSeen } from "../conversation/random.js";

/** The long form is `npm run conversation`. */
const COUNT = Number(process.env.CONVERSATIONS ?? 300);

test(`${COUNT} random conversations, crashed and restored, are well formed, the same, and obey`, {
  timeout: 3_600_000,
}, async () => {
  const seen = nothingSeen();
  for (let seed = 1; seed <= COUNT && seen.faults.length < 5; seed += 1) await converse(seed, seen);
  if (COUNT > 300) console.log(seen);
  expect(seen.faults).toEqual([]);
  expect(seen.conversations).toBe(COUNT);
  // The laws hold for nothing where nothing happens.
  expect(Math.min(seen.crashes, seen.requests, seen.restores, seen.runs)).toBeGreaterThan(COUNT / 2);
  expect([...seen.outcomes.keys()].sort()).toEqual([
    ...[
      "answer",
      "approve",
      "clarify",
      "compacted",
      "interrupted",
      "nothing",
      "refused",
      "stopped loop",
      "stopped steps",
      "stopped window",
      "unchanged",
    ],
  ]);
});
