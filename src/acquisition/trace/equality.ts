/** Whether two values that were read are equal, whatever the order of their keys, and however deep they are. */
import { fieldsOf, type Read } from "./foreign.js";

type Pair = readonly [Read | undefined, Read | undefined];

/** Compares two values by what they hold. A pair that was met before is taken for equal: the first meeting decides. */
export function areEqual(a: Read, b: Read): boolean {
  const met = new Map<Read, Set<Read>>();
  const open: Pair[] = [[a, b]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [left, right] = pair;
    if (left === right) continue;
    if (left === undefined || right === undefined) return false;
    if (hasMet(met, left, right)) continue;
    const inner = pairsIn(left, right);
    if (inner === null) return false;
    for (const each of inner) open.push(each);
  }
  return true;
}

/** Whether a pair was met before; it is from now on. */
function hasMet(met: Map<Read, Set<Read>>, left: Read, right: Read): boolean {
  const partners = met.get(left) ?? new Set();
  const known = partners.has(right);
  met.set(left, partners.add(right));
  return known;
}

/** What has to be equal for two values to be, or null where they differ. */
function pairsIn(left: Read, right: Read): readonly Pair[] | null {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length ? left.map((value, index) => [value, right[index]]) : null;
  }
  const [fields, others] = [fieldsOf(left), fieldsOf(right)];
  if (fields === null || others === null || fields.size !== others.size) return null;
  return fields.entries().map(([key, value]) => [value, others.get(key)]);
}
