/** The semantic checker: a directive against a snapshot becomes a transition or a clarification (spec, chapter 4). */
import type { Snapshot } from "../engine/state.js";
import type { Directive } from "../generated/syntax.js";
import type { Outcome } from "./outcome.js";
import { checkProhibitItem, checkRemovePolicy, checkUseItem } from "./policy.js";
import {
  checkChangePremise,
  checkChangePremiseNearMiss,
  checkClearPremise,
  checkSetPremise,
  checkSetPremiseNearMiss,
} from "./premise.js";
import { checkIncompleteReplacement, checkReplaceUse } from "./replacement.js";
import { checkClearState, checkResetPolicies } from "./reset.js";

/** What a turn comes to while nothing is pending. It changes nothing. A turn that is no directive (null) passes through. */
export function check(directive: Directive | null, snapshot: Snapshot): Outcome {
  if (directive === null) return PASSTHROUGH;
  switch (directive.kind) {
    case "set_premise_near_miss":
      return checkSetPremiseNearMiss(directive);
    case "change_premise_near_miss":
      return checkChangePremiseNearMiss(directive);
    case "set_premise":
      return checkSetPremise(directive, snapshot);
    case "change_premise":
      return checkChangePremise(directive, snapshot);
    case "use_item":
      return checkUseItem(directive, snapshot);
    case "prohibit_item":
      return checkProhibitItem(directive, snapshot);
    case "remove_policy":
      return checkRemovePolicy(directive, snapshot);
    case "incomplete_replacement":
      return checkIncompleteReplacement();
    case "replace_use":
      return checkReplaceUse(directive, snapshot);
    case "clear_premise":
      return checkClearPremise(snapshot);
    case "reset_policies":
      return checkResetPolicies(snapshot);
    case "clear_state":
      return checkClearState(snapshot);
  }
}

/** One for all turns: frozen, since hosts get to see it. */
const PASSTHROUGH: Outcome = Object.freeze({ kind: "passthrough", rule: "turn.passthrough" });
