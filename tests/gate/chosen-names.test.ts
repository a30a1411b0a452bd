/** Items that a stranger has chosen to fall into one place of the platform's maps cost a gate and a session no more than others. */
import { expect, it } from "vitest";
import { createGate } from "../../src/gate/index.js";
import { isPatch } from "../../src/sessions/shapes.js";
import { cpuTime, expectGrowth } from "../support/growth.js";

/** V8 hashes a text of so many units by its length alone. */
const LONG = 16_500;
const COUNT = 1200;

/** Items that differ at their ends: of one length, or each of its own. */
function items(isOneLength: boolean): string[] {
  return Array.from({ length: COUNT }, (_, at) =>
    `${at}`.padStart(6, "x").padStart(LONG + (isOneLength ? 0 : at), "y"),
  );
}

const USES: [string, (items: readonly string[]) => () => void][] = [
  [
    "a gate's answer",
    (all) => {
      const policies = Object.fromEntries(all.map((item) => [item, "prohibit" as const]));
      const view = { state: { premise: null, policies, version: 2 as const } };
      return () => void createGate().allows(view, "docker");
    },
  ],
  ["the check of a patch", (all) => () => expect(isPatch({ policies: all.map((item) => [item, "use"]) })).toBe(true)],
];

it.each(USES)("%s", async (_what, prepared) => {
  const costOf = (isOneLength: boolean) => () => cpuTime(prepared(items(isOneLength)));
  await expectGrowth(3, costOf(false), costOf(true));
});
