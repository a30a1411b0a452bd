/** Values of unknown shape, read without trusting them: what cannot be read is not there. */

/** The fields of an object literal or of what JSON.parse makes, or null where the value is none or cannot be read. */
export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> | null {
  try {
    return isPlainObject(value) ? new Map(Object.entries(value)) : null;
  } catch {
    return null;
  }
}

/** One property: of a plain object its own alone, of any other object inherited ones too. Null where there is none. */
export function propertyOf(value: unknown, name: string): unknown {
  try {
    if (typeof value !== "object" || value === null) return null;
    const hidden = isPlainObject(value) && !Object.hasOwn(value, name);
    return hidden ? null : (Reflect.get(value, name) ?? null);
  } catch {
    return null;
  }
}

/** Not an array, a Map, a Date or an instance of a class. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
