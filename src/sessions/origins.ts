/** The origins of what holds: who set each item, and the premise. Immutable; a change costs what it touches. */
import { compareCodePoints, SharedMap } from "../base/index.js";
import type { Origin, StoredOrigins } from "./record.js";

/** The origins of a state's parts. */
export class Origins {
  readonly premise: Origin | null;
  readonly #policies: SharedMap<Origin>;

  private constructor(premise: Origin | null, policies: SharedMap<Origin>) {
    this.premise = premise;
    this.#policies = policies;
  }

  static of({ premise, policies }: StoredOrigins): Origins {
    return new Origins(premise, SharedMap.of(policies));
  }

  /** The origin of an item's policy. */
  get(item: string): Origin | null {
    return this.#policies.get(item);
  }

  /** The origins after a change; null where a part no longer holds, a premise of undefined where it is as it was. */
  with(premise: Origin | null | undefined, policies: readonly (readonly [string, Origin | null])[]): Origins {
    // What belongs to no log is the beginning of every one: these share nothing with one another.
    const before = this === NO_ORIGINS ? SharedMap.of<Origin>([]) : this.#policies;
    return new Origins(premise === undefined ? this.premise : premise, before.with(policies));
  }

  /** The items that were set or taken away between these origins and others, perhaps back again; null where that is not known. */
  changedFrom(other: Origins): string[] | null {
    return this.#policies.changedFrom(other.#policies);
  }

  /** As they are stored, in the order of code points. */
  toStored(): StoredOrigins {
    const policies = this.#policies.entries().sort(([a], [b]) => compareCodePoints(a, b));
    return { premise: this.premise, policies };
  }
}

/** Nothing holds. */
export const NO_ORIGINS: Origins = Origins.of({ premise: null, policies: [] });
