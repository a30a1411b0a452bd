/** The origins of what holds: who set each item, and the premise. Immutable; a change copies, as a checkpoint would. */
import { compareCodePoints, TextMap } from "../base/index.js";
import type { Origin, StoredOrigins } from "./record.js";

/** The origins of a state's parts. */
export class Origins {
  readonly premise: Origin | null;
  readonly #policies: TextMap<Origin>;

  private constructor(premise: Origin | null, policies: TextMap<Origin>) {
    this.premise = premise;
    this.#policies = policies;
  }

  static of({ premise, policies }: StoredOrigins): Origins {
    return new Origins(premise, new TextMap(policies));
  }

  /** The origin of an item's policy. */
  get(item: string): Origin | null {
    return this.#policies.get(item);
  }

  /** The origins after a change; null where a part no longer holds, a premise of undefined where it is as it was. */
  with(premise: Origin | null | undefined, policies: readonly (readonly [string, Origin | null])[]): Origins {
    if (policies.length === 0) return new Origins(premise === undefined ? this.premise : premise, this.#policies);
    const map = new TextMap(this.#policies.entries());
    for (const [item, origin] of policies) map.set(item, origin);
    return new Origins(premise === undefined ? this.premise : premise, map);
  }

  /** As they are stored, in the order of code points. */
  toStored(): StoredOrigins {
    const policies = this.#policies.entries().sort(([a], [b]) => compareCodePoints(a, b));
    return { premise: this.premise, policies };
  }
}

/** Nothing holds. */
export const NO_ORIGINS: Origins = Origins.of({ premise: null, policies: [] });
