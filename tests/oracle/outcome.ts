import type { Rules } from "./rules.js";
import type { Pending, State } from "./values.js";

/** What a turn comes to: the rule it follows, and the state to adopt or the question to ask. Null is passthrough. */
export type Outcome =
  | { readonly rule: string; readonly state: State }
  | { readonly rule: string; readonly prompt: string; readonly pending: Pending | null }
  | null;

/** The first check that fails and is in force, as a clarification; else the effect. */
export function checked(
  checks: readonly (readonly [string, boolean, string])[],
  effect: Outcome,
  rules: Rules,
): Outcome {
  const failed = checks.find(([rule, fails]) => fails && rules(rule));
  return failed === undefined ? effect : { rule: failed[0], prompt: failed[2], pending: null };
}
