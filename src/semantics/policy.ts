/** The policy family: use, prohibit and remove one item. */

import type { Snapshot } from "../engine/state.js";
import { changing } from "../engine/transition.js";
import type { ProhibitItem, RemovePolicy, UseItem } from "../generated/syntax.js";
import { normalizeItem } from "./normalize.js";
import { clarify, type Outcome, transition } from "./outcome.js";

export function checkUseItem(directive: UseItem, snapshot: Snapshot): Outcome {
  const item = normalizeItem(directive.item);
  if (item === "") return clarify("use.empty", "use_item_empty", {});
  if (snapshot.getPolicy(item) === "prohibit") return clarify("use.prohibited", "item_prohibited", { item });
  return transition("use.adopts", "use_item", changing(snapshot, { policies: [[item, "use"]] }));
}

export function checkProhibitItem(directive: ProhibitItem, snapshot: Snapshot): Outcome {
  const item = normalizeItem(directive.item);
  if (item === "") return clarify("prohibit.empty", "prohibit_item_empty", {});
  if (snapshot.getPolicy(item) === "use") return clarify("prohibit.in-use", "item_in_use", { item });
  return transition("prohibit.prohibits", "prohibit_item", changing(snapshot, { policies: [[item, "prohibit"]] }));
}

export function checkRemovePolicy(directive: RemovePolicy, snapshot: Snapshot): Outcome {
  const item = normalizeItem(directive.item);
  if (item === "") return clarify("remove.empty", "remove_policy_empty", {});
  return transition("remove.removes", "remove_policy", changing(snapshot, { policies: [[item, null]] }));
}
