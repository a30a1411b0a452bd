/** What it costs to read a log that somebody else has written: as much as its length, whatever its records are made of. */
import { expect, it } from "vitest";
import { createEngine } from "../../src/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { cpuTime, expectGrowth } from "../support/growth.js";

const KEY = { tenant: "t", conversation: "c" };

/** The lines of an export: of its beginning, of its first turn, and that turn's record. */
async function exported(policies: Readonly<Record<string, "use">>) {
  const state = { premise: null, policies, version: 2 as const };
  const session = await createSessions({ store: memoryStore() }).open({ ...KEY, state });
  await session.step({ turn: "m0", text: "use zebra" });
  const lines: string[] = [];
  for await (const line of session.export({ plain: true })) lines.push(line);
  const [head = "", origin = "", turn = ""] = lines;
  return { begun: [head, origin], turn: JSON.parse(JSON.parse(turn).body) };
}

function line(sequence: number, record: object): string {
  return `${JSON.stringify({ sequence, turn: `t${sequence}`, body: JSON.stringify(record) })}\n`;
}

function named(count: number, prefix: string): string[] {
  return Array.from({ length: count }, (_, at) => `${prefix}${at.toString(36)}`);
}

/** The processor's time to open and verify what was imported, in milliseconds. */
async function costOf(lines: readonly string[]): Promise<number> {
  const sessions = createSessions({ store: memoryStore() });
  expect(await sessions.import(KEY, lines)).toMatchObject({ kind: "imported" });
  const session = await sessions.open(KEY);
  return cpuTime(async () => {
    await session.view();
    expect(await session.verify()).toMatchObject({ kind: "verified" });
  });
}

/** One turn that sets many rules, and as many steps that set one each, in one turn or in turns of their own. */
async function rulesAndSteps(count: number, isOneTurn: boolean): Promise<readonly string[]> {
  const { begun, turn } = await exported({});
  const { outcome } = turn.steps[0];
  const step = (text: string, items: readonly string[]) => {
    const patch = { policies: items.map((item) => [item, "use"]) };
    return { text, outcome: { ...outcome, transition: { ...outcome.transition, patch } } };
  };
  const ones = named(count, "xb").map((item) => step(`use ${item}`, [item]));
  const turns = [[step("x", named(count, "xa"))], ...(isOneTurn ? [ones] : ones.map((each) => [each]))];
  return [...begun, ...turns.map((steps, at) => line(at + 2, { ...turn, said: "x", steps, language: "0.0" }))];
}

/** Many rules, and as many restores that change none of them. */
async function rulesAndRestores(count: number): Promise<readonly string[]> {
  const { begun, turn } = await exported(Object.fromEntries(named(count, "xa").map((item) => [item, "use"])));
  const { v, language, at } = turn;
  const restore = { v, language, at, kind: "restore", to: 1, patch: {}, origins: { premise: null, policies: [] } };
  return [...begun, ...Array.from({ length: count }, (_, index) => line(index + 2, restore))];
}

it.each([
  ["many rules, and many steps in one turn", (count: number) => rulesAndSteps(count, true)],
  ["many rules, and many turns", (count: number) => rulesAndSteps(count, false)],
  ["many rules, and many restores", rulesAndRestores],
])("%s cost four times as much when there are four times as many", async (_what, make) => {
  const [few, many] = [await make(1_000), await make(4_000)];
  await expectGrowth(
    9,
    () => costOf(few),
    () => costOf(many),
  );
});

it("a turn that is too long to be kept costs little more than to read it", async () => {
  // Each of its characters is eighteen in a premise, and each of those an escape in a record.
  const text = `set premise to ${"\ufdfa".repeat(166_000)}`;
  await expectGrowth(
    4,
    () => cpuTime(() => createEngine().step(text)),
    async () => {
      const session = await createSessions({ store: memoryStore() }).open(KEY);
      return cpuTime(async () => {
        expect(await session.step({ turn: "m", text })).toEqual({ kind: "refused", reason: "too_long" });
      });
    },
  );
});
