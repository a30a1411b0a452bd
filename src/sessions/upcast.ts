/** Older records, made such as the present version has them when they are read. Stored bytes are never rewritten. */
import type { Fields } from "../base/index.js";

/** What makes a record of each older version one of the next version, by the older version's number. Pure. */
export type Upcasts = ReadonlyMap<number, (fields: Fields) => Fields>;

/** None yet: version 1 is the first. */
export const UPCASTS: Upcasts = new Map();

/** The fields as the present version has them, or null where there is no way from theirs. */
export function upcast(fields: Fields, version: number, present: number, upcasts: Upcasts): Fields | null {
  let current = fields;
  for (let from = version; from < present; from += 1) {
    const step = upcasts.get(from);
    if (step === undefined) return null;
    current = step(current);
  }
  return current;
}
