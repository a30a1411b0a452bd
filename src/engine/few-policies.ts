/** A few policies, as a list that each change copies: no version is in the way of another one. */
import type { Change } from "../semantics/index.js";
import type { PolicyValue } from "../values.js";

/** An item that has a policy. */
export type Entry = readonly [item: string, policy: PolicyValue];

/** A list of policies, no two of them of the same item. Immutable. */
export class FewPolicies {
  readonly #entries: readonly Entry[];

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
  }

  get size(): number {
    return this.#entries.length;
  }

  /** The policy of an item, or null. */
  get(item: string): PolicyValue | null {
    return this.#entries.find(([held]) => held === item)?.[1] ?? null;
  }

  /** All items with their policies, in no order. */
  entries(): readonly Entry[] {
    return this.#entries;
  }

  /** The list after some changes, however long it is then. */
  with(changes: readonly Change[]): FewPolicies {
    let entries = this.#entries;
    for (const [item, policy] of changes) {
      const others = entries.filter(([held]) => held !== item);
      entries = policy === null ? others : [...others, [item, policy]];
    }
    return new FewPolicies(entries);
  }
}
