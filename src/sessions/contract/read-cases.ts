/** Reading: paging in both directions, what a purge leaves, and the list of conversations. */
import { type Entry, PAGE, type Range } from "../store.js";
import type { StoreCase } from "./case.js";
import { fill, keyOf, same, turnsUpTo } from "./check.js";

const KEY = keyOf("read");

function paged(entries: readonly Entry[], { from, limit = PAGE, reverse = false }: Exclude<Range, { turn: string }>) {
  const isIn = ({ sequence }: Entry) => from === undefined || (reverse ? sequence <= from : sequence >= from);
  const kept = entries.filter(isIn);
  return (reverse ? kept.reverse() : kept).slice(0, Math.min(limit, PAGE));
}

const RANGES = [undefined, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((from) =>
  [undefined, 1, 2, 5, 7, 1000].flatMap((limit) =>
    [false, true].map((reverse) => ({
      ...(from === undefined ? {} : { from }),
      ...(limit === undefined ? {} : { limit }),
      reverse,
    })),
  ),
);

export const READ_CASES: readonly StoreCase[] = [
  {
    name: "a range is read upward and downward, from any place",
    async run(fresh) {
      const store = await (await fresh()).open();
      const entries = await fill(store, KEY, turnsUpTo(6));
      for (const range of RANGES) same(await store.read(KEY, range), paged([...entries], range), JSON.stringify(range));
      await store.purge(KEY, 3);
      const left = entries.slice(2);
      for (const range of RANGES) same(await store.read(KEY, range), paged([...left], range), JSON.stringify(range));
    },
  },
  {
    name: "a log that is not there reads as an empty one",
    async run(fresh) {
      const store = await (await fresh()).open();
      same(await store.read(KEY, {}), [], "A read.");
      same(await store.read(KEY, { reverse: true, limit: 1 }), [], "The head.");
      same(await store.read(KEY, { turn: "t1" }), [], "A turn.");
      await store.purge(KEY, 10);
      same(await store.list("tenant"), [], "The conversations, after a purge of one that is not there.");
    },
  },
  {
    name: "a purge removes what is below, may be done again, and reaches no other log",
    async run(fresh) {
      const store = await (await fresh()).open();
      const entries = await fill(store, KEY, turnsUpTo(5));
      const others = await fill(store, keyOf("other"), turnsUpTo(5));
      const elsewhere = await fill(store, keyOf("read", "another"), turnsUpTo(5));
      for (const [below, left] of [
        [0, 5],
        [1, 5],
        [3, 3],
        [3, 3],
        [2, 3],
        [5, 1],
        [6, 0],
        [6, 0],
      ] as const) {
        await store.purge(KEY, below);
        same(await store.read(KEY, {}), entries.slice(5 - left), `After a purge below ${below}.`);
      }
      same(await store.read(KEY, { turn: "t2" }), [], "A turn that was purged.");
      same(await store.read(keyOf("other"), {}), others, "Another conversation.");
      same(await store.read(keyOf("read", "another"), {}), elsewhere, "The same conversation of another tenant.");
      same(await store.list("tenant"), ["other"], "The conversations that have an entry.");
    },
  },
  {
    name: "conversations are listed by code point, in pages, and of one tenant",
    async run(fresh) {
      const store = await (await fresh()).open();
      const names = ["-", "0", "00", "10", "2", ":", "@", "A", "Z", "_", "a", "a-b", "a.b", "aa", "b"];
      for (const name of [...names].reverse()) await fill(store, keyOf(name), ["t1"]);
      await fill(store, keyOf("c", "another"), ["t1"]);
      same(await store.list("tenant"), names, "All.");
      same(await store.list("tenant", { limit: 3 }), ["-", "0", "00"], "The first three.");
      same(await store.list("tenant", { after: "00", limit: 3 }), ["10", "2", ":"], "The next three.");
      same(await store.list("tenant", { after: "a+" }), ["a-b", "a.b", "aa", "b"], "After a name that is none.");
      same(await store.list("tenant", { after: "b" }), [], "After the last one.");
      same(await store.list("another"), ["c"], "Of another tenant.");
      same(await store.list("nobody"), [], "Of a tenant without any.");
    },
  },
];
