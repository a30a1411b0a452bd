/**
 * A persistent map from texts, for many of them. All versions that follow from one another share one table, which belongs to the version used
 * last; every other version knows what differs in it, and which version is nearer to the table (Baker, "Shallow Binding Makes
 * Functional Arrays Fast", 1991). A change costs what it touches, and so does a look-up in the newest version; going back to
 * an old one costs the changes in between, and where that is done again and again, a table of its own.
 */
import { TextMap } from "./text-map.js";

/** A version of a map. Immutable to whoever uses it. */
export class SharedMap<V> {
  /** The shared table, where this version holds it; else the version that is one change nearer to it. */
  #link: Table<V> | SharedMap<V>;
  /** The text by which this version differs from the nearer one, and its value here. */
  #text = "";
  #value: V | null = null;

  private constructor(table: Table<V>) {
    this.#link = table;
  }

  /** With these texts and their values. */
  static of<V>(entries: readonly (readonly [text: string, value: V])[]): SharedMap<V> {
    return new SharedMap(new Table(entries));
  }

  get size(): number {
    return this.#reroot().size;
  }

  /** The value of a text, or null. */
  get(text: string): V | null {
    return this.#reroot().get(text);
  }

  /** All texts with their values, in no order. */
  entries(): [text: string, value: V][] {
    return this.#reroot().entries();
  }

  /** The version after some changes, of which null takes a text away. */
  with(changes: readonly (readonly [text: string, value: V | null])[]): SharedMap<V> {
    const table = this.#reroot();
    let newest: SharedMap<V> = this;
    for (const [text, value] of changes) {
      const next = new SharedMap(table);
      newest.#pass(table, next, text, value);
      newest = next;
    }
    return newest;
  }

  /** The texts that were changed between this version and another, in any order and perhaps back; null where they share no table. */
  changedFrom(other: SharedMap<V>): string[] | null {
    const table = this.#reroot();
    const [way, , shared] = other.#way();
    return shared === table ? way.map((version) => version.#text) : null;
  }

  /** The table, where this version holds it; else it is fetched. */
  #reroot(): Table<V> {
    return this.#link instanceof Table ? this.#link : this.#fetch();
  }

  /** Brings the table to this version, by way of those in between; or a copy of it, where it has been brought too far before. */
  #fetch(): Table<V> {
    const [way, holder, table] = this.#way();
    const own = table.afterWalking(way.length);
    // The versions in between are led to where the table went, or its copy: who is read next is most often near to it.
    let from = own === table ? holder : null;
    for (const version of way.reverse()) {
      if (from === null) own.set(version.#text, version.#value);
      else from.#pass(own, version, version.#text, version.#value);
      from = version;
    }
    this.#link = own;
    return own;
  }

  /** The versions from this one to that which holds the table, that one, and the table. */
  #way(): [way: SharedMap<V>[], holder: SharedMap<V>, table: Table<V>] {
    const way: SharedMap<V>[] = [];
    let holder: SharedMap<V> = this;
    for (; !(holder.#link instanceof Table); holder = holder.#link) way.push(holder);
    return [way, holder, holder.#link];
  }

  /** Passes the table on to a version in which one text is different. */
  #pass(table: Table<V>, to: SharedMap<V>, text: string, value: V | null): void {
    this.#text = text;
    this.#value = table.set(text, value);
    this.#link = to;
    to.#link = table;
  }
}

/** The table that versions share. */
class Table<V> extends TextMap<V> {
  /** How many steps it has gone from one version to another since it was made or last copied. */
  #walked = 0;

  /**
   * The table that is to go so many steps to another version: this one, or a copy once the steps since the last copy would
   * have paid for one. So versions that are used in turn come to have a table each, and walking costs twice itself at most.
   */
  afterWalking(steps: number): Table<V> {
    this.#walked += steps;
    if (this.#walked <= this.size) return this;
    this.#walked = 0;
    return new Table(this.entries());
  }
}
