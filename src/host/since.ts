/** What was acknowledged once, told again: the rules may have changed since. */
import type { Patch, State } from "../index.js";

/** Stands behind what was told of a message when it was taken first. */
const BEHIND = "\nThat was done when you said it first, and does not hold any more. Nothing was changed now.";

/** Stands behind what was told of no change, such as what held then. */
const CHANGED = "\nThat was told when you said it first: the rules have changed since.";

/** Stands behind a question that was asked of a message when it was taken first. */
const CLOSED = "\nThat question is no longer open.";

/** A question that was asked once, and where it was answered since or taken back, that it is. */
export function stillOpen(prompt: string, isOpen: boolean): string {
  return isOpen ? prompt : prompt + CLOSED;
}

/** What was told of no change, and where the rules have changed since, that they have. */
export function asOfThen(text: string, hasChanged: boolean): string {
  return hasChanged ? text + CHANGED : text;
}

/** What was told of changes, and where they hold no longer, that they do not: the message may be a new one without an id of its own. */
export function stillTrue(text: string, { premise, policies = [] }: Patch, state: State): string {
  if (premise === undefined && policies.length === 0) return text;
  const now = (item: string) => (Object.hasOwn(state.policies, item) ? state.policies[item] : null);
  const holds =
    (premise === undefined || premise === state.premise) && policies.every(([item, value]) => now(item) === value);
  // It may have been kept with that, when it did not hold.
  const first = text.endsWith(BEHIND) ? text.slice(0, -BEHIND.length) : text;
  return holds ? first : first + BEHIND;
}
