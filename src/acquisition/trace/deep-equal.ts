/** Whether two JSON values are equal, whatever the order of their keys. */
import { fieldsOf } from "./plain-object.js";

/** Compares two values by what they hold. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return haveEqualFields(new Map(a.entries()), new Map(b.entries()));
  const [left, right] = [fieldsOf(a), fieldsOf(b)];
  return left !== null && right !== null && haveEqualFields(left, right);
}

function haveEqualFields<K>(a: ReadonlyMap<K, unknown>, b: ReadonlyMap<K, unknown>): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.has(key) && deepEqual(value, b.get(key)));
}
