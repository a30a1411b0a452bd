/** The names that a host can act on. */
import { TextMap } from "../base/index.js";
import { looseName, readings } from "../coverage/index.js";
import { normalizeItem } from "../index.js";
import { Names } from "./names.js";

/** Names in the order in which the host gives them. */
export class Known {
  readonly #spelled: readonly string[];
  readonly #items: TextMap<true>;
  readonly #loose: TextMap<true>;
  #names: Names | null = null;

  constructor(spelled: readonly string[]) {
    this.#spelled = spelled;
    this.#items = new TextMap(spelled.map((each) => [normalizeItem(each), true]));
    this.#loose = new TextMap(spelled.map((each) => [looseName(each), true]));
  }

  /** Whether one of them is this normalized item. */
  has(item: string): boolean {
    return this.#items.get(item) !== null;
  }

  /** Whether there are any, and a rule about this item covers none of them. */
  lacks(item: string): boolean {
    return this.#items.size > 0 && !readings(item).some((name) => this.#loose.get(name) !== null);
  }

  /** Those that may have been meant. Few turns ask. */
  get names(): Names {
    this.#names ??= new Names(this.#spelled.map((spelled, rank) => ({ name: normalizeItem(spelled), spelled, rank })));
    return this.#names;
  }
}
