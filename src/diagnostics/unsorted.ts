/** Names that are not in order yet. To put them in order costs as much as some looks at all of them, and few questions are asked of most states. */
import { TextMap } from "../base/index.js";
import { compareNamed, type Named } from "./buckets.js";

/** So many looks at all names cost what it costs to put them in order. */
const FEW = 6;

/** Names through which a question looks one by one, until there have been so many questions that order pays. */
export class Unsorted {
  #names = new TextMap<Named>();
  #isSorted = false;
  #looks = 0;
  readonly #sort: (named: Named) => void;

  /** `sort` is given each name once order pays, and each that comes later. */
  constructor(sort: (named: Named) => void) {
    this.#sort = sort;
  }

  /** Of two with one name the first counts: the other would come behind it. */
  add(named: Named): void {
    if (this.#isSorted) this.#sort(named);
    else if (this.#names.get(named.name) === null) this.#names.set(named.name, named);
  }

  /** Whether a name was among these; else it was given away, and is to be taken from where it is. */
  delete({ name }: Named): boolean {
    if (this.#isSorted) return false;
    this.#names.set(name, null);
    return true;
  }

  /** Those through which to look: none once they are in order. */
  look(): readonly Named[] {
    if (this.#isSorted) return [];
    const names = this.#names.entries().map(([, named]) => named);
    this.#looks += 1;
    if (this.#looks <= FEW) return names;
    this.#isSorted = true;
    this.#names = new TextMap();
    // In order, so that each stands behind those that are there.
    for (const named of names.toSorted(compareNamed)) this.#sort(named);
    return [];
  }
}
