import { advance } from "./meaning.js";
import { ALL_RULES, type Rules } from "./rules.js";
import { copyOf, type Decision, type Policy, policyOf, type Snapshot, type State } from "./values.js";

type PolicyChange = { readonly before: Policy; readonly after: Policy };

export type StateDiff = {
  readonly changed: boolean;
  readonly premise: { readonly before: string | null; readonly after: string | null; readonly changed: boolean };
  readonly policies: {
    readonly added: Readonly<Record<string, Policy>>;
    readonly removed: Readonly<Record<string, Policy>>;
    readonly changed: Readonly<Record<string, PolicyChange>>;
  };
};

export type StepEnvelope = {
  readonly output_version: 1;
  readonly mode: "step";
  readonly decision: Decision;
  readonly state: State;
};

export type PreviewEnvelope = {
  readonly output_version: 1;
  readonly mode: "preview";
  readonly decision: Decision;
  readonly state_before: State;
  readonly state_after: State;
  readonly diff: StateDiff;
  readonly would_mutate: boolean;
};

/** The policies that the one state has and the other lacks. */
function policiesOnlyIn(state: State, other: State): Record<string, Policy> {
  const only = Object.entries(state.policies).filter(([name]) => policyOf(other, name) === undefined);
  return Object.fromEntries(only);
}

/** The policies that both states have, and that differ. */
function policiesChanged(before: State, after: State): Record<string, PolicyChange> {
  const changes = new Map<string, PolicyChange>();
  for (const [name, policy] of Object.entries(before.policies)) {
    const now = policyOf(after, name);
    if (now !== undefined && now !== policy) changes.set(name, { before: policy, after: now });
  }
  return Object.fromEntries(changes);
}

/** What differs between two states (controller.state-diff); without the rule, nothing ever does. */
export function stateDiff(before: State, after: State, rules: Rules = ALL_RULES): StateDiff {
  const then = rules("controller.state-diff") ? after : before;
  const policies = {
    added: policiesOnlyIn(then, before),
    removed: policiesOnlyIn(before, then),
    changed: policiesChanged(before, then),
  };
  const premise = { before: before.premise, after: then.premise, changed: before.premise !== then.premise };
  const changed = premise.changed || Object.values(policies).some((group) => Object.keys(group).length > 0);
  return { changed, premise, policies };
}

/** Steps, and tells the state reached (controller.step); without the rule, the engine stays where it was. */
export function step(
  snapshot: Snapshot,
  text: string,
  rules: Rules = ALL_RULES,
): { readonly snapshot: Snapshot; readonly envelope: StepEnvelope } {
  const { snapshot: next, decision } = advance(snapshot, text, rules);
  const reached = rules("controller.step") ? next : snapshot;
  return { snapshot: reached, envelope: { output_version: 1, mode: "step", decision, state: copyOf(reached.state) } };
}

/** Tells what a step would do (controller.preview); without the rule, it does it. */
export function preview(
  snapshot: Snapshot,
  text: string,
  rules: Rules = ALL_RULES,
): { readonly snapshot: Snapshot; readonly envelope: PreviewEnvelope } {
  const { snapshot: next, decision } = advance(snapshot, text, rules);
  const diff = stateDiff(snapshot.state, next.state, rules);
  const states = { state_before: copyOf(snapshot.state), state_after: copyOf(next.state) };
  return {
    snapshot: rules("controller.preview") ? snapshot : next,
    envelope: { output_version: 1, mode: "preview", decision, ...states, diff, would_mutate: diff.changed },
  };
}
