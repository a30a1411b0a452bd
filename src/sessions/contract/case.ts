/** A case of the contract. */
import type { Store } from "../store.js";

/** A place where a store keeps things, empty at first. */
export interface Place {
  /** A handle on the place. Two of them share what is kept, as two processes would. */
  open(): Promise<Store> | Store;
}

/** A case: it throws an error that says what the store did and what it should have done. */
export interface StoreCase {
  readonly name: string;
  run(fresh: () => Promise<Place> | Place): Promise<void>;
}
