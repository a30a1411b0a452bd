/** Patches, read against the snapshot before them: what they really change, and how to take them back. */
import type { Patch } from "../semantics/outcome.js";
import type { PolicyValue } from "../values.js";
import type { Snapshot } from "./state.js";

/** An item and the policy that it is to have, or null for none. */
export type Change = readonly [item: string, value: PolicyValue | null];

/** Changes that are asked for: a premise, and items, no two of them the same. */
export interface Changes {
  readonly premise?: string | null;
  readonly policies?: readonly Change[];
}

/** The patch of the changes that change something. An assertion of what holds already leaves nothing. */
export function changing(snapshot: Snapshot, { premise, policies = [] }: Changes): Patch {
  const changed = policies.filter(([item, value]) => snapshot.getPolicy(item) !== value);
  return {
    ...(premise === undefined || premise === snapshot.premise ? {} : { premise }),
    ...(changed.length === 0 ? {} : { policies: Object.fromEntries(changed) }),
  };
}

/** The patch that undoes another one: what the snapshot before it held, wherever that one writes. */
export function inverse(patch: Patch, before: Snapshot): Patch {
  const premise = patch.premise === undefined ? {} : { premise: before.premise };
  if (patch.policies === undefined) return premise;
  const policies = Object.keys(patch.policies).map((item): [string, PolicyValue | null] => [
    item,
    before.getPolicy(item),
  ]);
  return { ...premise, policies: Object.fromEntries(policies) };
}
