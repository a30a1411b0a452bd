/** The page of the state is sent byte for byte, or the request is refused: whatever presses on it. */
import { ok, strictEqual } from "node:assert/strict";
import { test } from "vitest";
import { assemble, contractsOf, excerpt, shorten, statePage } from "../../src/context/index.js";
import { describeState, type State } from "../../src/index.js";
import { dice, measures, never, times } from "../context/measures.js";

const STATES: readonly State[] = Array.from({ length: 50 }, (_, many) => ({
  premise: many % 3 === 0 ? null : `premise ${"p".repeat(many)}`,
  policies: Object.fromEntries(
    Array.from({ length: many }, (_, item) => [`item ${item} \u{1f600}`, item % 2 === 0 ? "use" : "prohibit"] as const),
  ),
  version: 2,
}));

test("the page of the state is byte-equal in every request that is sent", async () => {
  const roll = dice(17);
  const contractOf = contractsOf();
  let [sent, refused] = [0, 0];
  for (let run = times(100_000, 3_000); run > 0; run--) {
    const state = STATES[roll(STATES.length)];
    ok(state !== undefined);
    const page = statePage(state, measures);
    const candidate =
      [excerpt(page, contractOf(page.kind)), "", page.body.slice(0, roll(page.body.length))][roll(3)] ?? "";
    const mode = roll(2) === 0 ? "observe" : "enforce";
    const pressed = shorten(page, candidate, contractOf(page.kind), { mode });
    strictEqual(pressed.line.accepted, false);
    const history = [{ id: "1", kind: "user", messages: ["m".repeat(roll(2_000))] }] as const;
    const sources = [{ name: "notes", share: 10_000, load: () => ["n".repeat(roll(2_000))] }];
    const answer = await assemble({
      window: roll(4_000),
      reserve: 0,
      ...measures,
      pages: [pressed.page],
      history,
      sources,
      deadline: never,
    });
    if (answer.kind === "refused") refused++;
    else {
      sent++;
      strictEqual(answer.pages[0]?.body, describeState(state));
    }
  }
  ok(Math.min(sent, refused) > 100, `${sent} sent, ${refused} refused`);
});
