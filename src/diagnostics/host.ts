/** What a turn meets: the rules that stand, and the names that the host can act on. */
import { distinct } from "../base/index.js";
import { type Advance, advance, normalizeItem, type Outcome, type PolicyValue, type Snapshot } from "../index.js";
import type { Fix } from "./finding.js";
import { Known } from "./known.js";
import { lookOf } from "./look-alike.js";
import type { Names } from "./names.js";
import type { Role } from "./operands.js";
import { Rules } from "./rules.js";

/** The rules and names around a turn. It goes with the state: what it knows of the rules is made once, and then changed. */
export class Host {
  #snapshot: Snapshot;
  readonly #known: Known;
  #rules: Rules | null = null;

  constructor(snapshot: Snapshot, known: readonly string[]) {
    this.#snapshot = snapshot;
    this.#known = new Known(known);
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** Steps a turn. */
  step(text: string): Advance {
    const taken = advance(this.#snapshot, text);
    this.#goTo(taken.snapshot, itemsOf(taken.outcome));
    return taken;
  }

  /** Steps texts as long as each is one that `isGood` holds of before it and that updates, then goes back. Whether all were. */
  trial(texts: Fix, isGood: (text: string) => boolean): boolean {
    const from = this.#snapshot;
    const touched: (readonly string[])[] = [];
    try {
      return texts.every((text, at) => {
        if (!isGood(text)) return false;
        const { snapshot, decision, outcome } = advance(this.#snapshot, text);
        // Nothing is asked behind the last one: to clear a state costs no more than the engine takes.
        if (at < texts.length - 1) {
          const items = itemsOf(outcome);
          touched.push(items);
          this.#goTo(snapshot, items);
        }
        return decision.kind === "update";
      });
    } finally {
      this.#goTo(from, touched.flat());
    }
  }

  /** Goes to another snapshot, which differs in the policies of these items at most. */
  #goTo(to: Snapshot, items: readonly string[]): void {
    const from = this.#snapshot;
    this.#snapshot = to;
    if (this.#rules === null) return;
    const different = distinct(items);
    // First all of one version, then all of the other: to change between two costs more.
    const before = different.map((item) => from.getPolicy(item));
    for (const [at, item] of different.entries()) this.#rules.change(item, before[at] ?? null, to.getPolicy(item));
  }

  /** Whether an item, in any spelling, has a policy. */
  hasPolicy(item: string): boolean {
    return this.#snapshot.getPolicy(normalizeItem(item)) !== null;
  }

  /** Whether an item, in any spelling, has a policy or is known. */
  stands(item: string): boolean {
    const name = normalizeItem(item);
    return this.#snapshot.getPolicy(name) !== null || this.#known.has(name);
  }

  /** An item that is nearly this one, as it is to be written; null where there is none. */
  nearTo(item: string, role: Role): string | null {
    const name = normalizeItem(item);
    return this.#first(role, (names) => names.nearTo(name)?.spelled ?? null);
  }

  /** Another item that looks like this one, as it is to be written; null where there is none. */
  twinOf(item: string, role: Role): string | null {
    const [name, look] = [normalizeItem(item), lookOf(item)];
    return this.#first(role, (names) => names.twinOf(name, look)?.spelled ?? null);
  }

  /** Whether something is known, and none of it is what a rule about this item covers. */
  isUnknown(item: string): boolean {
    return this.#known.lacks(item);
  }

  /** The first rules of a policy that cover this item or are covered by it. Of one about the item as written the engine asks. */
  rulesAbout(item: string, written: string, policy: PolicyValue, most: number): readonly string[] {
    return this.#ruled.about(item, policy, normalizeItem(written), most);
  }

  get #ruled(): Rules {
    this.#rules ??= new Rules(this.#snapshot);
    return this.#rules;
  }

  /** What an item may have been meant to be. A removal, and the old side of a replacement, are about policies alone. */
  #first(role: Role, find: (names: Names) => string | null): string | null {
    const rule = find(this.#ruled.names);
    return rule !== null || role === "remove" || role === "old" ? rule : find(this.#known.names);
  }
}

/** The items whose policies an outcome changes. */
function itemsOf(outcome: Outcome): readonly string[] {
  return outcome.kind === "transition" ? (outcome.transition.patch.policies ?? []).map(([item]) => item) : [];
}
