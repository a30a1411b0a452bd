/** The table of `append`: where the log is expected to end, what it holds, and whether it has the turn. Every combination. */
import type { AppendResult, Entry, Head, Store } from "../store.js";
import type { StoreCase } from "./case.js";
import { entryAfter, fill, headOf, keyOf, same } from "./check.js";

const KEY = keyOf("table");

/** How a log comes to be in a state. */
interface LogState {
  readonly name: string;
  readonly make: (store: Store) => Promise<void>;
}

const STATES: readonly LogState[] = [
  { name: "an empty log", make: async () => {} },
  { name: "a log of one entry", make: async (store) => void (await fill(store, KEY, ["t1"])) },
  { name: "a log of three entries", make: async (store) => void (await fill(store, KEY, ["t1", "t2", "t3"])) },
  { name: "a log that was pruned", make: (store) => pruned(store, 3) },
  { name: "a log of which nothing is left", make: (store) => pruned(store, 4) },
  {
    name: "a log that was begun again",
    async make(store) {
      await pruned(store, 4);
      await fill(store, KEY, ["t1", "u2", "u3"], "b");
    },
  },
];

async function pruned(store: Store, below: number): Promise<void> {
  await fill(store, KEY, ["t1", "t2", "t3"]);
  await store.purge(KEY, below);
}

/** Each place where somebody may believe that the log ends, by name. */
function expectations(kept: readonly Entry[]): Map<string, Head> {
  const last = kept.at(-1) ?? { sequence: 0, hash: "" };
  const places: [string, Head][] = [
    ["nothing", { sequence: 0, hash: "" }],
    ["nothing, with a hash", { sequence: 0, hash: "c".repeat(64) }],
    ["its end", { sequence: last.sequence, hash: last.hash }],
    ["its end by the number alone", { sequence: last.sequence, hash: "c".repeat(64) }],
    ["its end without a hash", { sequence: last.sequence, hash: "" }],
    ["one beyond its end", { sequence: last.sequence + 1, hash: last.hash }],
    ["the end of the log before", { sequence: 3, hash: "a3".padEnd(64, "0") }],
    ["the first entry of the log before", { sequence: 1, hash: "a1".padEnd(64, "0") }],
    ["the second entry of the log before", { sequence: 2, hash: "a2".padEnd(64, "0") }],
  ];
  return new Map(places);
}

/** What the contract says: a duplicate wins over a conflict, and nothing but the end is the end. */
function expected(kept: readonly Entry[], place: Head, turn: string): AppendResult {
  const earlier = kept.find((entry) => entry.turn === turn);
  if (earlier !== undefined) return { kind: "duplicate", entry: earlier };
  const { sequence, hash } = kept.at(-1) ?? { sequence: 0, hash: "" };
  const isEnd = place.sequence === sequence && place.hash === hash;
  return isEnd ? { kind: "appended" } : { kind: "conflict", head: { sequence, hash } };
}

/** A case for each state of the log. */
export const APPEND_CASES: readonly StoreCase[] = STATES.map(({ name, make }) => ({
  name: `append to ${name} answers by the table`,
  async run(fresh) {
    for (const [place, turn] of await combinations(await (await fresh()).open(), make)) {
      const store = await (await fresh()).open();
      await make(store);
      await one(store, place, turn);
    }
  },
}));

async function combinations(store: Store, make: LogState["make"]): Promise<[string, string][]> {
  await make(store);
  const places = [...expectations(await store.read(KEY, {})).keys()];
  return places.flatMap((place) => ["t1", "t3", "u2", "new"].map((turn): [string, string] => [place, turn]));
}

async function one(store: Store, place: string, turn: string): Promise<void> {
  const kept = await store.read(KEY, {});
  const head = expectations(kept).get(place) ?? { sequence: 0, hash: "" };
  const entry = entryAfter(head, turn, "n");
  const result = expected(kept, head, turn);
  const what = `An append of ${turn} where the log is expected to end at ${place}`;
  same(await store.append(KEY, head, entry), result, `${what}.`);
  const after = result.kind === "appended" ? [...kept, entry] : kept;
  same(await store.read(KEY, {}), after, `${what}: what the log holds then.`);
  same(await headOf(store, KEY), { sequence: after.at(-1)?.sequence ?? 0, hash: after.at(-1)?.hash ?? "" }, what);
  const found = after.filter((each) => each.turn === turn);
  same(await store.read(KEY, { turn }), found, `${what}: the turn, looked for.`);
}
