/** What changed between two states, in one line of a trace (spec, `trace.change`). */
import { compareCodePoints, POLICY_PROHIBIT, POLICY_USE } from "../../index.js";
import { deepEqual } from "./deep-equal.js";
import { fieldsOf } from "./plain-object.js";
import { pythonLiteral } from "./python-literal.js";

type Fields = ReadonlyMap<string, unknown>;

const LONGEST = 180;

/** The words for a change. Values that are no states are compared by their keys, or shown. */
export function describeChange(before: unknown, after: unknown): string {
  const [from, to] = [before ?? null, after ?? null];
  if (from === null && to === null) return "none -> none";
  if (deepEqual(from, to)) return "unchanged";
  const [old, now] = [fieldsOf(from), fieldsOf(to)];
  if (old === null || now === null) return `${short(from)} -> ${short(to)}`;
  return structuralParts(old, now).join(", ") || keyParts(old, now).join("; ");
}

/** The premise, then the policies added, removed and changed. Nothing where one of the two is no state. */
function structuralParts(before: Fields, after: Fields): string[] {
  const [old, now] = [fieldsOf(before.get("policies")), fieldsOf(after.get("policies"))];
  if (old === null || now === null || !before.has("premise") || !after.has("premise")) return [];
  return [...premiseParts(before.get("premise"), after.get("premise")), ...policyParts(old, now)];
}

function premiseParts(before: unknown, after: unknown): string[] {
  if (deepEqual(before, after)) return [];
  if (after === null) return ["-premise"];
  return [`+premise "${typeof after === "string" ? after : pythonLiteral(after)}"`];
}

function policyParts(before: Fields, after: Fields): string[] {
  const { added, removed, changed } = differingKeys(before, after);
  return [...signed("+", added, after), ...signed("-", removed, before), ...signed("~", changed, after)];
}

function signed(sign: string, items: readonly string[], policies: Fields): string[] {
  return items.flatMap((item) => {
    const policy = policies.get(item);
    return policy === POLICY_USE || policy === POLICY_PROHIBIT ? [`${sign}${policy} ${item}`] : [];
  });
}

function keyParts(before: Fields, after: Fields): string[] {
  return Object.entries(differingKeys(before, after)).flatMap(([name, keys]) =>
    keys.length > 0 ? [`${name}=${pythonLiteral(keys)}`] : [],
  );
}

/** The keys that only the later has, only the earlier has, and both have with different values; each sorted. */
function differingKeys(before: Fields, after: Fields) {
  const [old, now] = [keysOf(before), keysOf(after)];
  return {
    added: now.filter((key) => !before.has(key)),
    removed: old.filter((key) => !after.has(key)),
    changed: old.filter((key) => after.has(key) && !deepEqual(before.get(key), after.get(key))),
  };
}

function keysOf(fields: Fields): string[] {
  return [...fields.keys()].sort(compareCodePoints);
}

/** A value in short. */
function short(value: unknown): string {
  if (value === null) return "none";
  const fields = fieldsOf(value);
  if (fields !== null) return `dict keys=${pythonLiteral(keysOf(fields))}`;
  const literal = Array.from(pythonLiteral(value));
  return literal.length > LONGEST ? `${literal.slice(0, LONGEST - 3).join("")}...` : literal.join("");
}
