/**
 * Whatever the order in which the calls of several processes arrive, a turn is one entry of the log, its retries say the same, and
 * nothing holds but what users have said. A store with a known mistake is found by the same test.
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import type { HostAnswer, HostOptions } from "../../src/host/index.js";
import { describeState } from "../../src/index.js";
import { createSessions, type Entry, type HistoryEntry, memoryStore, type Store } from "../../src/sessions/index.js";
import { KEY } from "./talk.js";
import { process, scheduled, sha256 } from "./world.js";

/** Asks to see the open question. */
const ASKING = "what?";

const TEXTS = [
  "use docker",
  "Use podman",
  "use podman instead of docker",
  "prohibit ale.",
  "please never use semicolons",
  "yes",
  "no",
  "cancel",
  ASKING,
  "hello",
  "undo",
];

const OPTIONS: readonly Omit<HostOptions, "sessions">[] = [
  {},
  { draft: {}, commands: true },
  { onUnrelated: "set_aside", onUpdate: "forward" },
];

const WORLDS = fc.record({
  /** By how many processes each turn is taken at once. */
  copies: fc.constantFrom(1, 2),
  options: fc.constantFrom(...OPTIONS),
  writers: fc.array(fc.array(fc.constantFrom(...TEXTS), { minLength: 1, maxLength: 4 }), {
    minLength: 2,
    maxLength: 3,
  }),
});

interface Taken {
  readonly text: string;
  readonly answers: readonly HostAnswer[];
}

/** Each writer sends its turns one after the other. */
async function run(
  store: Store,
  s: fc.Scheduler,
  { copies, options, writers }: typeof WORLDS extends fc.Arbitrary<infer W> ? W : never,
): Promise<Map<string, Taken>> {
  const taken = new Map<string, Taken>();
  const write = async (texts: readonly string[], writer: number) => {
    const far = process(scheduled(store, s), options);
    for (const [index, text] of texts.entries()) {
      const turn = { ...KEY, turn: `${writer}-${index}`, text };
      taken.set(turn.turn, { text, answers: await Promise.all(Array.from({ length: copies }, () => far(turn))) });
    }
  };
  await s.waitFor(Promise.all(writers.map(write)));
  return taken;
}

/** What an entry may have come of: the text of its turn, or for its id alone a question that was set aside. */
function isOf({ turn, record }: HistoryEntry, taken: ReadonlyMap<string, Taken>): boolean {
  const text = taken.get(turn.split("~")[0] ?? "")?.text;
  if (turn.includes("~aside-")) return record.kind === "cancel" && text !== undefined;
  return record.kind !== "turn" || record.said === undefined || record.said === text;
}

function isShown(answer: HostAnswer): boolean {
  return answer.kind === "reply" && answer.question !== null && answer.decision === null;
}

async function check(store: Store, taken: ReadonlyMap<string, Taken>): Promise<void> {
  const session = await createSessions({ store, sha256 }).open(KEY);
  const history = await session.history();
  expect((await session.verify()).kind).toBe("verified");
  expect(new Set(history.map(({ turn }) => turn)).size).toBe(history.length);
  for (const entry of history.slice(1)) expect([entry.turn, isOf(entry, taken)]).toEqual([entry.turn, true]);
  const views = await Promise.all(history.map(({ sequence }) => session.view(sequence)));
  const pages = new Set(views.map(({ state }) => describeState(state)));
  for (const [turn, { text, answers }] of taken) {
    const entry = history.find((one) => one.turn === turn);
    for (const answer of answers) {
      // A page is what held at some place of the log, and never between two.
      if (answer.kind === "forward") expect(pages).toContain(describeState(answer.state));
      if (answer.kind === "forward" && answer.system !== null) expect(answer.system).toBe(describeState(answer.state));
      // What is shown as changed stands in the log under this turn.
      if (answer.kind !== "refused" && answer.changes.policies !== undefined) expect(entry).toBeDefined();
      if (answer.kind === "forward") expect(entry?.record.kind).toBe("turn");
    }
    if (entry === undefined) continue;
    // To show the open question once more writes nothing: where it was answered meanwhile, another copy finds none to show.
    const settled = answers.filter((answer) => answer.kind !== "refused" && !(text === ASKING && isShown(answer)));
    const kinds = settled.map(({ kind }) => kind);
    expect([turn, new Set(kinds).size]).toEqual([turn, Math.min(kinds.length, 1)]);
  }
  // An answer is one to the question that was open when it came in, and rules are what users have said.
  for (const [index, { record }] of history.entries()) {
    if (record.kind !== "turn") continue;
    const open = views[index - 1]?.question ?? null;
    const words = record.steps.map(({ text }) => text);
    const may = open?.answers ? [...open.answers.yes, ...open.answers.no, "no"] : ["yes", "no", record.said];
    for (const text of words) expect(may).toContain(text);
  }
}

function interleavings(make: () => Store, numRuns: number): Promise<void> {
  const property = fc.asyncProperty(fc.scheduler(), WORLDS, async (s, world) => {
    const store = make();
    await check(store, await run(store, s, world));
  });
  return fc.assert(property, { numRuns, endOnFailure: true });
}

it("no interleaving of hosts loses or doubles a turn", async () => {
  await interleavings(memoryStore, 250);
});

/** A store that forgets which ids it has. */
function forgetful(): Store {
  let entries: Entry[] = [];
  return {
    async append(_key, expected, entry) {
      const { sequence = 0, hash = "" } = entries.at(-1) ?? {};
      if (sequence !== expected.sequence || hash !== expected.hash)
        return { kind: "conflict", head: { sequence, hash } };
      entries = [...entries, entry];
      return { kind: "appended" };
    },
    async read(_key, range) {
      if ("turn" in range) return [];
      const { from, limit = 1000, reverse = false } = range;
      const kept = entries.filter(
        ({ sequence }) => from === undefined || (reverse ? sequence <= from : sequence >= from),
      );
      return (reverse ? kept.reverse() : kept).slice(0, limit);
    },
    list: async () => [],
    purge: async () => {},
  };
}

it("a store that forgets ids is found by the same test", async () => {
  await expect(interleavings(forgetful, 400)).rejects.toThrow();
});
