/**
 * What is known of the calls of a reply, by their ids. Immutable, and yet one more costs the same however many there are: what
 * follows on from a version shares its map, of which each version sees the beginning that it has put there.
 */

/** Values by call, of which the first of a call holds. */
export class ByCall<T extends { readonly call: string }> {
  readonly #shared: Map<string, { readonly at: number; readonly value: T }>;
  /** So many of the map's entries, in their order, are this version's. */
  readonly #size: number;

  private constructor(shared: Map<string, { readonly at: number; readonly value: T }>, size: number) {
    this.#shared = shared;
    this.#size = size;
  }

  /** Of no calls. */
  static none<T extends { readonly call: string }>(): ByCall<T> {
    return new ByCall<T>(new Map(), 0);
  }

  get(call: string): T | undefined {
    const found = this.#shared.get(call);
    return found !== undefined && found.at < this.#size ? found.value : undefined;
  }

  has(call: string): boolean {
    return this.get(call) !== undefined;
  }

  /** In the order in which they came. */
  values(): T[] {
    return [...this.#shared.values()].slice(0, this.#size).map(({ value }) => value);
  }

  /** With one more; where the call has a value already, the same. */
  with(value: T): ByCall<T> {
    if (this.has(value.call)) return this;
    const isNewest = this.#shared.size === this.#size;
    const shared = isNewest ? this.#shared : new Map([...this.#shared].slice(0, this.#size));
    shared.set(value.call, { at: this.#size, value });
    return new ByCall(shared, this.#size + 1);
  }
}
