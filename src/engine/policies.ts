/**
 * The policies of a snapshot: immutable, and cheap to change. A few are a list, since to copy it costs less than any way to
 * share it; many are a version of a table that all versions share.
 */
import { SharedMap } from "../base/index.js";
import type { Change } from "../semantics/index.js";
import type { PolicyValue } from "../values.js";
import { type Entry, FewPolicies } from "./few-policies.js";

/** Policies by normalized item: few or many. */
export type Policies = FewPolicies | SharedMap<PolicyValue>;

/** How many policies are few. */
const FEW = 16;

/** Policies, no two of them of the same item. */
export function policiesOf(entries: readonly Entry[]): Policies {
  return inForm(new FewPolicies(entries), entries.length);
}

/** The policies after some changes, no two of them of the same item. */
export function changed(policies: Policies, changes: readonly Change[]): Policies {
  // A list is copied at each change, so that it takes few.
  const next = inForm(policies, Math.max(policies.size, changes.length)).with(changes);
  return inForm(next, next.size);
}

/** The policies in the form that fits a number of them. */
function inForm(policies: Policies, count: number): Policies {
  if (count <= FEW) return policies instanceof FewPolicies ? policies : new FewPolicies(policies.entries());
  return policies instanceof SharedMap ? policies : SharedMap.of(policies.entries());
}
