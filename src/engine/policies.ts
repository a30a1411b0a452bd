/**
 * The policies of a snapshot: immutable, and cheap to change. A few are a list, since to copy it costs less than any way to
 * share it; many are a version of a table that all versions share.
 */
import { TextMap } from "../base/index.js";
import type { Change } from "../semantics/index.js";
import type { PolicyValue } from "../values.js";
import { FewPolicies } from "./few-policies.js";
import { SharedPolicies } from "./shared-policies.js";

/** Policies by normalized item: few or many. */
export type Policies = FewPolicies | SharedPolicies;

/** How many policies are few. */
const FEW = 16;

/** No policies: where every conversation begins. */
export const NO_POLICIES: Policies = new FewPolicies([]);

/** Whether the policies are few, so that a state of theirs is made at once. */
export function areFew(policies: Policies): boolean {
  return policies.size <= FEW;
}

/** The policies of a map, which is handed over. */
export function policiesOf(map: TextMap<PolicyValue>): Policies {
  return fitting(SharedPolicies.of(map));
}

/** The policies after some changes, no two of them of the same item. */
export function changed(policies: Policies, changes: readonly Change[]): Policies {
  return fitting(policies.with(changes));
}

/** The same policies, as what fits their number. */
function fitting(policies: Policies): Policies {
  const few = areFew(policies);
  if (few === policies instanceof FewPolicies) return policies;
  return few ? new FewPolicies(entriesOf(policies)) : SharedPolicies.of(mapOf(policies));
}

function entriesOf(policies: Policies): [string, PolicyValue][] {
  const entries: [string, PolicyValue][] = [];
  policies.forEach((item, policy) => void entries.push([item, policy]));
  return entries;
}

function mapOf(policies: Policies): TextMap<PolicyValue> {
  const map = new TextMap<PolicyValue>();
  policies.forEach((item, policy) => {
    map.set(item, policy);
  });
  return map;
}
