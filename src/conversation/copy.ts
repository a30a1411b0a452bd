/** Copies of plain data for a model: what somebody changes in one is changed there alone. */
import { isPlainObject } from "../base/index.js";

/**
 * The value with lists and plain objects of its own, however deep. A half of a surrogate pair in a text, as where a tool has cut one through,
 * is U+FFFD: providers refuse its escape in JSON, and then each later request. All else is the same, such as bytes and links.
 */
export function wellFormedCopyOf<T>(value: T): T;
export function wellFormedCopyOf(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (Array.isArray(value)) return value.map((each: unknown) => wellFormedCopyOf(each));
  if (!isPlainObject(value)) return value;
  // Names are defined, never assigned: one may be `__proto__`.
  const entries = Object.entries(value).map(([name, each]) => [name.toWellFormed(), wellFormedCopyOf<unknown>(each)]);
  return Object.fromEntries(entries);
}
