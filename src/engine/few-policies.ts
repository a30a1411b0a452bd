/** A few policies, as a list that each change copies: no version is in the way of another one. */
import type { Change } from "../semantics/index.js";
import type { PolicyValue } from "../values.js";

type Entry = readonly [item: string, policy: PolicyValue];

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
    for (const entry of this.#entries) if (entry[0] === item) return entry[1];
    return null;
  }

  /** Shows all items with their policies, in no order. */
  forEach(visit: (item: string, policy: PolicyValue) => void): void {
    for (const entry of this.#entries) visit(entry[0], entry[1]);
  }

  /** The list after some changes, however long it is then. */
  with(changes: readonly Change[]): FewPolicies {
    const entries: Entry[] = [];
    for (const entry of this.#entries) if (!names(changes, entry[0])) entries.push(entry);
    for (const [item, policy] of changes) if (policy !== null) entries.push([item, policy]);
    return new FewPolicies(entries);
  }
}

function names(changes: readonly Change[], item: string): boolean {
  for (const change of changes) if (change[0] === item) return true;
  return false;
}
