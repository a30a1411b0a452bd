/** The structural difference of two states (spec, `controller.state-diff`). */
import type { PolicyValue, State } from "../values.js";

/** What differs between two states. */
export interface StructuralDiff {
  readonly changed: boolean;
  readonly premise: { readonly before: string | null; readonly after: string | null; readonly changed: boolean };
  readonly policies: {
    readonly added: { readonly [item: string]: PolicyValue };
    readonly removed: { readonly [item: string]: PolicyValue };
    readonly changed: { readonly [item: string]: { readonly before: PolicyValue; readonly after: PolicyValue } };
  };
}

/** Compares two states, by their own items alone: no item name is special. */
export function stateDiff(before: State, after: State): StructuralDiff {
  const added = Object.entries(after.policies).filter(([item]) => policyOf(before, item) === undefined);
  const removed = Object.entries(before.policies).filter(([item]) => policyOf(after, item) === undefined);
  const changed = Object.entries(before.policies).flatMap(([item, was]) => {
    const is = policyOf(after, item);
    return is === undefined || is === was ? [] : [[item, { before: was, after: is }] as const];
  });
  const premise = { before: before.premise, after: after.premise, changed: before.premise !== after.premise };
  return {
    changed: premise.changed || added.length + removed.length + changed.length > 0,
    premise,
    policies: {
      added: Object.fromEntries(added),
      removed: Object.fromEntries(removed),
      changed: Object.fromEntries(changed),
    },
  };
}

function policyOf({ policies }: State, item: string): PolicyValue | undefined {
  return Object.hasOwn(policies, item) ? policies[item] : undefined;
}
