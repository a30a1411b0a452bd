/** Readers of states and decisions, for hosts. */
import { compareCodePoints } from "../base/index.js";
import type { ClarifyDecision, Decision, PassthroughDecision, PolicyValue, State, UpdateDecision } from "../values.js";

/** The premise of a state, or null. */
export function getPremiseValue(state: State): string | null {
  return state.premise;
}

/** The items that have a policy, or have the given one, sorted by code point. */
export function getPolicyItems(state: State, value?: PolicyValue): string[] {
  const entries = Object.entries(state.policies).filter(([, policy]) => value === undefined || policy === value);
  return entries.map(([item]) => item).sort(compareCodePoints);
}

/** Whether the state changed or was re-asserted. */
export function isUpdate(decision: Decision): decision is UpdateDecision {
  return decision.kind === "update";
}

/** Whether the engine asks the user. */
export function isClarify(decision: Decision): decision is ClarifyDecision {
  return decision.kind === "clarify";
}

/** Whether the turn is for the model alone. */
export function isPassthrough(decision: Decision): decision is PassthroughDecision {
  return decision.kind === "passthrough";
}

/** The prompt to show, or null where the decision has none. */
export function getClarifyPrompt(decision: Decision): string | null {
  return decision.prompt_to_user;
}

/** The state after an update, or null. */
export function getDecisionState(decision: Decision): State | null {
  return decision.state;
}
