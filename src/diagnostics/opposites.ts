/** Takes rules of the opposite away, and nothing else with them (spec, `diagnostics.opposite`). */
import { distinct, TextSet } from "../base/index.js";
import { looseName, readings, undress } from "../coverage/index.js";
import { normalizeItem, type PolicyValue } from "../index.js";
import { type Fix, MOST_STEPS } from "./finding.js";
import { barePartsOf } from "./lists.js";

/** Whether an item is in the state or known as it stands, marks and all. */
type Stands = (item: string) => boolean;

/** Removes the rules, then sets again what they say of other things than this item. More steps than a fix may have are cut off. */
export function removalsOf(rules: readonly string[], item: string, policy: PolicyValue, stands: Stands): Fix {
  const others = distinct(rules.flatMap((rule) => othersIn(rule, item, stands))).slice(0, MOST_STEPS + 1);
  return [...rules.map((rule) => `remove policy ${rule}`), ...others.map((other) => `${policy} ${other}`)];
}

/** The parts of a list that are other things; none where the whole of it is this item. */
function othersIn(rule: string, item: string, stands: Stands): readonly string[] {
  const bare = rule.slice(...undress(rule).name);
  const covered = new TextSet(readings(item));
  if (covered.has(looseName(rule)) || covered.has(looseName(bare))) return [];
  // A mark at the end of the rule may be one of its last part's name.
  const parts = barePartsOf(barePartsOf(rule, stands).some(stands) ? rule : bare, stands);
  if (parts.length < 2) return [];
  const name = looseName(item);
  return parts
    .filter((part) => !covered.has(looseName(part)) && !readings(part).includes(name))
    .map((part) => normalizeItem(part));
}
