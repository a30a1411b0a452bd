/** Several handles at once, as several processes have them: one wins, and nothing is lost, doubled or spliced. */
import type { AppendResult, Entry, Head, Store } from "../store.js";
import type { Place, StoreCase } from "./case.js";
import { entryAfter, fill, headOf, keyOf, same, turnsUpTo } from "./check.js";

const KEY = keyOf("race");
const HANDLES = ["a", "b", "c", "d"];

/** Handles on one place, each with a mark for what it writes. */
async function handles(fresh: () => Promise<Place> | Place): Promise<{ store: Store; mark: string }[]> {
  const place = await fresh();
  return Promise.all(HANDLES.map(async (mark) => ({ store: await place.open(), mark })));
}

async function wholeLog(fresh: readonly { readonly store: Store }[], turns: readonly string[]): Promise<void> {
  for (const { store } of fresh) {
    const entries = await store.read(KEY, {});
    const sequences = turns.map((_, index) => index + 1);
    same(
      entries.map(({ sequence }) => sequence),
      sequences,
      "The sequences have no gap.",
    );
    same(entries.map(({ turn }) => turn).sort(), [...turns].sort(), "Each turn is there, once.");
  }
}

/** Appends a turn wherever the log ends, as often as it takes. */
async function insist(store: Store, turn: string, mark: string): Promise<AppendResult> {
  for (let head: Head = { sequence: 0, hash: "" }; ; ) {
    const result = await store.append(KEY, head, entryAfter(head, turn, mark));
    if (result.kind !== "conflict") return result;
    head = result.head;
  }
}

/** All handles append at one place; the answers, and what each one wrote. */
async function atOnce(all: readonly { store: Store; mark: string }[], head: Head, turnOf: (mark: string) => string) {
  return Promise.all(
    all.map(async ({ store, mark }) => {
      const entry: Entry = entryAfter(head, turnOf(mark), mark);
      return { entry, result: await store.append(KEY, head, entry) };
    }),
  );
}

export const RACE_CASES: readonly StoreCase[] = [
  {
    name: "what one handle has appended or purged, another one sees",
    async run(fresh) {
      const all = await handles(fresh);
      const entries: Entry[] = [];
      for (const { store, mark } of all) entries.push(...(await fill(store, KEY, [`t-${mark}`], mark)));
      for (const { store } of all) same(await store.read(KEY, {}), entries, "All entries.");
      await all[0]?.store.purge(KEY, 3);
      for (const { store } of all) same(await store.read(KEY, {}), entries.slice(2), "After a purge by the first one.");
      for (const { store } of all) same(await store.list("tenant"), ["race"], "The conversations.");
    },
  },
  {
    name: "of several appends at one place, one is written",
    async run(fresh) {
      const all = await handles(fresh);
      const turns: string[] = [];
      let head: Head = { sequence: 0, hash: "" };
      for (let round = 0; round < 10; round += 1) {
        const answers = await atOnce(all, head, (mark) => `t${round}-${mark}`);
        const winners = answers.filter(({ result }) => result.kind === "appended").map(({ entry }) => entry);
        same(winners.length, 1, `Round ${round}: how many were written.`);
        for (const entry of winners) head = { sequence: entry.sequence, hash: entry.hash };
        for (const { result } of answers) {
          if (result.kind !== "appended") same(result, { kind: "conflict", head }, `Round ${round}: a loser.`);
        }
        turns.push(...winners.map(({ turn }) => turn));
      }
      await wholeLog(all, turns);
    },
  },
  {
    name: "of several appends of one turn, one is written and the others are duplicates of it",
    async run(fresh) {
      const all = await handles(fresh);
      for (const turn of turnsUpTo(10)) {
        const before = all[0] === undefined ? { sequence: 0, hash: "" } : await headOf(all[0].store, KEY);
        const answers = await atOnce(all, before, () => turn);
        const [winner, ...more] = answers.filter(({ result }) => result.kind === "appended");
        same(more.length, 0, `${turn} was written again.`);
        for (const { result } of answers) {
          if (result.kind !== "appended")
            same(result, { kind: "duplicate", entry: winner?.entry }, `A retry of ${turn}.`);
        }
      }
      await wholeLog(all, turnsUpTo(10));
    },
  },
  {
    name: "four writers that try until they succeed lose nothing and double nothing",
    async run(fresh) {
      const all = await handles(fresh);
      const turns = all.flatMap(({ mark }) => turnsUpTo(12).map((turn) => `${mark}-${turn}`));
      await Promise.all(
        all.map(async ({ store, mark }) => {
          for (const turn of turnsUpTo(12)) {
            same(await insist(store, `${mark}-${turn}`, mark), { kind: "appended" }, `The turn ${mark}-${turn}.`);
            // Sent again, as where the reply was lost.
            same(
              (await insist(store, `${mark}-${turn}`, "z")).kind,
              "duplicate",
              `The turn ${mark}-${turn}, sent again.`,
            );
          }
        }),
      );
      await wholeLog(all, turns);
    },
  },
  {
    name: "a purge takes nothing of what is appended meanwhile",
    async run(fresh) {
      const place = await fresh();
      const [writing, purging] = [await place.open(), await place.open()];
      const first = await fill(writing, KEY, turnsUpTo(20));
      const purges = async () => {
        for (let below = 2; below <= 20; below += 1) await purging.purge(KEY, below);
      };
      const [more] = await Promise.all([fill(writing, KEY, turnsUpTo(60).slice(20)), purges()]);
      for (const store of [writing, purging])
        same(await store.read(KEY, {}), [...first.slice(19), ...more], "What was not purged.");
    },
  },
];
