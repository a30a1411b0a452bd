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
  if (oldPolicy === "use" && facts.getPolicy(newItem) !== "prohibit") {
    const policies: Change[] = [
      [oldItem, null],
      [newItem, "use"],
    ];
    return transition("replace.replaces", "replace_use", changing(facts, { policies }));
  }
  if (oldPolicy === null)
    return clarify(
      "replacement_old_absent",
      { new_item },
      proposal(facts, { kind: "use_only", new_item, old_item: null }),
    );
  const words = { new_item, old_item };
  const code = oldPolicy === "prohibit" ? "replacement_old_prohibited" : "replacement_new_prohibited";
  return clarify(code, words, proposal(facts, { kind: "replace_use", ...words }));
}

/** A replacement and the transition that a yes applies. Neither item may be empty once normalized. */
function proposal(facts: Facts, replacement: Replacement): Proposal<PendingReplacement> {
  const item = normalizeItem(replacement.new_item);
  const dropped = normalizeItem(replacement.old_item ?? item);
  // Either may be the same: nothing is dropped, or a restored replacement has one item on both sides.
  const drop: Change[] = dropped === item ? [] : [[dropped, null]];
  const policies: Change[] = [...drop, [item, "use"]];
  const transition = { kind: replacement.kind, patch: changing(facts, { policies }) };
  return { kind: "replacement", replacement, transition };
}

/** A replacement that a checkpoint has pending. */
export function restoredReplacement(facts: Facts, question: PendingReplacement): Pending<PendingReplacement> {
  const { replacement, prompt_to_user } = question;
  return { ...proposal(facts, replacement), prompt: questionFor(facts, replacement, prompt_to_user) };
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
