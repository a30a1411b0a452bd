/** Fields of values that a stranger made: anything may stand there, or nothing. */

/** A field of what may be no object. */
export function fieldOf(value: unknown, key: PropertyKey): unknown {
  const field: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return field;
}
