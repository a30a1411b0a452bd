/** The replacement family: one item in use in the place of another, at once or after the user's yes. */

import type { ReplaceUse } from "../generated/directives/syntax.js";
import { CATALOG } from "../generated/spec/catalog.js";
import type { PendingReplacement, Replacement } from "../values.js";
import type { Facts } from "./facts.js";
import { normalizeItem } from "./normalize.js";
import { clarify, type Outcome, type Pending, type Proposal, transition } from "./outcome.js";
import { type Change, changing } from "./patch.js";

export function checkIncompleteReplacement(): Outcome {
  return clarify("replacement_incomplete", {});
}

export function checkReplaceUse({ new_item, old_item }: ReplaceUse, facts: Facts): Outcome {
  const [newItem, oldItem] = [normalizeItem(new_item), normalizeItem(old_item)];
  if (newItem === "" || oldItem === "") return checkIncompleteReplacement();
  if (newItem === oldItem) return transition("replace.same-item", "replace_use", {});
  const oldPolicy = facts.getPolicy(oldItem);
  const newPolicy = facts.getPolicy(newItem);
  const words = { new_item, old_item };
  if (oldPolicy === null) {
    return clarify(
      "replacement_old_absent",
      { new_item },
      propose(facts, { kind: "use_only", new_item, old_item: null }, newItem, newItem),
    );
  }
  if (oldPolicy === "use" && newPolicy !== "prohibit") {
    const change: Change = [oldItem, null];
    const policies: Change[] = newPolicy === "use" ? [change] : [change, [newItem, "use"]];
    return transition("replace.replaces", "replace_use", { policies });
  }
  const proposal = propose(facts, { kind: "replace_use", ...words }, newItem, oldItem);
  return oldPolicy === "prohibit"
    ? clarify("replacement_old_prohibited", words, proposal)
    : clarify("replacement_new_prohibited", words, proposal);
}

/** A replacement that a checkpoint has pending. */
export function restoredReplacement(facts: Facts, question: PendingReplacement): Pending<PendingReplacement> {
  const { replacement, prompt_to_user } = question;
  const item = normalizeItem(replacement.new_item);
  const dropped = replacement.old_item === null ? item : normalizeItem(replacement.old_item);
  return { ...propose(facts, replacement, item, dropped), prompt: questionFor(facts, replacement, prompt_to_user) };
}

/** A replacement and the transition that a yes applies, by the normalized items: the one to use, and the one to drop. */
function propose(facts: Facts, replacement: Replacement, item: string, dropped: string): Proposal<PendingReplacement> {
  // Either may be the same: nothing is dropped, or a restored replacement has one item on both sides.
  const drop: Change[] = dropped === item ? [] : [[dropped, null]];
  const policies: Change[] = [...drop, [item, "use"]];
  const transition = { kind: replacement.kind, patch: changing(facts, { policies }) };
  return { kind: "replacement", replacement, transition };
}

/**
 * The prompt of a replacement that is restored: the one it is said to have been asked with, where it is a question about
 * these items at all, and else the one that fits what holds (spec, `import-checkpoint.pending-prompt`).
 */
function questionFor(facts: Facts, replacement: Replacement, prompt: string): string {
  const { new_item, old_item } = replacement;
  if (old_item === null) return CATALOG.replacement_old_absent.prompt({ new_item });
  const oldProhibited = CATALOG.replacement_old_prohibited.prompt({ new_item, old_item });
  const newProhibited = CATALOG.replacement_new_prohibited.prompt({ new_item, old_item });
  if (prompt === oldProhibited || prompt === newProhibited) return prompt;
  return facts.getPolicy(normalizeItem(old_item)) === "prohibit" ? oldProhibited : newProhibited;
}
