/** Names by what they have in common, so that those which may be meant are found without a look at all of them. */
import { compareCodePoints, TextMap } from "../base/index.js";

/** An item that stands in the state or is known. */
export interface Named {
  /** Normalized. */
  readonly name: string;
  /** As it is to be written. */
  readonly spelled: string;
  /** Which comes first. Names of one rank stand in the order of listings. */
  readonly rank: number;
}

/** The first of two names. */
export function compareNamed(a: Named, b: Named): number {
  return a.rank - b.rank || compareCodePoints(a.name, b.name);
}

/** Names under keys: those of each key in order. A change costs what it touches. */
export class Buckets {
  readonly #buckets = new TextMap<Named[]>();

  get isEmpty(): boolean {
    return this.#buckets.size === 0;
  }

  add(key: string, named: Named): void {
    const bucket = this.#buckets.get(key);
    if (bucket === null) this.#buckets.set(key, [named]);
    else {
      const at = placeOf(bucket, named);
      if (!isAt(bucket, at, named)) bucket.splice(at, 0, named);
    }
  }

  delete(key: string, named: Named): void {
    const bucket = this.#buckets.get(key) ?? [];
    const at = placeOf(bucket, named);
    if (!isAt(bucket, at, named)) return;
    if (bucket.length === 1) this.#buckets.set(key, null);
    else bucket.splice(at, 1);
  }

  get(key: string): readonly Named[] {
    return this.#buckets.get(key) ?? [];
  }
}

/** Where a name stands in a bucket, or would be put in. Names mostly come in order. */
function placeOf(bucket: readonly Named[], named: Named): number {
  const last = bucket.at(-1);
  if (last === undefined || compareNamed(last, named) < 0) return bucket.length;
  let [from, to] = [0, bucket.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compareNamed(bucket[middle] ?? named, named) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

function isAt(bucket: readonly Named[], at: number, named: Named): boolean {
  const held = bucket[at];
  return held !== undefined && compareNamed(held, named) === 0;
}
