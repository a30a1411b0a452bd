/**
 * Many policies: a persistent map. All versions that follow from one another share one table, which belongs to the version used
 * last; every other version knows what differs in it, and which version is nearer to the table (Baker, "Shallow Binding Makes
 * Functional Arrays Fast", 1991). A change costs what it touches, and so does a look-up in the newest version; going back to
 * an old one costs the changes in between, and where that is done again and again, a table of its own.
 */
import { TextMap } from "../base/index.js";
import type { Change } from "../semantics/index.js";
import type { PolicyValue } from "../values.js";

type Visit = (item: string, policy: PolicyValue) => void;

/** A version of many policies. Immutable to whoever uses it. */
export class SharedPolicies {
  /** The shared table, where this version holds it; else the version that is one change nearer to it. */
  #link: Table | SharedPolicies;
  /** The item by which this version differs from the nearer one, and what it is here. */
  #item = "";
  #policy: PolicyValue | null = null;

  private constructor(table: Table) {
    this.#link = table;
  }

  /** The policies of a map, which is handed over. */
  static of(map: TextMap<PolicyValue>): SharedPolicies {
    return new SharedPolicies(new Table(map, { tables: 1, walked: 0 }));
  }

  get size(): number {
    return this.#reroot().size;
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
  with(changes: readonly Change[]): SharedPolicies {
    const table = this.#reroot();
    let newest: SharedPolicies = this;
    for (const [item, policy] of changes) {
      const next = new SharedPolicies(table);
      newest.#pass(table, next, item, policy);
      newest = next;
    }
    return newest;
  }

  /** The table, where this version holds it; else it is fetched. */
  #reroot(): Table {
    return this.#link instanceof SharedPolicies ? this.#fetch() : this.#link;
  }

  /** Brings the table to this version, by way of those in between, or a copy where tables have been brought too far before. */
  #fetch(): Table {
    const way: SharedPolicies[] = [];
    let holder: SharedPolicies = this;
    for (; holder.#link instanceof SharedPolicies; holder = holder.#link) way.push(holder);
    const table = holder.#link;
    way.reverse();
    if (!table.mayWalk(way.length)) return this.#settle(table.copy(), way);
    for (const version of way) {
      holder.#pass(table, version, version.#item, version.#policy);
      holder = version;
    }
    return table;
  }

  /** Gives this version a table of its own, a copy of the one from which the way comes. */
  #settle(table: Table, way: readonly SharedPolicies[]): Table {
    for (const version of way) table.exchange(version.#item, version.#policy);
    this.#link = table;
    return table;
  }

  /** Passes the table on to a version in which one item is different. */
  #pass(table: Table, to: SharedPolicies, item: string, policy: PolicyValue | null): void {
    this.#item = item;
    this.#policy = table.exchange(item, policy);
    this.#link = to;
    to.#link = table;
  }
}

/** What the tables of versions that follow from one another have in common: how many there are, and steps since the last. */
interface Family {
  tables: number;
  walked: number;
}

/**
 * The table that versions share. An item that loses its policy stays as null for a while: an item that comes and goes
 * leaves a chain of deleted entries in a JavaScript Map, all of which every later look-up of it walks through.
 */
class Table {
  #map: TextMap<PolicyValue | null>;
  #nulls = 0;
  readonly #family: Family;

  constructor(map: TextMap<PolicyValue | null>, family: Family) {
    this.#map = map;
    this.#family = family;
  }

  get size(): number {
    return this.#map.size - this.#nulls;
  }

  get(item: string): PolicyValue | null {
    return this.#map.get(item) ?? null;
  }

  forEach(visit: Visit): void {
    this.#map.forEach((item, policy) => {
      if (policy !== null) visit(item, policy);
    });
  }

  /** Changes the policy of an item and answers what it was. */
  exchange(item: string, policy: PolicyValue | null): PolicyValue | null {
    const before = this.#map.get(item);
    this.#map.set(item, policy);
    this.#nulls += Number(policy === null) - Number(before === null);
    if (this.#nulls > NULLS && this.#nulls * 2 > this.#map.size) this.#sweep();
    return before ?? null;
  }

  /**
   * Whether the table may go so many steps to another version. Once the steps since the last copy would have paid for as many
   * copies as there are tables, it may not: versions that are used in turn come to have a table each, while a program that
   * jumps among thousands of old versions does not get thousands of tables.
   */
  mayWalk(steps: number): boolean {
    this.#family.walked += steps;
    return this.#family.walked <= this.#family.tables * this.#map.size;
  }

  /** Another table of the same family. */
  copy(): Table {
    this.#family.tables += 1;
    this.#family.walked = 0;
    return new Table(this.#swept(), this.#family);
  }

  #sweep(): void {
    this.#map = this.#swept();
    this.#nulls = 0;
  }

  /** The items that have a policy, in a map of their own. */
  #swept(): TextMap<PolicyValue | null> {
    const map = new TextMap<PolicyValue | null>();
    this.forEach((item, policy) => {
      map.set(item, policy);
    });
    return map;
  }
}

/** How many nulls a table may keep, however small it is. */
const NULLS = 32;
