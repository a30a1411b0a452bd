/** Maps and sets for names that a stranger has chosen. */

/**
 * A map from texts that a stranger has chosen, at a cost that he cannot choose. A platform's own map may be made to put its
 * keys into one place: Node 20.19 hashes the digits of a number by its value, V8 hashes a text of more than 16,383 units by its
 * length alone, and a key that comes and goes leaves a chain of deleted entries. Here a key never reads as a number, long
 * texts stand in a sorted list, and a text that loses its value stays as null until half of all have.
 */
export class TextMap<V> {
  #short = new Map<string, V | null>();
  /** The long texts and their values, in the order of `<`. */
  #long: [text: string, value: V | null][] = [];
  #size = 0;

  /** With these texts and their values. */
  constructor(entries: readonly (readonly [text: string, value: V])[] = []) {
    for (const [text, value] of entries) this.set(text, value);
  }

  /** How many texts have a value. */
  get size(): number {
    return this.#size;
  }

  /** The value of a text, or null. */
  get(text: string): V | null {
    return this.#held(text) ?? null;
  }

  /** Gives a text its value, or null for none, and answers the one that it had. */
  set(text: string, value: V | null): V | null {
    const held = this.#held(text);
    const before = held ?? null;
    if (text.length <= SHORT) this.#short.set(keyOf(text), value);
    else this.#long.splice(this.#find(text), Number(held !== undefined), [text, value]);
    this.#size += Number(value !== null) - Number(before !== null);
    if (this.#size * 2 < this.#short.size + this.#long.length) this.#sweep();
    return before;
  }

  /** Each text that has a value, with it, in no order. */
  entries(): [text: string, value: V][] {
    const entries: [string, V][] = [];
    const add = (text: string, value: V | null): void => {
      if (value !== null) entries.push([text, value]);
    };
    this.#short.forEach((value, key) => void add(key.startsWith(PREFIX) ? key.slice(1) : key, value));
    for (const [text, value] of this.#long) add(text, value);
    return entries;
  }

  /** The value of a text; null where it has lost it, and undefined where it has never had one. */
  #held(text: string): V | null | undefined {
    if (text.length <= SHORT) return this.#short.get(keyOf(text));
    const entry = this.#long[this.#find(text)];
    return entry?.[0] === text ? entry[1] : undefined;
  }

  /** Where a long text stands in the list, or would be put in. */
  #find(text: string): number {
    let [from, to] = [0, this.#long.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#long[middle]?.[0] ?? text) < text) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #sweep(): void {
    const entries = this.entries();
    [this.#short, this.#long, this.#size] = [new Map(), [], 0];
    for (const [text, value] of entries) this.set(text, value);
  }
}

/** A set of texts that a stranger has chosen, at the cost of a text map. */
export class TextSet {
  readonly #texts = new TextMap<true>();

  /** Of these texts. */
  constructor(texts: readonly string[] = []) {
    for (const text of texts) this.add(text);
  }

  has(text: string): boolean {
    return this.#texts.get(text) === true;
  }

  /** Adds a text, and answers whether it was not there. */
  add(text: string): boolean {
    return this.#texts.set(text, true) === null;
  }

  /** Takes a text away, and answers whether it was there. */
  delete(text: string): boolean {
    return this.#texts.get(text) === true && this.#texts.set(text, null) === true;
  }

  get size(): number {
    return this.#texts.size;
  }
}

/** Each text once, where it stands first. */
export function distinct(texts: readonly string[]): string[] {
  const seen = new TextSet();
  return texts.filter((text) => seen.add(text));
}

/** The length of the longest text that is a key of the platform's map. */
const SHORT = 16_000;
/** Before a text that begins with a digit, or with what lies between this and the digits: so no such text is its own key. */
const PREFIX = "#";

function keyOf(text: string): string {
  const unit = text.charCodeAt(0);
  return unit >= 0x23 && unit <= 0x39 ? PREFIX + text : text;
}
