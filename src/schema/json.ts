/** Schemas of JSON whose names are anybody's, and how zod writes what may be absent. */
import type { Json, JsonObject, Metadata } from "../conversation/index.js";
import { z } from "./zod.js";

/**
 * A type as a schema gives it: what may be absent may be undefined for zod, though not in JSON. A type with any names at all is as
 * it is.
 */
export type Parsed<T> = T extends readonly (infer E)[]
  ? readonly Parsed<E>[]
  : T extends object
    ? string extends keyof T
      ? T
      : { [K in keyof T]: object extends Pick<T, K> ? Parsed<T[K]> | undefined : Parsed<T[K]> }
    : T;

/** Any JSON, null included. */
export const json = z.custom<Json>((value) => value !== undefined, "A value of JSON is missing.");

/** Any object of JSON. */
export const jsonObject = objectOf<JsonObject>(() => true, "An object is missing.").meta({ type: "object" });

/** What a provider adds to a part, by its name. */
export const metadata = objectOf<Metadata>(isObject, "What providers add is an object of objects.")
  .meta({ type: "object", additionalProperties: { type: "object" } })
  .optional();

/** zod's `record` drops a key named `__proto__`: each own property is checked by itself, and the object handed on as it is. */
export function objectOf<T>(is: (value: unknown) => boolean, message: string) {
  return z.custom<T>((value) => isObject(value) && Object.values(value).every(is), message);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
