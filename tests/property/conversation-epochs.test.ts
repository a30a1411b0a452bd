/** Long conversations through epochs and crashes: what stands for the past is what the log says, and leads back to it. */
import { expect, test } from "vitest";
import { nothingYet, talkAtLength } from "../conversation/at-length.js";

/** The long form is `npm run conversation`. */
const COUNT = Number(process.env.LENGTHS ?? 2);

const ENTRIES = ["said", "reply", "result", "verdict", "run", "epoch"].map((kind) => `conversation.${kind}`);
const KINDS = ["turn", "context.audit", ...ENTRIES];

test(`${COUNT} conversations of five epochs, crashed at each kind of write, keep to their logs`, {
  timeout: 3_600_000,
}, async () => {
  const seen = nothingYet();
  for (let seed = 1; seed <= COUNT && seen.faults.length < 5; seed += 1) await talkAtLength(seed, seen);
  if (COUNT > 2) console.log(seen);
  expect(seen.faults).toEqual([]);
  // The laws hold for nothing where nothing happens.
  expect(seen.epochs).toBeGreaterThanOrEqual(5 * COUNT);
  expect([...seen.crashes.keys()].sort()).toEqual(KINDS.flatMap((kind) => [`${kind} after`, `${kind} before`]).sort());
  expect(Math.min(seen.numbers, seen.recalls, seen.stubs, seen.failures)).toBeGreaterThan(COUNT);
});
