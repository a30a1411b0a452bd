/**
 * The policies of a snapshot: a persistent map. All versions that follow from one another share one table, which belongs
 * to the version used last; every other version knows what differs in it, and which version is nearer to the table (Baker,
 * "Shallow Binding Makes Functional Arrays Fast", 1991). A change costs what it touches, and so does a look-up in the
 * newest version; going back to an old one costs the changes in between.
 */
import type { PolicyValue } from "../values.js";

/** Which items change, and to what; null for none. */
export type PolicyChanges = { readonly [item: string]: PolicyValue | null };

/** The policies, by normalized item. Immutable to whoever uses it. */
export class Policies {
  /** The shared table, where this version holds it; else the version that is nearer to it. */
  #link: Table | Policies;
  /** What an item is here, where the nearer version differs. */
  #difference: readonly Entry[] = [];

  private constructor(table: Table) {
    this.#link = table;
  }

  /** The policies of a map, which is handed over. */
  static of(map: Map<string, PolicyValue>): Policies {
    return new Policies(new Table(map));
  }

  /** The policy of an item, or null. */
  get(item: string): PolicyValue | null {
    return this.#reroot().get(item);
  }

  /** All items with their policies, in no order, as a copy. */
  entries(): [string, PolicyValue][] {
    return this.#reroot().entries();
  }

  /** The version after some changes. */
  with(changes: PolicyChanges): Policies {
    const table = this.#reroot();
    const next = new Policies(table);
    this.#difference = Object.keys(changes).map((item) => table.exchange(item, changes[item] ?? null));
    this.#link = next;
    return next;
  }

  /** Brings the table to this version, by way of those in between, and answers it. */
  #reroot(): Table {
    const way: Policies[] = [];
    let holder: Policies = this;
    for (; holder.#link instanceof Policies; holder = holder.#link) way.push(holder);
    const table = holder.#link;
    for (const version of way.reverse()) {
      holder.#difference = version.#difference.map(([item, value]) => table.exchange(item, value));
      holder.#link = version;
      version.#link = table;
      version.#difference = [];
      holder = version;
    }
    return table;
  }
}

type Entry = readonly [item: string, value: PolicyValue | null];

/**
 * The table that versions share. An item that loses its policy stays as null for a while: an item that comes and goes
 * leaves a chain of deleted entries in a JavaScript Map, all of which every later look-up of it walks through.
 */
class Table {
  #map: Map<string, PolicyValue | null>;
  #nulls = 0;

  constructor(map: Map<string, PolicyValue | null>) {
    this.#map = map;
  }

  get(item: string): PolicyValue | null {
    return this.#map.get(item) ?? null;
  }

  entries(): [string, PolicyValue][] {
    return Array.from(this.#map).filter((entry): entry is [string, PolicyValue] => entry[1] !== null);
  }

  /** Changes an item and answers what it was. */
  exchange(item: string, value: PolicyValue | null): Entry {
    const before = this.#map.get(item);
    if (value === null && before === undefined) return [item, null];
    this.#map.set(item, value);
    this.#nulls += Number(value === null) - Number(before === null);
    if (this.#nulls > NULLS && this.#nulls * 2 > this.#map.size) this.#compact();
    return [item, before ?? null];
  }

  #compact(): void {
    this.#map = new Map(this.entries());
    this.#nulls = 0;
  }
}

/** How many nulls a table may keep, however small it is. */
const NULLS = 32;
