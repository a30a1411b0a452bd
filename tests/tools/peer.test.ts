/** The hand-written engine with which the bench compares: on the turns of the bench it decides as the oracle does. */
import { deepStrictEqual } from "node:assert/strict";
import { test } from "vitest";
import { Peer } from "../../bench/peer.js";
import { CONVERSATIONS } from "../../bench/rows.js";
import * as oracle from "../oracle/meaning.js";
import { FRESH } from "../oracle/values.js";

test.each(CONVERSATIONS)("by hand as by the oracle: $name", ({ prelude, round }) => {
  const peer = new Peer();
  let model = FRESH;
  for (const turn of [...prelude, ...round, ...round]) {
    const expected = oracle.advance(model, turn);
    model = expected.snapshot;
    deepStrictEqual(peer.step(turn), expected.decision);
  }
});
