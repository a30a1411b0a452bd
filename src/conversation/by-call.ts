/**
 * What is known of the calls of a reply, by their ids. Immutable, and yet one more costs the same however many there are: what
 * follows on from a version shares its map, of which each version sees the beginning that it has put there.
 */
import { TextMap } from "../base/index.js";

/** What versions share: the values in their order, and the place of each call's. */
interface Shared<T> {
  readonly values: T[];
  readonly places: TextMap<number>;
}

/** Values by call, of which the first of a call holds. */
export class ByCall<T extends { readonly call: string }> {
  readonly #shared: Shared<T>;
  /** So many of the values are this version's. */
  readonly #size: number;

  private constructor(shared: Shared<T>, size: number) {
    this.#shared = shared;
    this.#size = size;
  }

  /** Of no calls. */
  static none<T extends { readonly call: string }>(): ByCall<T> {
    return new ByCall<T>({ values: [], places: new TextMap() }, 0);
  }

  get(call: string): T | undefined {
    const { values, places } = this.#shared;
    const at = places.get(call) ?? this.#size;
    return at < this.#size ? values[at] : undefined;
  }

  has(call: string): boolean {
    return this.get(call) !== undefined;
  }

  /** In the order in which they came. */
  values(): T[] {
    return this.#shared.values.slice(0, this.#size);
  }

  /** With one more; where the call has a value already, the same. */
  with(value: T): ByCall<T> {
    if (this.has(value.call)) return this;
    const isNewest = this.#shared.values.length === this.#size;
    const shared = isNewest ? this.#shared : sharedOf(this.values());
    shared.places.set(value.call, shared.values.push(value) - 1);
    return new ByCall(shared, this.#size + 1);
  }
}

function sharedOf<T extends { readonly call: string }>(values: T[]): Shared<T> {
  return { values, places: new TextMap(values.map(({ call }, at) => [call, at])) };
}
