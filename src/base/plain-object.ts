/** Foreign objects, read once and by own properties alone: no prototype, no getter twice, no name special. */

/**
 * The fields of a plain object, or null where the value is none, lacks a required field, or has one that is not named.
 * Without names any fields will do. Fields that are undefined count as absent, as they do in JSON.
 */
export function fieldsOf(
  value: unknown,
  required?: readonly string[],
  optional: readonly string[] = [],
): ReadonlyMap<string, unknown> | null {
  const entries = entriesOf(value);
  if (entries === null) return null;
  const fields = new Map(entries);
  if (required === undefined) return fields;
  const known = new Set([...required, ...optional]);
  const complete = required.every((name) => fields.has(name));
  return complete && [...fields.keys()].every((name) => known.has(name)) ? fields : null;
}

/** The fields of a plain object as pairs, or null where the value is none: for names that a stranger has chosen. */
export function entriesOf(value: unknown): [name: string, value: unknown][] | null {
  return isPlainObject(value) ? Object.entries(value).filter(([, field]) => field !== undefined) : null;
}

/** An object literal or what JSON.parse makes, of any realm: not an array, a Map, a Date or a class's instance. */
export function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
