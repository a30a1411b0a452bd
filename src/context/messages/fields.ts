/** Fields of messages that came from anywhere: nothing is taken to have its type. */

/** A list, empty where the value is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** An id as text; a call without one has the empty id, and no result of another id answers it. */
export function idOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
