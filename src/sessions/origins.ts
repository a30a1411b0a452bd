/** The origins of what holds: who set each item, and the premise. Immutable; a change copies, as a checkpoint would. */
import { compareCodePoints, TextMap } from "../base/index.js";
import type { Origin, StoredOrigins } from "./record.js";

/** The origins of a state's parts. */
export class Origins {
  readonly premise: Origin | null;
  readonly #policies: TextMap<Origin | null>;

  private constructor(premise: Origin | null, policies: TextMap<Origin | null>) {
    this.premise = premise;
    this.#policies = policies;
  }

  static of({ premise, policies }: StoredOrigins): Origins {
    const map = new TextMap<Origin | null>();
    for (const [item, origin] of policies) map.set(item, origin);
    return new Origins(premise, map);
  }

  /** The origin of an item's policy. */
  get(item: string): Origin | null {
    return this.#policies.get(item) ?? null;
  }

  /** The origins after a change; null where a part no longer holds, a premise of undefined where it is as it was. */
  with(premise: Origin | null | undefined, policies: readonly (readonly [string, Origin | null])[]): Origins {
    if (policies.length === 0) return new Origins(premise === undefined ? this.premise : premise, this.#policies);
    const map = new TextMap<Origin | null>();
    this.#policies.forEach((item, origin) => {
      if (origin !== null) map.set(item, origin);
    });
    for (const [item, origin] of policies) map.set(item, origin);
    return new Origins(premise === undefined ? this.premise : premise, map);
  }

  /** As they are stored, in the order of code points. */
  toStored(): StoredOrigins {
    const policies: [string, Origin][] = [];
    this.#policies.forEach((item, origin) => {
      if (origin !== null) policies.push([item, origin]);
    });
    return { premise: this.premise, policies: policies.sort(([a], [b]) => compareCodePoints(a, b)) };
  }
}

/** Nothing holds. */
export const NO_ORIGINS: Origins = Origins.of({ premise: null, policies: [] });
