/**
 * A map from texts that a stranger has chosen, at a cost that he cannot choose. A platform's own map may be made to put its
 * keys into one place: Node 20.19 hashes the digits of a number by its value, and V8 hashes a text of more than 16,383
 * units by its length alone. Here a key never reads as a number, and a long text is kept as the way of its parts through
 * a trie, each step of which is a key that is hashed whole.
 */
export class TextMap<V> {
  readonly #values = new Map<string, V>();
  /** The steps of long texts: from a place in the trie and the part that follows, to the next place. */
  readonly #steps = new Map<string, string>();
  /** The long texts, by the place where each one ends. */
  readonly #ends = new Map<string, string>();

  /** How many texts have a value. */
  get size(): number {
    return this.#values.size;
  }

  /** The value of a text. */
  get(text: string): V | undefined {
    const key = text.length > PART ? this.#place(text, false) : keyOf(text);
    return key === undefined ? undefined : this.#values.get(key);
  }

  /** Gives a text its value. */
  set(text: string, value: V): void {
    this.#values.set((text.length > PART ? this.#place(text, true) : undefined) ?? keyOf(text), value);
  }

  /** Shows each text and its value, in the order in which the texts came. */
  forEach(visit: (text: string, value: V) => void): void {
    this.#values.forEach((value, key) => {
      visit(this.#ends.get(key) ?? textOf(key), value);
    });
  }

  /** The place in the trie to which a long text leads; undefined where the way ends before, and none is to be made. */
  #place(text: string, make: boolean): string | undefined {
    let place = LONG;
    for (let from = 0; from < text.length; from += PART) {
      const step = `${place} ${text.slice(from, from + PART)}`;
      const next: string | undefined = this.#steps.get(step) ?? (make ? LONG + this.#steps.size : undefined);
      if (next === undefined) return undefined;
      if (make) this.#steps.set(step, next);
      place = next;
    }
    if (make) this.#ends.set(place, text);
    return place;
  }
}

/** The longest key, less the room for a place. */
const PART = 16_000;
/** Before a text that begins with a digit, or with what lies between `#` and the digits: so no such text is its own key. */
const SHORT = "#";
/** Before a place of the trie: a key that no short text has. */
const LONG = "$";

function keyOf(text: string): string {
  const unit = text.charCodeAt(0);
  return unit >= 0x23 && unit <= 0x39 ? SHORT + text : text;
}

function textOf(key: string): string {
  return key.startsWith(SHORT) ? key.slice(1) : key;
}
