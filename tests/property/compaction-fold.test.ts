/**
 * The artifact is a fold of the turns: wherever a conversation is cut, the same artifact comes out, it stands word for word in the
 * turns, and it comes back from JSON as it was.
 */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { test } from "vitest";
import { harvest } from "../../src/compaction/harvest/index.js";
import { compact, EMPTY, extend, readArtifact, verify } from "../../src/compaction/index.js";
import { drawnTurns, NO_RULES, stateOf } from "../compaction/turns.js";
import { dice } from "../context/measures.js";

const rules = stateOf("prohibit peanuts", "use Postgres for the ledger", "use glitter");

test("an artifact extended in parts is the artifact of the whole", () => {
  for (let seed = 0; seed < 120; seed++) {
    const roll = dice(seed);
    const turns = drawnTurns(roll(40), roll);
    const [cut, other] = [roll(turns.length + 1), roll(turns.length + 1)].sort((a, b) => a - b);
    const whole = extend(EMPTY, rules, turns, harvest);
    const first = extend(EMPTY, NO_RULES, turns.slice(0, cut), harvest);
    deepStrictEqual(
      extend(extend(first, rules, turns.slice(cut, other), harvest), rules, turns.slice(other), harvest),
      whole,
    );
    deepStrictEqual(verify(whole, turns, harvest), []);
    deepStrictEqual(readArtifact(JSON.parse(JSON.stringify(whole))), whole);
    deepStrictEqual(compact(turns, rules, harvest, first), whole);
  }
});

test("each quote is the user's words at their place", () => {
  const turns = drawnTurns(300, dice(7));
  const artifact = extend(EMPTY, rules, turns, harvest);
  for (const { turn, from, to, text } of artifact.quotes) {
    strictEqual(turns[turn]?.content.slice(from, to), text);
    strictEqual(turns[turn]?.role, "user");
  }
});

test("no input is changed", () => {
  const turns = drawnTurns(30, dice(3)).map((turn) => Object.freeze(turn));
  const artifact = extend(EMPTY, rules, turns.slice(0, 20), harvest);
  const before = JSON.stringify(artifact);
  extend(artifact, rules, Object.freeze(turns.slice(20)), harvest);
  strictEqual(JSON.stringify(artifact), before);
});
