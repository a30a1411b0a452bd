/** How deep a value of others may be nested. */

/** Deeper than anything that is meant, and far from where a walk through it exhausts the stack. */
export const DEEPEST = 100;

/** Whether a value that JSON has is nested no deeper than so many levels. */
export function isShallow(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}
