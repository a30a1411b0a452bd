/**
 * No interleaving loses or doubles a turn: real sessions on one store, of which every call takes effect and answers when a scheduler
 * says so. Stores with the known mistakes of such stores are found by the same test.
 */
import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEngine } from "../../src/index.js";
import { chained } from "../../src/sessions/hash.js";
import {
  type AppendResult,
  createSessions,
  type Entry,
  type Head,
  memoryStore,
  type StepAnswer,
  type Store,
  type View,
} from "../../src/sessions/index.js";
import { KEY } from "./make.js";

/** Texts of which what the one does depends on the others. */
const TEXTS = [
  "use docker",
  "prohibit docker",
  "use podman instead of docker",
  "yes",
  "no",
  "remove policy docker",
  "clear state",
  "hello",
];

interface Turn {
  readonly turn: string;
  readonly text: string;
}

const WRITERS = fc.array(fc.array(fc.constantFrom(...TEXTS), { minLength: 1, maxLength: 4 }), {
  minLength: 2,
  maxLength: 3,
});

/** Without the ways of WebCrypto through other threads, whose order no scheduler knows. */
const sha256 = async (text: string): Promise<string> => createHash("sha256").update(text).digest("hex");

/** A store whose requests and whose answers are on the way until the scheduler lets them arrive. */
function scheduled(store: Store, s: fc.Scheduler): Store {
  const wait = (what: string) => s.schedule(Promise.resolve(), what);
  const far = async <T>(what: string, call: () => Promise<T>): Promise<T> => {
    await wait(`${what} goes`);
    const result = await call();
    await wait(`${what} comes back`);
    return result;
  };
  return {
    append: (key, expected, entry) => far(`append ${entry.turn}`, () => store.append(key, expected, entry)),
    read: (key, range) => far("read", () => store.read(key, range)),
    purge: (key, below) => far("purge", () => store.purge(key, below)),
    list: (tenant, page) => far("list", () => store.list(tenant, page)),
  };
}

/** Runs the writers; each sends every turn twice, as after a lost answer. */
async function run(
  writers: readonly (readonly Turn[])[],
  store: Store,
  s: fc.Scheduler,
): Promise<Map<string, StepAnswer[]>> {
  const answers = new Map<string, StepAnswer[]>();
  const write = async (turns: readonly Turn[], writer: number) => {
    const session = await createSessions({ store: scheduled(store, s), sha256, nonce: () => `${writer}` }).open(KEY);
    for (const turn of turns) answers.set(turn.turn, [await session.step(turn), await session.step(turn)]);
  };
  const all = Promise.all(writers.map(write));
  await s.waitFor(all);
  return answers;
}

/** What must hold of a log and of what was answered, whatever the order was. */
async function check(
  writers: readonly (readonly Turn[])[],
  store: Store,
  answers: ReadonlyMap<string, StepAnswer[]>,
): Promise<void> {
  const session = await createSessions({ store, sha256 }).open(KEY);
  const history = await session.history();
  expect(history.map(({ sequence }) => sequence)).toEqual(history.map((_, index) => index + 1));
  expect((await session.verify()).kind).toBe("verified");
  const texts = new Map(writers.flat().map(({ turn, text }) => [turn, text]));
  // The turns once more, in the order of the log, on an engine that knows of no log.
  const engine = createEngine();
  for (const { turn } of history.slice(1)) {
    const decision = engine.step(texts.get(turn) ?? "");
    for (const answer of answers.get(turn) ?? []) {
      if (answer.kind === "stepped" || answer.kind === "duplicate") expect(answer.decision).toEqual(decision);
    }
  }
  expect((await session.view()).state).toEqual(engine.state);
  for (const [turn, [first, second]] of answers) {
    const times = history.filter((entry) => entry.turn === turn).length;
    // Written where it was said to be, and nowhere else; stale means that nothing was done.
    expect([turn, times]).toEqual([turn, first?.kind === "stepped" || second?.kind === "stepped" ? 1 : 0]);
    if (first?.kind === "stepped") expect(second?.kind).toBe("duplicate");
  }
}

/** Runs a store through many interleavings. */
function interleavings(make: (s: fc.Scheduler) => Store, numRuns: number): Promise<void> {
  const property = fc.asyncProperty(fc.scheduler(), WRITERS, async (s, texts) => {
    const writers = texts.map((list, writer) =>
      list.map((text, index): Turn => ({ turn: `${writer}-${index}`, text })),
    );
    const store = make(s);
    await check(writers, store, await run(writers, store, s));
  });
  return fc.assert(property, { numRuns, endOnFailure: true });
}

it("no interleaving of sessions on one store loses or doubles a turn, or answers what the log does not say", async () => {
  await interleavings(memoryStore, 150);
});

