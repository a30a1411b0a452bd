/**
 * The policies of a snapshot: a persistent map. All versions that follow from one another share one table, which belongs
 * to the version used last; every other version knows what differs in it, and which version is nearer to the table (Baker,
 * "Shallow Binding Makes Functional Arrays Fast", 1991). A change costs what it touches, and so does a look-up in the
 * newest version; going back to an old one costs the changes in between.
 */
import type { Change } from "../semantics/index.js";
import type { PolicyValue } from "../values.js";

type Visit = (item: string, policy: PolicyValue) => void;

/** The policies, by normalized item. Immutable to whoever uses it. */
export class Policies {
  /** The shared table, where this version holds it; else the version that is one change nearer to it. */
  #link: Table | Policies;
  /** The item by which this version differs from the nearer one, and what it is here. */
  #item = "";
  #policy: PolicyValue | null = null;

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

  /** Shows all items with their policies, in no order. */
  forEach(visit: Visit): void {
    this.#reroot().forEach(visit);
  }

  /** The version after some changes. */
  with(changes: readonly Change[]): Policies {
    const table = this.#reroot();
    let newest: Policies = this;
    for (const [item, policy] of changes) {
      const next = new Policies(table);
      newest.#pass(table, next, item, policy);
      newest = next;
    }
    return newest;
  }

  /** Brings the table to this version, by way of those in between, and answers it. */
  #reroot(): Table {
    const way: Policies[] = [];
    let holder: Policies = this;
    for (; holder.#link instanceof Policies; holder = holder.#link) way.push(holder);
    const table = holder.#link;
    for (const version of way.reverse()) {
      holder.#pass(table, version, version.#item, version.#policy);
      holder = version;
    }
    return table;
  }

  /** Passes the table on to a version in which one item is different. */
  #pass(table: Table, to: Policies, item: string, policy: PolicyValue | null): void {
    this.#item = item;
    this.#policy = table.exchange(item, policy);
    this.#link = to;
    to.#link = table;
  }
}

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

  forEach(visit: Visit): void {
    this.#map.forEach((policy, item) => {
      if (policy !== null) visit(item, policy);
    });
  }

  /** Changes the policy of an item and answers what it was. */
  exchange(item: string, policy: PolicyValue | null): PolicyValue | null {
    const before = this.#map.get(item);
    this.#map.set(item, policy);
    this.#nulls += Number(policy === null) - Number(before === null);
    if (this.#nulls > NULLS && this.#nulls * 2 > this.#map.size) this.#compact();
    return before ?? null;
  }

  #compact(): void {
    const map = new Map<string, PolicyValue | null>();
    this.forEach((item, policy) => {
      map.set(item, policy);
    });
    this.#map = map;
    this.#nulls = 0;
  }
}

/** How many nulls a table may keep, however small it is. */
const NULLS = 32;
