/** Copies of plain data: what somebody changes in one is changed there alone. */
import { isPlainObject } from "../base/index.js";

/** The value with lists and plain objects of its own, however deep. All else is the same, such as texts, bytes and links. */
export function copyOf<T>(value: T): T;
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => copyOf(each));
  if (!isPlainObject(value)) return value;
  // Names are defined, never assigned: one may be `__proto__`.
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copyOf<unknown>(each)]));
}
