/** Patches, read against the snapshot before them: what they really change, and how to take them back. */
import type { Patch } from "../semantics/outcome.js";
import type { Snapshot } from "./state.js";

/** What a patch really changes. An assertion of what holds already leaves nothing. */
export function changing(snapshot: Snapshot, { premise, policies = [] }: Patch): Patch {
  const changed = policies.filter(([item, policy]) => snapshot.getPolicy(item) !== policy);
  return {
    ...(premise === undefined || premise === snapshot.premise ? {} : { premise }),
    ...(changed.length === 0 ? {} : { policies: changed }),
  };
}

/** The patch that undoes another one: what the snapshot before it held, wherever that one writes. */
export function inverse(patch: Patch, before: Snapshot): Patch {
  return {
    ...(patch.premise === undefined ? {} : { premise: before.premise }),
    ...(patch.policies === undefined
      ? {}
      : { policies: patch.policies.map(([item]) => [item, before.getPolicy(item)] as const) }),
  };
}
