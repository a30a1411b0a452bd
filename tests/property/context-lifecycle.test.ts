/** Compaction is tried once a turn at most, never asked the same thing twice, and comes back once the history can shrink. */
import { ok, strictEqual } from "node:assert/strict";
import { test } from "vitest";
import { type Attempt, due, MARKS } from "../../src/context/index.js";
import { dice, times } from "../context/measures.js";

const LIMIT = 10_000;

/** A conversation whose compactor does as it is told. */
class Conversation {
  used = 0;
  turn = 0;
  /** Counts what was said, be it undone. */
  said = 0;
  rules = 0;
  last: Attempt | null = null;
  attempts = 0;

  /** Asks as a host does: until the answer is no longer yes. */
  ask(compact: (used: number) => number): number {
    let tried = 0;
    for (;;) {
      const question = { head: String(this.said), rules: String(this.rules), limit: LIMIT };
      const answer = due({ ...question, used: this.used, turn: this.turn, last: this.last });
      if (answer.kind === "cooling") ok(answer.turns <= MARKS.cooldown);
      if (answer.kind !== "yes") return tried;
      const isCooled = this.last === null || this.last.turn > this.turn || this.turn - this.last.turn >= MARKS.cooldown;
      ok(isCooled || answer.above === "limit");
      this.used = compact(this.used);
      this.last = { ...question, turn: this.turn };
      tried++;
      ok(tried <= 1, `turn ${this.turn}: tried ${tried} times`);
    }
  }
}

const COMPACTORS: readonly ((used: number) => number)[] = [
  (used) => used,
  (used) => used + 1,
  (used) => used * 2,
  (used) => Math.max(used, LIMIT + 1),
];

test("a compactor that returns its input or more is asked once a turn at most, and it recovers", () => {
  const roll = dice(14);
  const perCompactor = times(800_000, 40_000) / COMPACTORS.length;
  for (const useless of COMPACTORS) {
    const conversation = new Conversation();
    for (let said = 1; said <= perCompactor; said++) {
      conversation.said = said;
      conversation.turn++;
      // An undo, of many turns or of one.
      if (roll(100) === 0) conversation.turn -= roll(Math.min(conversation.turn, 20));
      conversation.used = Math.min(conversation.used + roll(500), 2 ** 40);
      if (roll(20) === 0) conversation.rules++;
      conversation.attempts += conversation.ask(useless);
      if (roll(100) === 0) conversation.used = roll(LIMIT);
    }
    ok(conversation.attempts > perCompactor / 10);
    // A compactor that does its work is asked within the cooldown, and then there is nothing to do.
    conversation.used = LIMIT - 1;
    const before = conversation.turn;
    let tried = 0;
    while (tried === 0 && conversation.turn <= before + MARKS.cooldown) {
      conversation.said++;
      conversation.turn++;
      tried = conversation.ask(() => 10);
    }
    strictEqual(tried, 1);
    strictEqual(conversation.used, 10);
    conversation.said++;
    conversation.turn += 10;
    strictEqual(
      conversation.ask(() => 10),
      0,
    );
  }
});
