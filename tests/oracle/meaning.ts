import { item, premiseText } from "./characters.js";
import { type Directive, parse } from "./language.js";
import { checked, type Outcome } from "./outcome.js";
import { prompts } from "./prompts.js";
import { answered, replace } from "./replacement.js";
import { ALL_RULES, type Rules } from "./rules.js";
import type { Decision, Snapshot, State } from "./values.js";
import { copyOf, EMPTY_STATE, policyOf, withoutPolicy, withPolicy } from "./values.js";

export type Advance = { readonly snapshot: Snapshot; readonly decision: Decision; readonly rule: string };

function setPremise(state: State, value: string, rules: Rules): Outcome {
  const premise = premiseText(value, rules);
  return checked(
    [
      ["set-premise.empty", premise === "", prompts.setPremiseEmpty],
      ["set-premise.already-set", state.premise !== null, prompts.premiseAlreadySet],
    ],
    { rule: "set-premise.sets", state: { ...state, premise } },
    rules,
  );
}

function changePremise(state: State, value: string, rules: Rules): Outcome {
  const premise = premiseText(value, rules);
  return checked(
    [
      ["change-premise.empty", premise === "", prompts.changePremiseEmpty],
      ["change-premise.not-set", state.premise === null, prompts.premiseNotSet],
    ],
    { rule: "change-premise.replaces", state: { ...state, premise } },
    rules,
  );
}

function use(state: State, name: string, rules: Rules): Outcome {
  return checked(
    [
      ["use.empty", name === "", prompts.useEmpty],
      ["use.prohibited", policyOf(state, name) === "prohibit", prompts.itemProhibited(name)],
    ],
    { rule: "use.adopts", state: withPolicy(state, name, "use") },
    rules,
  );
}

function prohibit(state: State, name: string, rules: Rules): Outcome {
  return checked(
    [
      ["prohibit.empty", name === "", prompts.prohibitEmpty],
      ["prohibit.in-use", policyOf(state, name) === "use", prompts.itemInUse(name)],
    ],
    { rule: "prohibit.prohibits", state: withPolicy(state, name, "prohibit") },
    rules,
  );
}

function remove(state: State, name: string, rules: Rules): Outcome {
  const effect = { rule: "remove.removes", state: withoutPolicy(state, name) };
  return checked([["remove.empty", name === "", prompts.removeEmpty]], effect, rules);
}

function directed(state: State, directive: Directive, rules: Rules): Outcome {
  const always = (rule: string, prompt: string): Outcome => checked([[rule, true, prompt]], null, rules);
  switch (directive.kind) {
    case "set_premise_near_miss":
      return always("near-miss.set-premise", prompts.setPremiseNearMiss(directive.value));
    case "change_premise_near_miss":
      return always("near-miss.change-premise", prompts.changePremiseNearMiss(directive.value));
    case "incomplete_replacement":
      return always("replace.incomplete", prompts.replacementIncomplete);
    case "set_premise":
      return setPremise(state, directive.value, rules);
    case "change_premise":
      return changePremise(state, directive.value, rules);
    case "use_item":
      return use(state, item(directive.item, rules), rules);
    case "prohibit_item":
      return prohibit(state, item(directive.item, rules), rules);
    case "remove_policy":
      return remove(state, item(directive.item, rules), rules);
    case "replace_use":
      return replace(state, directive.new_item, directive.old_item, rules);
    case "clear_premise":
      return { rule: "clear-premise.clears", state: { ...state, premise: null } };
    case "reset_policies":
      return { rule: "reset-policies.resets", state: { ...state, policies: {} } };
    case "clear_state":
      return { rule: "clear-state.clears", state: EMPTY_STATE };
  }
}

function outcomeOf({ state, pending }: Snapshot, text: string, rules: Rules): Outcome {
  const answer = pending === null ? null : answered(state, pending, text, rules);
  const directive = answer === null ? parse(text, rules) : null;
  const nothing = rules("turn.passthrough") ? null : { rule: "turn.passthrough", state };
  return answer ?? (directive === null ? nothing : directed(state, directive, rules));
}

/** One turn (turn.*, near-miss.*, set-premise.* … pending.*); a removed effect is an update that changes nothing. */
export function advance(snapshot: Snapshot, text: string, rules: Rules = ALL_RULES): Advance {
  const outcome = outcomeOf(snapshot, text, rules);
  const state = outcome !== null && "state" in outcome && rules(outcome.rule) ? outcome.state : snapshot.state;
  const pending = outcome !== null && "prompt" in outcome ? outcome.pending : null;
  const rule = outcome?.rule ?? "turn.passthrough";
  return { snapshot: { state: copyOf(state), pending }, decision: decisionOf(outcome, state), rule };
}

function decisionOf(outcome: Outcome, state: State): Decision {
  if (outcome === null) return { kind: "passthrough", state: null, prompt_to_user: null };
  if ("prompt" in outcome) return { kind: "clarify", state: null, prompt_to_user: outcome.prompt };
  return { kind: "update", state: copyOf(state), prompt_to_user: null };
}
