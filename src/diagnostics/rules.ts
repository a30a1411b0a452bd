/** The rules that stand, as diagnostics ask about them. They go with the state: a change costs what it touches. */
import { looseName, readings } from "../coverage/index.js";
import type { PolicyValue, Snapshot } from "../index.js";
import { Buckets, compareNamed, type Named } from "./buckets.js";
import { Names } from "./names.js";

/** The rules of one policy, by their loose names and by all the loose names that they cover. */
interface Loose {
  readonly named: Buckets;
  readonly covering: Buckets;
}

/** The rules of a state. */
export class Rules {
  /** Those that may have been meant. */
  readonly names = new Names([]);
  readonly #loose: { readonly [P in PolicyValue]: Loose } = { use: loose(), prohibit: loose() };

  constructor(snapshot: Snapshot) {
    for (const item of snapshot.items()) this.change(item, null, snapshot.getPolicy(item));
  }

  /** An item has another policy than before, or none any more. */
  change(item: string, before: PolicyValue | null, after: PolicyValue | null): void {
    if (before === after) return;
    const named = { name: item, spelled: item, rank: 0 };
    if (before === null) this.names.add(named);
    if (after === null) this.names.delete(named);
    const [name, covered] = [looseName(item), readings(item)];
    if (before !== null) {
      this.#loose[before].named.delete(name, named);
      for (const each of covered) this.#loose[before].covering.delete(each, named);
    }
    if (after !== null) {
      this.#loose[after].named.add(name, named);
      for (const each of covered) this.#loose[after].covering.add(each, named);
    }
  }

  /** The first rules of a policy that cover an item loosely or are covered by it, save for one; so many at most. */
  about(item: string, policy: PolicyValue, except: string, most: number): readonly string[] {
    const { named, covering } = this.#loose[policy];
    const first = (rules: readonly Named[]): readonly Named[] => rules.slice(0, most + 1);
    const found = [
      ...first(covering.get(looseName(item))),
      ...readings(item).flatMap((each) => first(named.get(each))),
    ];
    const items = found.sort(compareNamed).map(({ name }) => name);
    return items.filter((name, at) => name !== except && name !== items[at - 1]).slice(0, most);
  }
}

function loose(): Loose {
  return { named: new Buckets(), covering: new Buckets() };
}
