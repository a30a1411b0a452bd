/** The rules that stand, as diagnostics ask about them. They go with the state: a change costs what it touches. */
import { TextSet } from "../base/index.js";
import { looseName, readings } from "../coverage/index.js";
import type { PolicyValue, Snapshot } from "../index.js";
import { Buckets, compareNamed, type Named } from "./buckets.js";
import { Names } from "./names.js";
import { Unsorted } from "./unsorted.js";

/** The rules of one policy, by their loose names and by all the loose names that they cover. */
class Loose {
  readonly #named = new Buckets();
  readonly #covering = new Buckets();
  readonly #unsorted = new Unsorted((rule) => {
    this.#named.add(looseName(rule.name), rule);
    for (const each of readings(rule.name)) this.#covering.add(each, rule);
  });

  add(rule: Named): void {
    this.#unsorted.add(rule);
  }

  delete(rule: Named): void {
    if (this.#unsorted.delete(rule)) return;
    this.#named.delete(looseName(rule.name), rule);
    for (const each of readings(rule.name)) this.#covering.delete(each, rule);
  }

  /** Rules that cover an item loosely or are covered by it, some of them twice: of each kind the first, so many at most. */
  about(item: string, most: number): readonly Named[] {
    const [name, covered] = [looseName(item), readings(item)];
    const loose = new TextSet(covered);
    const unsorted = this.#unsorted
      .look()
      .filter((rule) => loose.has(looseName(rule.name)) || readings(rule.name).includes(name));
    const sorted = [this.#covering.get(name), ...covered.map((each) => this.#named.get(each))];
    return [...unsorted, ...sorted.flatMap((rules) => rules.slice(0, most))];
  }
}

/** The rules of a state. */
export class Rules {
  /** Those that may have been meant. */
  readonly names: Names;
  readonly #loose: { readonly [P in PolicyValue]: Loose } = { use: new Loose(), prohibit: new Loose() };

  constructor(snapshot: Snapshot) {
    const rules = snapshot.items().map(namedAs);
    this.names = new Names(rules);
    for (const rule of rules) this.#loose[snapshot.getPolicy(rule.name) ?? "use"].add(rule);
  }

  /** An item has another policy than before, or none any more. */
  change(item: string, before: PolicyValue | null, after: PolicyValue | null): void {
    if (before === after) return;
    const rule = namedAs(item);
    if (before === null) this.names.add(rule);
    else this.#loose[before].delete(rule);
    if (after === null) this.names.delete(rule);
    else this.#loose[after].add(rule);
  }

  /** The first rules of a policy that cover an item loosely or are covered by it, save for one; so many at most. */
  about(item: string, policy: PolicyValue, except: string, most: number): readonly string[] {
    const found = [...this.#loose[policy].about(item, most + 1)].sort(compareNamed);
    const items = found.map(({ name }) => name);
    return items.filter((name, at) => name !== except && name !== items[at - 1]).slice(0, most);
  }
}

function namedAs(item: string): Named {
  return { name: item, spelled: item, rank: 0 };
}
