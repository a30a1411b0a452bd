/** The premise family: set premise, change premise, clear premise, and the near misses of the first two. */

import type {
  ChangePremise,
  ChangePremiseNearMiss,
  SetPremise,
  SetPremiseNearMiss,
} from "../generated/directives/syntax.js";
import type { Facts } from "./facts.js";
import { normalizePremise } from "./normalize.js";
import { clarify, type Outcome, transition } from "./outcome.js";
import { changing } from "./patch.js";

export function checkSetPremiseNearMiss({ value }: SetPremiseNearMiss): Outcome {
  return clarify("near_miss_set_premise", { value, premise: normalizePremise(value) });
}

export function checkChangePremiseNearMiss({ value }: ChangePremiseNearMiss): Outcome {
  return clarify("near_miss_change_premise", { value, premise: normalizePremise(value) });
}

export function checkSetPremise({ value }: SetPremise, facts: Facts): Outcome {
  const premise = normalizePremise(value);
  if (premise === "") return clarify("set_premise_empty", {});
  if (facts.premise !== null) return clarify("premise_already_set", { premise });
  return transition("set-premise.sets", "set_premise", { premise });
}

export function checkChangePremise({ value }: ChangePremise, facts: Facts): Outcome {
  const premise = normalizePremise(value);
  if (premise === "") return clarify("change_premise_empty", {});
  if (facts.premise === null) return clarify("premise_not_set", { premise });
  return transition("change-premise.replaces", "change_premise", premise === facts.premise ? {} : { premise });
}

export function checkClearPremise(facts: Facts): Outcome {
  return transition("clear-premise.clears", "clear_premise", changing(facts, { premise: null }));
}
