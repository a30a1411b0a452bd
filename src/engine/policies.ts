/**
 * The policies of a snapshot: immutable, and cheap to change. A few are a list, since to copy it costs less than any way to
 * share it; many are a version of a table that all versions share.
 */
import type { Change } from "../semantics/index.js";
import { type Entry, FewPolicies } from "./few-policies.js";
import { SharedPolicies, Table } from "./shared-policies.js";

/** Policies by normalized item: few or many. */
export type Policies = FewPolicies | SharedPolicies;

/** How many policies are few. */
const FEW = 16;

/** No policies: where every conversation begins. */
export const NO_POLICIES: Policies = new FewPolicies([]);

/** Whether the policies are few, so that a state of theirs is made at once. */
export function areFew(policies: { readonly size: number }): boolean {
  return policies.size <= FEW;
}

/** Policies, no two of them of the same item, in the form that fits their number. */
export function policiesOf(entries: readonly Entry[]): Policies {
  const few = new FewPolicies(entries);
  return areFew(few) ? few : new SharedPolicies(new Table(entries));
}

/** The policies after some changes, no two of them of the same item. */
export function changed(policies: Policies, changes: readonly Change[]): Policies {
  const next = policies.with(changes);
  return areFew(next) === next instanceof FewPolicies ? next : policiesOf(next.entries());
}
