import { confirmation } from "./characters.js";
import { directed, QUESTIONS } from "./directives.js";
import { parse } from "./language.js";
import type { Outcome } from "./outcome.js";
import { ALL_RULES, type Rules } from "./rules.js";
import { copyOf, type Decision, type Pending, type Snapshot, type State } from "./values.js";

export type Advance = { readonly snapshot: Snapshot; readonly decision: Decision; readonly rule: string };

const YES: readonly string[] = ["yes", "yes please", "yep", "yeah", "sure", "ok", "okay"];
const NO: readonly string[] = ["no", "nope", "no thanks"];

/** The answer to a pending question; null, without pending.ask-again, where the turn is to be read as any other. */
function answered(state: State, pending: Pending, text: string, rules: Rules): Outcome {
  const word = confirmation(text, rules);
  const question = QUESTIONS[pending.kind];
  const rule = question?.accepts(pending.words) ?? "";
  if (question && YES.includes(word) && rules(rule))
    return { rule, state: question.accepted(state, pending.words, rules) };
  if (NO.includes(word) && rules("pending.decline")) return { rule: "pending.decline", state };
  return rules("pending.ask-again") ? { rule: "pending.ask-again", prompt: pending.prompt_to_user, pending } : null;
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
