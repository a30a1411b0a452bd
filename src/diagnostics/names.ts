/** Names among which one may have been meant: that which looks the same as another, or is nearly the same. */
import { Buckets, compareNamed, type Named } from "./buckets.js";
import { lookOf } from "./look-alike.js";
import { isNear } from "./near.js";
import { keysNear, keysOf } from "./near-keys.js";
import { Unsorted } from "./unsorted.js";

/** A longer item is near none and looks like none. It may be a text of any length, and is not worth the comparison. */
const LONGEST = 240;

/** More names than so many, of which none is near another one, share a key only where hashes of keys collide. */
const MOST_STRANGERS = 8;

/** Names with their looks, and with the keys of what is near them. */
export class Names {
  readonly #looks = new Buckets();
  readonly #near = new Buckets();
  readonly #unsorted = new Unsorted((named) => {
    this.#looks.add(lookOf(named.name), named);
    for (const key of keysOf(named.name)) this.#near.add(key, named);
  });

  constructor(all: readonly Named[]) {
    for (const named of all) this.add(named);
  }

  add(named: Named): void {
    if (named.name.length <= LONGEST) this.#unsorted.add(named);
  }

  delete(named: Named): void {
    if (named.name.length > LONGEST || this.#unsorted.delete(named)) return;
    this.#looks.delete(lookOf(named.name), named);
    for (const key of keysOf(named.name)) this.#near.delete(key, named);
  }

  /** The first other name that has this look: none where there is nothing to look at. */
  twinOf(name: string, look: string): Named | null {
    if (look === "") return null;
    const unsorted = this.#unsorted.look().filter((other) => other.name !== name && lookOf(other.name) === look);
    const sorted = this.#looks.get(look).find((other) => other.name !== name);
    return first(sorted === undefined ? unsorted : [...unsorted, sorted]);
  }

  /** The first name that is nearly this one. */
  nearTo(name: string): Named | null {
    // No slip and no plural makes up for the difference.
    if (name.length > 2 * LONGEST) return null;
    const unsorted = this.#unsorted.look().filter((other) => isNear(name, other.name));
    const keys = this.#near.isEmpty ? [] : keysNear(name);
    const sorted = keys.flatMap((key) => this.#nearUnder(key, name) ?? []);
    return first([...unsorted, ...sorted]);
  }

  #nearUnder(key: string, name: string): Named | undefined {
    return this.#near
      .get(key)
      .slice(0, MOST_STRANGERS)
      .find((other) => isNear(name, other.name));
  }
}

function first(names: readonly Named[]): Named | null {
  return [...names].sort(compareNamed)[0] ?? null;
}
