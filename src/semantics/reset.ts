/** The reset family: reset policies, clear state. */
import type { Facts } from "./facts.js";
import { type Outcome, transition } from "./outcome.js";
import { changing, type Patch } from "./patch.js";

export function checkResetPolicies(facts: Facts): Outcome {
  return transition("reset-policies.resets", "reset_policies", changing(facts, noPolicies(facts)));
}

export function checkClearState(facts: Facts): Outcome {
  return transition("clear-state.clears", "clear_state", changing(facts, { premise: null, ...noPolicies(facts) }));
}

/** In the order of listings: equal states have equal patches, whatever has led to them. */
function noPolicies(facts: Facts): Patch {
  return { policies: facts.items().map((item) => [item, null]) };
}
