/** Foreign objects, read once and by own properties alone: no prototype, no getter twice, no name special. */

/**
 * The fields of a plain object, or null where the value is not one, lacks a required field, or has one that is not named.
 * Without names any fields will do. Fields that are undefined count as absent, as they do in JSON.
 */
export function fieldsOf(
  value: unknown,
  required?: readonly string[],
  optional: readonly string[] = [],
): ReadonlyMap<string, unknown> | null {
  const entries = entriesOf(value);
  if (entries === null || required === undefined) return entries && new Map(entries);
  // Names are compared before they are keys: a stranger's could be made to collide.
  if (!entries.every(([name]) => required.includes(name) || optional.includes(name))) return null;
  const fields = new Map(entries);
  return required.every((name) => fields.has(name)) ? fields : null;
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
