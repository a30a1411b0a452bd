/**
 * The class `scale` (spec, `conformance.scale`): long inputs, made rather than kept in the suite. Each is asked short and ten
 * times as long, and what the long one costs is held against the short one, so that the machine's speed does not matter.
 */
import type { Peer } from "./adapter.js";
import type { Case, Example, JsonObject } from "./case.js";

/** A case of two lengths. */
export interface ScaleCase {
  readonly id: string;
  readonly short: Example;
  readonly long: Example;
}

/** The length of a short input, in repetitions, and how much longer the long one is. */
const SHORT = 20_000;
const LONGER = 10;
/** What a long input may cost at most beside a short one. Linear cost gives 10, quadratic 100; this lies between. */
const DEAREST = 40;
/** What is too quick to be measured, in milliseconds, and how often a cost is measured. */
const NOTHING = 1000;
const TRIES = 3;

/** Says that a long input costs out of proportion, or null. */
export async function costFailure(peer: Peer, short: Case, long: Case): Promise<string | null> {
  const costs: [number, number][] = [];
  for (let tried = 0; tried < TRIES; tried++) {
    costs.push([await cost(peer, short), await cost(peer, long)]);
    const [ofShort, ofLong] = [0, 1].map((which) => Math.min(...costs.map((each) => each[which] ?? 0)));
    if (ofShort === undefined || ofLong === undefined || ofLong <= Math.max(NOTHING, DEAREST * ofShort)) return null;
  }
  return `took more than ${DEAREST} times as long for an input ${LONGER} times as long`;
}

async function cost(peer: Peer, asked: Case): Promise<number> {
  const start = performance.now();
  await peer.ask({ type: "case", case: asked });
  return performance.now() - start;
}

/** A case, made in both lengths by how often something is repeated. */
export function scaled(
  id: string,
  make: (n: number) => { asked: JsonObject & { kind: string }; expected: JsonObject },
): ScaleCase {
  const example = (n: number): Example => {
    const { asked, expected } = make(n);
    return { case: { id, ...asked }, expected };
  };
  // Made when they are asked for: together they hold some ten million characters.
  return {
    id,
    get short() {
      return example(SHORT);
    },
    get long() {
      return example(SHORT * LONGER);
    },
  };
}
