/** What a long input costs beside a short one (spec, `conformance.scale`), so that the machine's speed does not matter. */
import type { Peer } from "./adapter.js";
import { type Failure, judge } from "./judge.js";
import type { Language } from "./language.js";
import { LONGER, type ScaleCase } from "./scale.js";

/** What a long input may cost at most beside a short one. Linear cost gives 10, quadratic 100; this lies between. */
const DEAREST = 40;
/** What is too quick to be measured, in milliseconds, and how often a cost is measured. */
const NOTHING = 1000;
const TRIES = 3;

/** Asks a case in both lengths, and says why it fails, or null. Each answer is judged, whether or not its time counts. */
export async function judgeCost(peer: Peer, language: Language, { id, short, long }: ScaleCase) {
  let quickest: Costs = [Infinity, Infinity];
  // The first answers are not measured: what has only just begun is slow at first.
  for (let tried = 0; tried <= TRIES; tried++) {
    const ofShort = await judge(peer, language, short);
    if (ofShort.failure !== null) return named(ofShort.failure, id);
    const ofLong = await judge(peer, language, long);
    if (ofLong.failure !== null) return named(ofLong.failure, id);
    if (tried === 0) continue;
    quickest = [Math.min(quickest[0], ofShort.took), Math.min(quickest[1], ofLong.took)];
    if (quickest[1] <= NOTHING) return null;
  }
  // By the quickest of all: once is enough for a machine that is busy to make a short input as slow as a long one.
  if (quickest[1] <= DEAREST * quickest[0]) return null;
  const message = `took more than ${DEAREST} times as long for an input ${LONGER} times as long`;
  return { id, message, case: short.case, disagreements: [] };
}

/** How long both lengths took, in milliseconds. */
type Costs = readonly [ofShort: number, ofLong: number];

/** A failure without its case, which is too long to be shown. */
function named(failure: Failure, id: string): Failure {
  return { ...failure, id, case: null };
}
