/** The policy family: use, prohibit and remove one item. */

import type { ProhibitItem, RemovePolicy, UseItem } from "../generated/directives/syntax.js";
import type { Facts } from "./facts.js";
import { normalizeItem } from "./normalize.js";
import { clarify, type Outcome, transition } from "./outcome.js";
import { assigning } from "./patch.js";

export function checkUseItem(directive: UseItem, facts: Facts): Outcome {
  const item = normalizeItem(directive.item);
  if (item === "") return clarify("use_item_empty", {});
  const held = facts.getPolicy(item);
  if (held === "prohibit") return clarify("item_prohibited", { item });
  return transition("use.adopts", "use_item", assigning(item, held, "use"));
}

export function checkProhibitItem(directive: ProhibitItem, facts: Facts): Outcome {
  const item = normalizeItem(directive.item);
  if (item === "") return clarify("prohibit_item_empty", {});
  const held = facts.getPolicy(item);
  if (held === "use") return clarify("item_in_use", { item });
  return transition("prohibit.prohibits", "prohibit_item", assigning(item, held, "prohibit"));
}

export function checkRemovePolicy(directive: RemovePolicy, facts: Facts): Outcome {
  const item = normalizeItem(directive.item);
  if (item === "") return clarify("remove_policy_empty", {});
  return transition("remove.removes", "remove_policy", assigning(item, facts.getPolicy(item), null));
}
