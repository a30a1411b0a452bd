/** The contract kit: the memory store keeps the contract, and a store that breaks it in one point is found by the case for that. */
import { describe, expect, it } from "vitest";
import { STORE_CASES } from "../../src/sessions/contract/index.js";
import type { Entry, Head, Store } from "../../src/sessions/index.js";
import { memoryPlace, planted } from "./places.js";

describe("the memory store", () => {
  it.each(STORE_CASES)("$name", (each) => each.run(memoryPlace));
});

const MANY = "a page has 1,000 entries at most, and a purge has no most";

/** Each wrong store, and a case that must find it. */
const WRONG: readonly [string, (store: Store) => Partial<Store>, string][] = [
  [
    "compares the sequence alone",
    (store) => ({
      async append(key, expected, entry) {
        const [last] = await store.read(key, { reverse: true, limit: 1 });
        const isEnd = (last?.sequence ?? 0) === expected.sequence;
        return store.append(key, isEnd ? headOf(last) : expected, entry);
      },
    }),
    "append to a log that was begun again answers by the table",
  ],
  [
    "lets a conflict win over a duplicate",
    (store) => ({
      async append(key, expected, entry) {
        const result = await store.append(key, expected, entry);
        const [last] = await store.read(key, { reverse: true, limit: 1 });
        const head = headOf(last);
        const isEnd = head.sequence === expected.sequence && head.hash === expected.hash;
        return result.kind === "duplicate" && !isEnd ? { kind: "conflict", head } : result;
      },
    }),
    "append to a log of three entries answers by the table",
  ],
  [
    "answers a duplicate with the entry that was sent",
    (store) => ({
      async append(key, expected, entry) {
        const result = await store.append(key, expected, entry);
        return result.kind === "duplicate" ? { kind: "duplicate", entry } : result;
      },
    }),
    "append to a log of one entry answers by the table",
  ],
  [
    "purges by writing back what it has read",
    (store) => {
      const kept = new Map<string, Entry[]>();
      const nameOf = (key: object) => JSON.stringify(key);
      return {
        async append(key, expected, entry) {
          const result = await store.append(key, expected, entry);
          if (result.kind === "appended") kept.set(nameOf(key), [...(kept.get(nameOf(key)) ?? []), entry]);
          return result;
        },
        async purge(key, below) {
          const left = (kept.get(nameOf(key)) ?? []).filter(({ sequence }) => sequence >= below);
          await new Promise((resolve) => setTimeout(resolve, 1));
          kept.set(nameOf(key), left);
          await store.purge(key, below);
        },
        read: async (key, range) =>
          (await store.read(key, range)).filter((entry) =>
            kept.get(nameOf(key))?.some(({ sequence }) => sequence === entry.sequence),
          ),
      };
    },
    "a purge takes nothing of what is appended meanwhile",
  ],
  [
    "answers a conflict with what was expected",
    (store) => ({
      async append(key, expected, entry) {
        const result = await store.append(key, expected, entry);
        return result.kind === "conflict" ? { kind: "conflict", head: expected } : result;
      },
    }),
    "append to an empty log answers by the table",
  ],
  [
    "says that it appended and writes nothing",
    () => ({ append: async () => ({ kind: "appended" }) }),
    "append to an empty log answers by the table",
  ],
  [
    "reads and then writes",
    (store) => ({
      async append(key, expected, entry) {
        const [twin] = await store.read(key, { turn: entry.turn });
        if (twin !== undefined) return { kind: "duplicate", entry: twin };
        const [last] = await store.read(key, { reverse: true, limit: 1 });
        const head = headOf(last);
        if (head.sequence !== expected.sequence || head.hash !== expected.hash) return { kind: "conflict", head };
        await new Promise((resolve) => setImmediate(resolve));
        const [now] = await store.read(key, { reverse: true, limit: 1 });
        await store.append(key, headOf(now), entry);
        return { kind: "appended" };
      },
    }),
    "of several appends at one place, one is written",
  ],
  [
    "remembers turns that were purged",
    (store) => {
      const seen = new Map<string, Entry>();
      return {
        async append(key, expected, entry) {
          const earlier = seen.get(entry.turn);
          if (earlier !== undefined) return { kind: "duplicate", entry: earlier };
          const result = await store.append(key, expected, entry);
          if (result.kind === "appended") seen.set(entry.turn, entry);
          return result;
        },
      };
    },
    "append to a log that was pruned answers by the table",
  ],
  [
    "folds the case of names",
    (store) => ({
      append: (key, ...rest) => store.append({ ...key, conversation: key.conversation.toLowerCase() }, ...rest),
      read: (key, range) => store.read({ ...key, conversation: key.conversation.toLowerCase() }, range),
    }),
    "no two names of conversations, or of tenants, are one",
  ],
  [
    "joins the names of a key",
    (store) => ({
      append: (key, ...rest) => store.append(joined(key), ...rest),
      read: (key, range) => store.read(joined(key), range),
    }),
    "where one name ends and the next begins is never in doubt",
  ],
  [
    "keeps JSON and not text",
    (store) => ({
      append: (key, expected, entry) => store.append(key, expected, { ...entry, body: reparsed(entry.body) }),
    }),
    "a body comes back the same to the byte",
  ],
  [
    "trims turns",
    (store) => ({
      append: (key, expected, entry) => store.append(key, expected, { ...entry, turn: entry.turn.trim() }),
    }),
    "no two turns are one, and each is found",
  ],
  [
    "reads upward whatever it is asked",
    (store) => ({ read: (key, range) => store.read(key, "turn" in range ? range : { ...range, reverse: false }) }),
    "a range is read upward and downward, from any place",
  ],
  [
    "begins a downward page at the end",
    (store) => ({
      read: (key, range) =>
        store.read(key, "turn" in range || !range.reverse ? range : { limit: range.limit ?? 1000, reverse: true }),
    }),
    "a range is read upward and downward, from any place",
  ],
  [
    "purges the place itself as well",
    (store) => ({ purge: (key, below) => store.purge(key, below + 1) }),
    "a purge removes what is below, may be done again, and reaches no other log",
  ],
  [
    "purges nothing",
    () => ({ purge: async () => {} }),
    "a purge removes what is below, may be done again, and reaches no other log",
  ],
  [
    "lists by the locale",
    (store) => ({
      list: async (tenant, page) => [...(await store.list(tenant, page))].sort((a, b) => a.localeCompare(b, "en")),
    }),
    "conversations are listed by code point, in pages, and of one tenant",
  ],
  [
    "lists from a name on, the name included",
    (store) => ({
      async list(tenant, page = {}) {
        const all = await store.list(tenant);
        return all.filter((name) => name >= (page.after ?? "")).slice(0, page.limit ?? 1000);
      },
    }),
    "conversations are listed by code point, in pages, and of one tenant",
  ],
  [
    "lists the conversations of all tenants",
    (store) => ({ list: async (_tenant, page) => store.list("tenant", page) }),
    "conversations are listed by code point, in pages, and of one tenant",
  ],
  [
    "gives pages of any size",
    (store) => ({
      async read(key, range) {
        if ("turn" in range || (range.limit ?? 0) <= 1000) return store.read(key, range);
        return [...(await store.read(key, range)), ...(await store.read(key, { from: 1001 }))];
      },
    }),
    MANY,
  ],
  [
    "gives a hundred entries from a place on",
    (store) => ({
      read: (key, range) =>
        store.read(key, "turn" in range || range.from === undefined ? range : { ...range, limit: 100 }),
    }),
    MANY,
  ],
  [
    "knows of the turns of the last hundred entries",
    (store) => ({
      async append(key, expected, entry) {
        const result = await store.append(key, expected, entry);
        const isOld = result.kind === "duplicate" && result.entry.sequence <= expected.sequence - 100;
        return isOld ? { kind: "appended" } : result;
      },
    }),
    MANY,
  ],
  [
    "purges a thousand entries at once, and no more",
    (store) => ({
      async purge(key, below) {
        const [first] = await store.read(key, { limit: 1 });
        await store.purge(key, Math.min(below, (first?.sequence ?? 1) + 1000));
      },
    }),
    MANY,
  ],
  [
    "ends a page behind a megabyte",
    (store) => ({ read: async (key, range) => megabyteOf(await store.read(key, range)) }),
    "a page and a purge have no most of bytes",
  ],
  [
    "purges a megabyte at once, and no more",
    (store) => ({
      async purge(key, below) {
        const last = megabyteOf(await store.read(key, {})).at(-1);
        await store.purge(key, Math.min(below, (last?.sequence ?? 0) + 1));
      },
    }),
    "a page and a purge have no most of bytes",
  ],
  [
    "cuts a body behind 400 KB",
    (store) => ({
      append: (key, expected, entry) => store.append(key, expected, { ...entry, body: entry.body.slice(0, 400_000) }),
    }),
    "a body has 16 MiB",
  ],
  [
    "lists a hundred conversations at once",
    (store) => ({ list: async (tenant, page) => (await store.list(tenant, page)).slice(0, 100) }),
    "a list has 1,000 conversations at most, and each of them has an entry",
  ],
  [
    "lists as many conversations as there are",
    (store) => ({
      async list(tenant, page) {
        const first = await store.list(tenant, page);
        return first.length < 1000 ? first : [...first, ...(await store.list(tenant, { after: first.at(-1) ?? "" }))];
      },
    }),
    "a list has 1,000 conversations at most, and each of them has an entry",
  ],
  [
    "counts the conversations that are emptied among those of a page",
    (store) => {
      const emptied = new Set<string>();
      return {
        async purge(key, below) {
          await store.purge(key, below);
          if ((await store.read(key, { limit: 1 })).length === 0) emptied.add(key.conversation);
        },
        async list(tenant, { after = "", limit = 1000 } = {}) {
          const behind = [...emptied].filter((name) => name > after).length;
          return (await store.list(tenant, { after })).slice(0, Math.max(0, Math.min(limit, 1000) - behind));
        },
      };
    },
    "a list has 1,000 conversations at most, and each of them has an entry",
  ],
  [
    "keeps a handle's own copy of what it has read",
    (store) => {
      let copy: readonly Entry[] | undefined;
      return {
        async read(key, range) {
          if ("turn" in range || Object.keys(range).length > 0) return store.read(key, range);
          copy ??= await store.read(key, range);
          return copy;
        },
      };
    },
    "what one handle has appended or purged, another one sees",
  ],
];

/** Entries up to a megabyte, as some databases end a page. */
function megabyteOf(entries: readonly Entry[]): readonly Entry[] {
  let bytes = 0;
  return entries.filter(({ body }) => {
    bytes += body.length;
    return bytes <= 1_000_000;
  });
}

function headOf(entry: Entry | undefined): Head {
  return { sequence: entry?.sequence ?? 0, hash: entry?.hash ?? "" };
}

function joined({ tenant, conversation }: { tenant: string; conversation: string }) {
  return { tenant: "all", conversation: `${tenant}:${conversation}` };
}

function reparsed(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body;
  }
}

describe("a store is found that", () => {
  it.each(WRONG)("%s", async (_what, change, name) => {
    const found = STORE_CASES.find((each) => each.name === name);
    await expect(found?.run(planted(change)) ?? Promise.resolve()).rejects.toThrow(/expected:|came back as/);
  });
});
