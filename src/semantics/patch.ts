/** Patches: what a transition changes, read against the facts before it. */
import type { PolicyValue } from "../values.js";
import type { Facts } from "./facts.js";

/** An item and the policy that it is to have, or null for none. */
export type Change = readonly [item: string, policy: PolicyValue | null];

/**
 * What a transition changes: a new premise, and items, no two of them the same. The items are pairs and not the fields of an
 * object: for each field with a new name the platform lays out a new kind of object, at a higher cost than that of the whole turn.
 */
export interface Patch {
  readonly premise?: string | null;
  readonly policies?: readonly Change[];
}

/** The patch that gives an item a policy. An assertion of what holds already changes nothing. */
export function assigning(item: string, before: PolicyValue | null, after: PolicyValue | null): Patch {
  return before === after ? {} : { policies: [[item, after]] };
}

/** What a patch really changes. An assertion of what holds already leaves nothing. */
export function changing(facts: Facts, { premise, policies = [] }: Patch): Patch {
  const changed = policies.filter(([item, policy]) => facts.getPolicy(item) !== policy);
  return {
    ...(premise === undefined || premise === facts.premise ? {} : { premise }),
    ...(changed.length === 0 ? {} : { policies: changed }),
  };
}

/** The patch that undoes another one: what held before it, wherever that one writes. */
export function inverse(patch: Patch, before: Facts): Patch {
  return {
    ...(patch.premise === undefined ? {} : { premise: before.premise }),
    ...(patch.policies === undefined
      ? {}
      : { policies: patch.policies.map(([item]) => [item, before.getPolicy(item)] as const) }),
  };
}
