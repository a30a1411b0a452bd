/** What was acknowledged once, told again: the rules may have changed since. */
import type { Patch, State } from "../index.js";

/** Stands behind what was told of a message when it was taken first. */
const SINCE = "That was done when you said it first, and does not hold any more. Nothing was changed now.";

/** What was told of changes, and where they hold no longer, that they do not: the message may be a new one without an id of its own. */
export function stillTrue(text: string, { premise, policies = [] }: Patch, state: State): string {
  const now = (item: string) => (Object.hasOwn(state.policies, item) ? state.policies[item] : null);
  const holds =
    (premise === undefined || premise === state.premise) && policies.every(([item, value]) => now(item) === value);
  return holds || text.endsWith(SINCE) ? text : `${text}\n${SINCE}`;
}
