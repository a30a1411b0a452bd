/** The reset family: reset policies, clear state. */
import type { Snapshot } from "../engine/state.js";
import { changing } from "../engine/transition.js";
import { compareCodePoints } from "./order.js";
import { type Outcome, type Patch, transition } from "./outcome.js";

export function checkResetPolicies(snapshot: Snapshot): Outcome {
  return transition("reset-policies.resets", "reset_policies", changing(snapshot, noPolicies(snapshot)));
}

export function checkClearState(snapshot: Snapshot): Outcome {
  return transition(
    "clear-state.clears",
    "clear_state",
    changing(snapshot, { premise: null, ...noPolicies(snapshot) }),
  );
}

/** In the order of listings: equal states have equal patches, whatever has led to them. */
function noPolicies(snapshot: Snapshot): Patch {
  const items = Object.keys(snapshot.toState().policies).sort(compareCodePoints);
  return { policies: items.map((item) => [item, null]) };
}
