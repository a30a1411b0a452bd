/** The names that a host can act on. */
import { TextSet } from "../base/index.js";
import { looseName, readings } from "../coverage/index.js";
import { normalizeItem } from "../index.js";
import { Names } from "./names.js";

/** Names in the order in which the host gives them. */
export class Known {
  readonly #spelled: readonly string[];
  readonly #items: TextSet;
  readonly #loose: TextSet;
  #names: Names | null = null;

  constructor(spelled: readonly string[]) {
    this.#spelled = [...spelled];
    this.#items = new TextSet(spelled.map(normalizeItem));
    this.#loose = new TextSet(spelled.map(looseName));
  }

  /** Whether one of them is this normalized item. */
  has(item: string): boolean {
    return this.#items.has(item);
  }

  /** Whether there are any, and a rule about this item covers none of them. */
  lacks(item: string): boolean {
    return this.#items.size > 0 && !readings(item).some((name) => this.#loose.has(name));
  }

  /** Those that may have been meant. Few turns ask. */
  get names(): Names {
    this.#names ??= new Names(this.#spelled.map((spelled, rank) => ({ name: normalizeItem(spelled), spelled, rank })));
    return this.#names;
  }
}
