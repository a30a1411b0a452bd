/**
 * The snapshot: all that an engine knows, opaque and immutable. `State` is its plain JSON view, made when somebody reads it.
 */
import { compareCodePoints } from "../base/index.js";
import type { Patch, Pending } from "../semantics/index.js";
import { type PolicyValue, STATE_VERSION, type State } from "../values.js";
import { FewPolicies } from "./few-policies.js";
import { changed, type Policies, policiesOf } from "./policies.js";

/**
 * What an engine holds at one moment. Immutable; only `advance` and the imports make new ones. To a check it is the facts;
 * the declaration would not say so, since what it has for checks is not public.
 */
export class Snapshot {
  readonly #premise: string | null;
  readonly #policies: Policies;
  readonly #pending: Pending | null;

  /** @internal */
  constructor(premise: string | null, policies: Policies, pending: Pending | null) {
    this.#premise = premise;
    this.#policies = policies;
    this.#pending = pending;
  }

  /** @internal */
  get premise(): string | null {
    return this.#premise;
  }

  /** What waits for confirmation. @internal */
  get pending(): Pending | null {
    return this.#pending;
  }

  /** The policy of an item that is normalized already, or null. @internal */
  getPolicy(item: string): PolicyValue | null {
    return this.#policies.get(item);
  }

  /** @internal */
  items(): string[] {
    const items = this.#policies.entries().map(([item]) => item);
    return items.sort(compareCodePoints);
  }

  /** The snapshot after a patch, with what is pending then. @internal */
  with({ premise = this.#premise, policies = [] }: Patch, pending: Pending | null): Snapshot {
    return new Snapshot(premise, changed(this.#policies, policies), pending);
  }

  /** Whether the state is so small that it is made at once where somebody may read it. @internal */
  get isSmall(): boolean {
    return this.#policies instanceof FewPolicies;
  }

  /** The state as plain data, which is the caller's own: to change it changes nothing else. */
  toState(): State {
    const policies: Record<string, PolicyValue> = {};
    for (const [item, value] of this.#policies.entries()) {
      // A name that objects inherit is defined: an assignment could set the prototype, or meet a frozen one. To ask the growing
      // object for the name would cost more, as it is of another kind after each field.
      if (item in Object.prototype) define(policies, item, value);
      else policies[item] = value;
    }
    return { premise: this.premise, policies, version: STATE_VERSION };
  }
}

/** Defines a field of plain data, whatever its name. @internal */
export function define(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
}

/** The snapshot of a fresh engine: no premise, no policies, nothing pending. */
export function initial(): Snapshot {
  return new Snapshot(null, policiesOf([]), null);
}

/** @throws {TypeError} when a value is not a snapshot. */
export function requireSnapshot(value: unknown): void {
  if (!(value instanceof Snapshot)) throw new TypeError("A snapshot comes from initial() or advance().");
}
