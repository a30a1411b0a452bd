/** A store between which and its caller messages are lost. */
import type { AppendResult, Store } from "../store.js";

/** What goes wrong with an append: the request never arrives, the answer never does, or nothing. */
export type Loss = "request" | "answer" | null;

/** The store, of which each append meets what the plan says of it, by its number. */
export function faultyStore(store: Store, planOf: (append: number) => Loss): Store {
  let appends = 0;
  return {
    read: (key, range) => store.read(key, range),
    purge: (key, below) => store.purge(key, below),
    list: (tenant, page) => store.list(tenant, page),
    async append(key, expected, entry): Promise<AppendResult> {
      const loss = planOf(appends++);
      if (loss === "request") throw new Error("The request was lost.");
      const result = await store.append(key, expected, entry);
      if (loss === "answer") throw new Error("The answer was lost.");
      return result;
    },
  };
}
