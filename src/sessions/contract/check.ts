/** What the cases check with: no test runner is needed. */
import { canonicalJson } from "../../base/index.js";
import type { Key } from "../key.js";
import type { Entry, Head, Store } from "../store.js";

/** What a case tells of a store that is wrong. @throws {Error} when the values differ. */
export function same(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [canonicalJson(actual), canonicalJson(expected)];
  if (is === should) return;
  throw new Error(`${what}\n  expected: ${should.slice(0, SHOWN)}\n  actual:   ${is.slice(0, SHOWN)}`);
}

/** How much of a value a message repeats. */
const SHOWN = 2000;

/** The key of a conversation, of the first tenant unless another one is named. */
export function keyOf(conversation: string, tenant = "tenant"): Key {
  return { tenant, conversation };
}

/** An entry after a head; the mark makes its hash another one. */
export function entryAfter({ sequence }: Head, turn: string, mark = "a", body = `{"turn":"${mark}"}`): Entry {
  return { sequence: sequence + 1, hash: `${mark}${sequence + 1}`.padEnd(64, "0"), turn, body };
}

/** Appends entries, one a turn, after what the log has; answers all of them. */
export async function fill(store: Store, key: Key, turns: readonly string[], mark = "a"): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const turn of turns) {
    const head = await headOf(store, key);
    const entry = entryAfter(head, turn, mark);
    same(await store.append(key, head, entry), { kind: "appended" }, `The append of ${turn} to a log that ends there.`);
    entries.push(entry);
  }
  return entries;
}

/** Where a log ends, read as sessions read it. */
export async function headOf(store: Store, key: Key): Promise<Head> {
  const [last] = await store.read(key, { reverse: true, limit: 1 });
  return last === undefined ? { sequence: 0, hash: "" } : { sequence: last.sequence, hash: last.hash };
}

/** The names of turns: t1, t2 and so on. */
export function turnsUpTo(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `t${index + 1}`);
}
