/**
 * What is sent and what is kept for the answer fit the window, or the request is refused with its numbers: over random budgets,
 * pages, histories and sources, against the oracle. `npm run context` tries a million.
 */
import { deepStrictEqual, ok } from "node:assert/strict";
import { test } from "vitest";
import { assemble, type Fits, pagesText } from "../../src/context/index.js";
import { dice, times } from "../context/measures.js";
import { assemblyOf, seenOf } from "../context/requests.js";
import { assemble as assembleNaively, bytes, type Request } from "../oracle/context.js";

const LETTERS = ["a", "é", "語", "\u{1f600}", "\ud800", "\n", '"'];
function drawn(roll: (sides: number) => number): Request {
  const text = () => (LETTERS[roll(LETTERS.length)] ?? "").repeat(roll(roll(8) === 0 ? 400 : 40));
  const many = <T>(most: number, make: () => T): T[] => Array.from({ length: roll(most + 1) }, make);
  let unshared = 10_000;
  return {
    window: roll(2_500),
    reserve: roll(500),
    pages: many(3, text),
    history: many(4, () => ({
      kind: roll(2) === 0 ? "user" : "reply",
      messages: many(3, () => (roll(2) === 0 ? text() : { role: "user", content: text() })),
    })),
    sources: many(3, () => {
      const share = roll(unshared + 1);
      unshared -= share;
      return { share, texts: roll(8) === 0 ? null : many(5, text) };
    }),
    first: ["history", "sources", roll(4)][roll(3)] ?? "history",
  };
}

/** The bytes of all that goes over the wire: the texts of the pages, and the messages. */
function sentBytes({ pages, slots, history }: Fits<unknown>): number {
  const texts = pagesText([...pages, ...slots.flatMap((slot) => slot.pages)]);
  const messages = history.flatMap((exchange) => exchange.messages.map((message) => JSON.stringify(message)));
  return [texts, ...messages].reduce((sum, text) => sum + bytes(text), 0);
}

test("what is sent and the reserve fit the window, or the request is refused", async () => {
  const roll = dice(14);
  const counts = { fits: 0, refused: 0 };
  const runs = times(1_000_000, 5_000);
  for (let run = 0; run < runs; run++) {
    const request = drawn(roll);
    const assembly = assemblyOf(request);
    const answer = await assemble(assembly);
    counts[answer.kind]++;
    deepStrictEqual(seenOf(answer), assembleNaively(request));
    if (answer.kind === "refused") continue;
    ok(sentBytes(answer) + assembly.reserve <= assembly.window);
    deepStrictEqual([answer.pages, answer.history], [assembly.pages, assembly.history]);
  }
  ok(Math.min(counts.fits, counts.refused) > runs / 10, JSON.stringify(counts));
});
