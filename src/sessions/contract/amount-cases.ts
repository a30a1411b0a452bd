/** Much of everything: where a database ends a page, a purge or a body by a limit of its own, a session would miss a rule or leave erased words. */
import { LIMITS } from "../limits.js";
import { EMPTY, type Entry, type Head, PAGE, type Range, type Store } from "../store.js";
import type { StoreCase } from "./case.js";
import { entryAfter, keyOf, same, turnsUpTo } from "./check.js";

const KEY = keyOf("much");

/** Appends entries with this body, each behind the one before. */
async function pile(store: Store, turns: readonly string[], body: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  let head: Head = EMPTY;
  for (const turn of turns) {
    const entry = entryAfter(head, turn, "a", body);
    same(await store.append(KEY, head, entry), { kind: "appended" }, `The append of ${turn}.`);
    entries.push(entry);
    head = { sequence: entry.sequence, hash: entry.hash };
  }
  return entries;
}

/** How many entries a read gives, and the first and the last sequence of them. */
async function ends(store: Store, range: Range) {
  const page = await store.read(KEY, range);
  return [page.length, page.at(0)?.sequence, page.at(-1)?.sequence];
}

export const AMOUNT_CASES: readonly StoreCase[] = [
  {
    name: "a page has 1,000 entries at most, and a purge has no most",
    async run(fresh) {
      const store = await (await fresh()).open();
      const entries = await pile(store, turnsUpTo(PAGE + 50), "{}");
      same(await ends(store, {}), [1000, 1, 1000], "The first page.");
      same(await ends(store, { from: 1001 }), [50, 1001, 1050], "The second page.");
      same(await ends(store, { from: 30 }), [1000, 30, 1029], "A page from within the first one.");
      same(await ends(store, { limit: 5000 }), [1000, 1, 1000], "A page of more than there may be.");
      same(await ends(store, { reverse: true }), [1000, 1050, 51], "The first page downward.");
      same(await ends(store, { reverse: true, from: 500 }), [500, 500, 1], "The last page downward.");
      const head = entries.at(-1) ?? EMPTY;
      const again = await store.append(KEY, head, entryAfter(head, "t1"));
      same(again, { kind: "duplicate", entry: entries[0] }, "The first turn, sent again.");
      await store.purge(KEY, 1050);
      same(await store.read(KEY, {}), entries.slice(1049), "After a purge of all but the last one.");
      same(await store.read(KEY, { turn: "t1040" }), [], "A turn that was purged.");
    },
  },
  {
    name: "a page and a purge have no most of bytes",
    async run(fresh) {
      const store = await (await fresh()).open();
      await pile(store, turnsUpTo(20), "x".repeat(512 * 1024));
      same(await ends(store, {}), [20, 1, 20], "All, which are 10 MiB.");
      same(await ends(store, { reverse: true, from: 19 }), [19, 19, 1], "Downward.");
      await store.purge(KEY, 20);
      same(await ends(store, {}), [1, 20, 20], "After a purge of all but the last one.");
    },
  },
  {
    name: "a body has 16 MiB",
    async run(fresh) {
      const place = await fresh();
      const body = "x".repeat(LIMITS.layerBody);
      const [entry] = await pile(await place.open(), ["t1"], body);
      const [read] = await (await place.open()).read(KEY, {});
      same(read?.body.length, LIMITS.layerBody, "The length of the body.");
      same(read?.body === body && read.hash === entry?.hash, true, "Whether it came back the same.");
    },
  },
  {
    name: "a list has 1,000 conversations at most, and each of them has an entry",
    async run(fresh) {
      const store = await (await fresh()).open();
      const names = Array.from({ length: PAGE + 8 }, (_, at) => `c${1000 + at}`);
      // Many at once: a store that waits for its disk waits for them together.
      for (let at = 0; at < names.length; at += 32) {
        const some = names.slice(at, at + 32);
        await Promise.all(some.map((name) => store.append(keyOf(name), EMPTY, entryAfter(EMPTY, "t1"))));
      }
      const emptied = names.slice(0, 5);
      for (const name of emptied) await store.purge(keyOf(name), 2);
      const left = names.slice(5);
      same(await store.list("tenant"), left.slice(0, PAGE), "The first page.");
      same(await store.list("tenant", { limit: 5000 }), left.slice(0, PAGE), "A page of more than there may be.");
      same(await store.list("tenant", { after: left[PAGE - 1] ?? "" }), left.slice(PAGE), "The second page.");
      same(await store.list("tenant", { limit: 2 }), left.slice(0, 2), "Two behind those that were emptied.");
    },
  },
];
