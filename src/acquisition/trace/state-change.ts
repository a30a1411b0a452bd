/** What changed between two states, in one line of a trace (spec, `trace.change`). */
import { compareCodePoints, POLICY_PROHIBIT, POLICY_USE } from "../../index.js";
import { areEqual } from "./equality.js";
import { fieldsOf, isUnreadable, type Read, type ReadMap, readAll } from "./foreign.js";
import { literalOf } from "./literal.js";

/** A value that is not a state is shown up to here. */
const LONGEST = 180;
/** A premise that is not a text is shown up to here. One value may stand in it so often that no memory holds its literal. */
const LONGEST_PREMISE = 1_000_000;

/** The words for a change. Values that are not states are compared by their keys, or shown. Never throws. */
export function describeChange(before: unknown, after: unknown): string {
  const [from = null, to = null] = readAll([before, after]);
  if (from === null && to === null) return "none -> none";
  if (areEqual(from, to)) return "unchanged";
  const [old, now] = [fieldsOf(from), fieldsOf(to)];
  if (old === null || now === null) return `${short(from)} -> ${short(to)}`;
  return structuralParts(old, now).join(", ") || keyParts(old, now).join("; ");
}

/** The premise, then the policies added, removed and changed. Nothing where one of the two is not a state that can be read. */
function structuralParts(before: ReadMap, after: ReadMap): string[] {
  const [old, now] = [fieldsOf(before.get("policies")), fieldsOf(after.get("policies"))];
  const [was, is] = [before.get("premise"), after.get("premise")];
  if (old === null || now === null || was === undefined || is === undefined) return [];
  if ([was, is, ...valuesIn(old), ...valuesIn(now)].some(isUnreadable)) return [];
  return [...premiseParts(was, is), ...policyParts(old, now)];
}

function premiseParts(before: Read, after: Read): string[] {
  if (areEqual(before, after)) return [];
  if (after === null) return ["-premise"];
  return [`+premise "${typeof after === "string" ? after : literalOf(after, LONGEST_PREMISE)}"`];
}

function policyParts(before: ReadMap, after: ReadMap): string[] {
  const { added, removed, changed } = differingKeys(before, after);
  return [...signed("+", added, after), ...signed("-", removed, before), ...signed("~", changed, after)];
}

function signed(sign: string, items: readonly string[], policies: ReadMap): string[] {
  return items.flatMap((item) => {
    const policy = policies.get(item);
    return policy === POLICY_USE || policy === POLICY_PROHIBIT ? [`${sign}${policy} ${item}`] : [];
  });
}

function keyParts(before: ReadMap, after: ReadMap): string[] {
  return Object.entries(differingKeys(before, after)).flatMap(([name, keys]) =>
    keys.length > 0 ? [`${name}=${literalOf(keys)}`] : [],
  );
}

/** The keys that only the later has, only the earlier has, and both have with different values; each sorted. */
function differingKeys(before: ReadMap, after: ReadMap) {
  const [old, now] = [keysOf(before), keysOf(after)];
  return {
    added: now.filter((key) => !before.has(key)),
    removed: old.filter((key) => !after.has(key)),
    changed: old.filter((key) => after.has(key) && !areEqual(before.get(key) ?? null, after.get(key) ?? null)),
  };
}

function keysOf(fields: ReadMap): string[] {
  const keys = fields.entries().map(([key]) => key);
  return keys.sort(compareCodePoints);
}

function valuesIn(fields: ReadMap): Read[] {
  return fields.entries().map(([, value]) => value);
}

/** A value in short. */
function short(value: Read): string {
  if (value === null) return "none";
  const fields = fieldsOf(value);
  return fields === null ? literalOf(value, LONGEST) : `dict keys=${literalOf(keysOf(fields))}`;
}
