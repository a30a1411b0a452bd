/** What holds in a state, in one line of a trace (spec, `trace.active`). */
import { compareCodePoints, POLICY_PROHIBIT, POLICY_USE, type PolicyValue } from "../../index.js";
import { fieldsOf, isUnreadable, ReadMap, read } from "./foreign.js";

/** The words for a state, `none` where nothing holds, and where the value is not a state or cannot be read. */
export function describeActive(state: unknown): string {
  const fields = fieldsOf(read(state));
  const [premise, policies] = [fields?.get("premise"), fields?.get("policies")];
  const items = fieldsOf(policies) ?? new ReadMap();
  if ([premise, policies, ...items.entries().map(([, value]) => value)].some(isUnreadable)) return "none";
  const parts = [
    ...(typeof premise === "string" ? [`premise="${premise}"`] : []),
    ...itemsPart(items, POLICY_USE),
    ...itemsPart(items, POLICY_PROHIBIT),
  ];
  return parts.join("; ") || "none";
}

function itemsPart(policies: ReadMap, policy: PolicyValue): string[] {
  const items = policies
    .entries()
    .filter(([, value]) => value === policy)
    .map(([item]) => item);
  return items.length === 0 ? [] : [`${policy} ${items.sort(compareCodePoints).join(", ")}`];
}
