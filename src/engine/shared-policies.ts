/**
 * Many policies: a persistent map. All versions that follow from one another share one table, which belongs to the version used
 * last; every other version knows what differs in it, and which version is nearer to the table (Baker, "Shallow Binding Makes
 * Functional Arrays Fast", 1991). A change costs what it touches, and so does a look-up in the newest version; going back to
 * an old one costs the changes in between, and where that is done again and again, a table of its own.
 */
import { TextMap } from "../base/index.js";
import type { Change } from "../semantics/index.js";
import type { PolicyValue } from "../values.js";

/** A version of many policies. Immutable to whoever uses it. */
export class SharedPolicies {
  /** The shared table, where this version holds it; else the version that is one change nearer to it. */
  #link: Table | SharedPolicies;
  /** The item by which this version differs from the nearer one, and what it is here. */
  #item: string;
  #policy: PolicyValue | null;

  constructor(table: Table) {
    this.#link = table;
    this.#item = "";
    this.#policy = null;
  }

  get size(): number {
    return this.#reroot().size;
  }

  /** The policy of an item, or null. */
  get(item: string): PolicyValue | null {
    return this.#reroot().get(item);
  }

  /** All items with their policies, in no order. */
  entries(): [item: string, policy: PolicyValue][] {
    return this.#reroot().entries();
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
    return this.#link instanceof Table ? this.#link : this.#fetch();
  }

  /** Brings the table to this version, by way of those in between; or a copy of it, where it has been brought too far before. */
  #fetch(): Table {
    const way: SharedPolicies[] = [];
    let holder: SharedPolicies = this;
    for (; !(holder.#link instanceof Table); holder = holder.#link) way.push(holder);
    const table = holder.#link;
    const own = table.afterWalking(way.length);
    for (const version of way.reverse()) {
      if (own === table) holder.#pass(table, version, version.#item, version.#policy);
      else own.set(version.#item, version.#policy);
      holder = version;
    }
    this.#link = own;
    return own;
  }

  /** Passes the table on to a version in which one item is different. */
  #pass(table: Table, to: SharedPolicies, item: string, policy: PolicyValue | null): void {
    this.#item = item;
    this.#policy = table.set(item, policy);
    this.#link = to;
    to.#link = table;
  }
}

/** The table that versions share. */
export class Table extends TextMap<PolicyValue> {
  /** How many steps it has gone from one version to another since it was made or last copied. */
  #walked = 0;

  /**
   * The table that is to go so many steps to another version: this one, or a copy once the steps since the last copy would
   * have paid for one. So versions that are used in turn come to have a table each, and walking costs twice itself at most.
   */
  afterWalking(steps: number): Table {
    this.#walked += steps;
    if (this.#walked <= this.size) return this;
    this.#walked = 0;
    return new Table(this.entries());
  }
}
