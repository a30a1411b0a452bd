import { type Key, memoryStore, type Store } from "../../src/sessions/index.js";

/** The same log in a store of its own. */
export async function copied(store: Store, key: Key): Promise<Store> {
  const copy = memoryStore();
  let head = { sequence: 0, hash: "" };
  for (const entry of await store.read(key, {})) {
    await copy.append(key, head, entry);
    head = entry;
  }
  return copy;
}