/** What one session is asked for by several at once. */
const CALLS = fc.array(fc.array(fc.constantFrom(...TEXTS, "view", "append"), { minLength: 1, maxLength: 4 }), {
  minLength: 2,
  maxLength: 3,
});

it("one session that is used by several at once shows what its log says, in any order of what the store does", async () => {
  const property = fc.asyncProperty(fc.scheduler(), CALLS, async (s, callers) => {
    const store = memoryStore();
    const session = await createSessions({ store: scheduled(store, s), sha256, nonce: () => "n" }).open(KEY);
    const seen: View[] = [];
    const call = async (text: string, turn: string) => {
      const view = text === "view" || text === "append" ? await session.view() : null;
      if (view === null) await session.step({ turn, text });
      else seen.push(view);
      if (view !== null && text === "append")
        await session.append({ kind: "layer.note", turn, data: null, after: view.head });
    };
    const all = callers.map(async (texts, caller) => {
      for (const [at, text] of texts.entries()) await call(text, `${caller}-${at}`);
    });
    await s.waitFor(Promise.all(all));
    const log = await createSessions({ store, sha256 }).open(KEY);
    expect((await log.verify()).kind).toBe("verified");
    expect((await s.waitFor(session.view())).head).toEqual((await log.view()).head);
    for (const { head, state, rules } of seen.filter((view) => view.head.sequence > 0))
      expect({ head, state, rules }).toMatchObject(pick(await log.view(head.sequence)));
  });
  await fc.assert(property, { numRuns: 100, endOnFailure: true });
});

function pick({ head, state, rules }: View): Pick<View, "head" | "state" | "rules"> {
  return { head, state, rules };
}

type Append = (log: {
  readonly entries: Entry[];
  readonly expected: Head;
  readonly entry: Entry;
  /** Comes back when the scheduler says so. */
  readonly later: () => Promise<void>;
}) => Promise<AppendResult>;

/** A log as a list of entries, for stores that are wrong. */
function listed(append: Append): (s: fc.Scheduler) => Store {
  return (s) => {
    const entries: Entry[] = [];
    const later = () => s.schedule(Promise.resolve(), "the store works");
    return {
      async append(_key, expected, entry) {
        const twin = entries.find(({ turn }) => turn === entry.turn);
        return twin === undefined ? append({ entries, expected, entry, later }) : { kind: "duplicate", entry: twin };
      },
      async read(_key, range) {
        if ("turn" in range) return entries.filter(({ turn }) => turn === range.turn);
        const { from, limit = 1000, reverse = false } = range;
        const kept = entries.filter(
          ({ sequence }) => from === undefined || (reverse ? sequence <= from : sequence >= from),
        );
        return (reverse ? kept.reverse() : kept).slice(0, limit);
      },
      purge: async () => {},
      list: async () => [],
    };
  };
}

function end(entries: readonly Entry[]): Head {
  const { sequence, hash } = entries.at(-1) ?? { sequence: 0, hash: "" };
  return { sequence, hash };
}

function isEnd(entries: readonly Entry[], { sequence, hash }: Head): boolean {
  return end(entries).sequence === sequence && end(entries).hash === hash;
}

describe("found by the same test:", () => {
  it.each([
    [
      "a lost update: the last writer wins",
      listed(async ({ entries, expected: { sequence }, entry }) => {
        entries.splice(sequence, entries.length, entry);
        return { kind: "appended" };
      }),
    ],
    [
      "check, then act: two writers find the same end",
      listed(async ({ entries, expected, entry, later }) => {
        if (!isEnd(entries, expected)) return { kind: "conflict", head: end(entries) };
        await later();
        entries.push(entry);
        return { kind: "appended" };
      }),
    ],
    [
      "a retry with the old decision: what lost is written as it was",
      listed(async ({ entries, entry: { turn, body } }) => {
        const sequence = end(entries).sequence + 1;
        const hash = await sha256(chained(end(entries).hash, { sequence, turn, body }));
        entries.push({ sequence, hash, turn, body });
        return { kind: "appended" };
      }),
    ],
    [
      "an answer before the write, which may not come",
      listed(async ({ entries, expected, entry, later }) => {
        if (!isEnd(entries, expected)) return { kind: "conflict", head: end(entries) };
        void later().then(() => {
          if (isEnd(entries, expected)) entries.push(entry);
        });
        return { kind: "appended" };
      }),
    ],
  ])("%s", async (_bug, make) => {
    await expect(interleavings(make, 500)).rejects.toThrow();
  });

  it("and the same list without a mistake passes", async () => {
    const right = listed(async ({ entries, expected, entry }) => {
      if (!isEnd(entries, expected)) return { kind: "conflict", head: end(entries) };
      entries.push(entry);
      return { kind: "appended" };
    });
    await interleavings(right, 30);
  });
});
