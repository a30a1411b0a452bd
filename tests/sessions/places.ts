/** Places for stores, and stores that are wrong on purpose. */

import type { Place } from "../../src/sessions/contract/index.js";
import { memoryStore, type Store } from "../../src/sessions/index.js";

/** A place in memory: all its handles are one store. */
export function memoryPlace(): Place {
  const store = memoryStore();
  return { open: () => store };
}

/** A place whose handles are a store that does something else than it should. */
export function planted(change: (store: Store) => Partial<Store>): () => Place {
  return () => {
    const store = memoryStore();
    const right: Store = {
      append: (...given) => store.append(...given),
      read: (...given) => store.read(...given),
      purge: (...given) => store.purge(...given),
      list: (...given) => store.list(...given),
    };
    return { open: () => ({ ...right, ...change(store) }) };
  };
}
