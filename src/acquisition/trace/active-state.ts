/** What holds in a state, in one line of a trace (spec, `trace.active`). */
import { compareCodePoints, POLICY_PROHIBIT, POLICY_USE, type PolicyValue } from "../../index.js";
import { fieldsOf } from "./plain-object.js";

/** The words for a state, `none` where nothing holds or the value is no state. */
export function describeActive(state: unknown): string {
  const fields = fieldsOf(state);
  const premise = fields?.get("premise");
  const policies = fieldsOf(fields?.get("policies")) ?? new Map();
  const parts = [
    ...(typeof premise === "string" ? [`premise="${premise}"`] : []),
    ...itemsPart(policies, POLICY_USE),
    ...itemsPart(policies, POLICY_PROHIBIT),
  ];
  return parts.join("; ") || "none";
}

function itemsPart(policies: ReadonlyMap<string, unknown>, policy: PolicyValue): string[] {
  const items = [...policies].filter(([, value]) => value === policy).map(([item]) => item);
  return items.length === 0 ? [] : [`${policy} ${items.sort(compareCodePoints).join(", ")}`];
}
