/** Schemas that are held to the types of their values. */
import type { z } from "./zod.js";

/** The names of the fields of a type, of each member where it is a union. */
type FieldsOf<T> = T extends unknown ? keyof T : never;

/**
 * Holds a schema to the type of its values, neither wider nor narrower: an annotation alone takes a schema that refuses some values
 * of the type, and one that does not know a field that may be absent.
 */
export function exactly<T>() {
  return <S extends z.ZodType<T>>(
    schema: [T, FieldsOf<T>] extends [z.output<S>, FieldsOf<z.output<S>>] ? S : never,
  ): z.ZodType<T> => schema;
}
