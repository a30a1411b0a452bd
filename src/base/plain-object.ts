/** Foreign objects, read once and by own properties alone: no prototype, no getter twice, no name special. */

/** Fields by name, and as pairs. */
export type Fields = Pick<ReadonlyMap<string, unknown>, "get" | "has"> & Iterable<[name: string, value: unknown]>;

/**
 * The fields of a plain object, or null where the value is not one, lacks a required field, or has one that is not named.
 * Without names any fields will do. Fields that are undefined count as absent, as they do in JSON.
 */
export function fieldsOf(
  value: unknown,
  required?: readonly string[],
  optional: readonly string[] = [],
): Fields | null {
  const entries = entriesOf(value);
  if (entries === null || required === undefined) return entries && new OwnFields(entries);
  // Names are compared before they are keys: a stranger's could be made to collide.
  if (!entries.every(([name]) => required.includes(name) || optional.includes(name))) return null;
  const fields = new Map(entries);
  return required.every((name) => fields.has(name)) ? fields : null;
}

/** Fields whose names a stranger may have chosen: a map of them could be made to collide, the properties of an object cannot. */
class OwnFields implements Fields {
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(entries: readonly (readonly [name: string, value: unknown])[]) {
    this.#fields = Object.fromEntries(entries);
  }

  get(name: string): unknown {
    return this.has(name) ? this.#fields[name] : undefined;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#fields, name);
  }

  [Symbol.iterator](): Iterator<[name: string, value: unknown]> {
    return Object.entries(this.#fields)[Symbol.iterator]();
  }
}

/** The fields of a plain object as pairs, or null where the value is not one: for names that a stranger has chosen. */
export function entriesOf(value: unknown): [name: string, value: unknown][] | null {
  return isPlainObject(value) ? Object.entries(value).filter(([, field]) => field !== undefined) : null;
}

/** An object literal or what JSON.parse makes, of any realm: not an array, a Map, a Date or a class's instance. */
export function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
