/**
 * The snapshot: all that an engine knows, opaque and immutable. This file alone knows how policies are represented;
 * `State` is their plain JSON view, made when somebody reads it.
 */
import type { Patch, Pending } from "../semantics/outcome.js";
import { type PolicyValue, STATE_VERSION, type State } from "../values.js";

/** What an engine holds at one moment. Immutable; only `advance` and the imports make new ones. */
export class Snapshot {
  /** @internal */
  readonly premise: string | null;
  /** What waits for confirmation. @internal */
  readonly pending: Pending | null;
  readonly #policies: ReadonlyMap<string, PolicyValue>;

  /** @internal */
  constructor(premise: string | null, policies: ReadonlyMap<string, PolicyValue>, pending: Pending | null) {
    this.premise = premise;
    this.#policies = policies;
    this.pending = pending;
  }

  /** The policy of an item that is normalized already, or null. @internal */
  getPolicy(item: string): PolicyValue | null {
    return this.#policies.get(item) ?? null;
  }

  /** The items that have a policy, in no order. @internal */
  items(): Iterable<string> {
    return this.#policies.keys();
  }

  /** The snapshot after a patch, with what is pending then. @internal */
  with(patch: Patch, pending: Pending | null): Snapshot {
    const premise = patch.premise === undefined ? this.premise : patch.premise;
    return new Snapshot(premise, patched(this.#policies, patch.policies), pending);
  }

  /** The state as plain data, which is the caller's own: to change it changes nothing else. */
  toState(): State {
    const policies: Record<string, PolicyValue> = {};
    for (const [item, value] of this.#policies) {
      // An assignment to `__proto__` would set the prototype, so that one name is defined.
      if (item === "__proto__") Object.defineProperty(policies, item, { value, ...ORDINARY });
      else policies[item] = value;
    }
    return { premise: this.premise, policies, version: STATE_VERSION };
  }
}

const ORDINARY = { writable: true, enumerable: true, configurable: true };

/** The snapshot of a fresh engine: no premise, no policies, nothing pending. */
export function initial(): Snapshot {
  return new Snapshot(null, new Map(), null);
}

function patched(
  policies: ReadonlyMap<string, PolicyValue>,
  changes: Patch["policies"],
): ReadonlyMap<string, PolicyValue> {
  if (changes === undefined) return policies;
  const next = new Map(policies);
  for (const [item, value] of Object.entries(changes)) {
    if (value === null) next.delete(item);
    else next.set(item, value);
  }
  return next;
}
