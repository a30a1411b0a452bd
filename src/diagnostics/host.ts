/** What a turn meets: the rules that stand, and the names that the host can act on. */
import { TextSet } from "../base/index.js";
import { looseName, readings } from "../coverage/index.js";
import { normalizeItem, type PolicyValue, type Snapshot } from "../index.js";
import { lookOf } from "./look-alike.js";
import { isNear } from "./near.js";
import type { Role } from "./operands.js";

/** An item that stands in the state or is known: its normalized name, and how to write it. */
interface Named {
  readonly name: string;
  readonly spelled: string;
}

/** A longer item is near none and looks like none. It may be a text of any length, and is not worth the comparison. */
const LONGEST = 240;

/** The rules and names around a turn. */
export class Host {
  readonly snapshot: Snapshot;
  readonly #known: readonly Named[];
  readonly #loose: TextSet;

  constructor(snapshot: Snapshot, known: readonly string[]) {
    this.snapshot = snapshot;
    this.#known = known.map((spelled) => ({ name: normalizeItem(spelled), spelled }));
    this.#loose = new TextSet(known.map(looseName));
  }

  /** The same names around another state. */
  at(snapshot: Snapshot): Host {
    return new Host(
      snapshot,
      this.#known.map(({ spelled }) => spelled),
    );
  }

  /** Whether an item, in any spelling, has a policy. */
  hasPolicy(item: string): boolean {
    return this.snapshot.getPolicy(normalizeItem(item)) !== null;
  }

  /** Whether an item, in any spelling, has a policy or is known. */
  stands(item: string): boolean {
    const name = normalizeItem(item);
    return this.snapshot.getPolicy(name) !== null || this.#known.some((known) => known.name === name);
  }

  /** An item that is nearly this one, as it is to be written; null where there is none. */
  nearTo(item: string, role: Role): string | null {
    const name = normalizeItem(item);
    return this.#named(role).find((other) => isNear(name, other.name))?.spelled ?? null;
  }

  /** Another item that looks like this one, as it is to be written; null where there is none. */
  twinOf(item: string, role: Role): string | null {
    const [name, look] = [normalizeItem(item), lookOf(item)];
    return this.#named(role).find((other) => other.name !== name && lookOf(other.name) === look)?.spelled ?? null;
  }

  /** Whether something is known, and none of it is what a rule about this item covers. */
  isUnknown(item: string): boolean {
    return this.#known.length > 0 && !readings(item).some((name) => this.#loose.has(name));
  }

  /** The rules of the other policy that cover this item or are covered by it. Of one about the item as written the engine asks. */
  oppositesOf(item: string, written: string, policy: PolicyValue): readonly string[] {
    const name = normalizeItem(written);
    const [loose, covered] = [looseName(item), new TextSet(readings(item))];
    return this.snapshot.items().filter((rule) => {
      if (rule === name || this.snapshot.getPolicy(rule) === policy) return false;
      return covered.has(looseName(rule)) || readings(rule).includes(loose);
    });
  }

  /** What an item may have been meant to be. A removal, and the old side of a replacement, are about policies alone. */
  #named(role: Role): readonly Named[] {
    const rules = this.snapshot.items().map((name) => ({ name, spelled: name }));
    const all = role === "remove" || role === "old" ? rules : [...rules, ...this.#known];
    return all.filter(({ name }) => name.length <= LONGEST);
  }
}
