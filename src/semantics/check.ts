/** The semantic checker: a directive against what holds becomes a transition or a clarification (spec, chapter 4). */

import type { Directive } from "../generated/directives/syntax.js";
import type { Facts } from "./facts.js";
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
export function check(directive: Directive | null, facts: Facts): Outcome {
  if (directive === null) return PASSTHROUGH;
  switch (directive.kind) {
    case "set_premise_near_miss":
      return checkSetPremiseNearMiss(directive);
    case "change_premise_near_miss":
      return checkChangePremiseNearMiss(directive);
    case "set_premise":
      return checkSetPremise(directive, facts);
    case "change_premise":
      return checkChangePremise(directive, facts);
    case "use_item":
      return checkUseItem(directive, facts);
    case "prohibit_item":
      return checkProhibitItem(directive, facts);
    case "remove_policy":
      return checkRemovePolicy(directive, facts);
    case "incomplete_replacement":
      return checkIncompleteReplacement();
    case "replace_use":
      return checkReplaceUse(directive, facts);
    case "clear_premise":
      return checkClearPremise(facts);
    case "reset_policies":
      return checkResetPolicies(facts);
    case "clear_state":
      return checkClearState(facts);
  }
}

/** One for all turns: frozen, since hosts get to see it. */
const PASSTHROUGH: Outcome = Object.freeze({ kind: "passthrough", rule: "turn.passthrough" });
