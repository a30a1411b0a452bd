/** Misuse by the host, which no user's text can cause: refused with a TypeError before anything is applied. */

/** @throws {TypeError} when the value is not a string. */
export function requireString(value: unknown, what: string): asserts value is string {
  if (typeof value !== "string") throw new TypeError(`${what} must be a string, not ${typeName(value)}.`);
}

/** How an error names what it was given instead. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "an array" : `of type ${typeof value}`;
}
