/** The reset family: reset policies, clear state. */
import type { Facts } from "./facts.js";
import { type Outcome, transition } from "./outcome.js";
import { changingPolicies, changingPremise, type Patch } from "./patch.js";

export function checkResetPolicies(facts: Facts): Outcome {
  return transition("reset-policies.resets", "reset_policies", noPolicies(facts));
}

export function checkClearState(facts: Facts): Outcome {
  return transition("clear-state.clears", "clear_state", { ...changingPremise(facts, null), ...noPolicies(facts) });
}

/** In the order of listings: equal states have equal patches, whatever has led to them. */
function noPolicies(facts: Facts): Patch {
  return changingPolicies(
    facts,
    facts.items().map((item) => [item, null]),
  );
}
