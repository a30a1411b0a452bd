/** Reading what others have sent. */

/** A field of a value that may be anything. */
export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
