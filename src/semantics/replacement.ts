/** The replacement family: one item in use in the place of another, at once or after the user's yes. */

import type { ReplaceUse } from "../generated/directives/syntax.js";
import { PROMPTS } from "../generated/spec/catalog.js";
import type { Replacement } from "../values.js";
import type { Facts } from "./facts.js";
import { normalizeItem } from "./normalize.js";
import { ask, clarify, type Outcome, type Pending, transition } from "./outcome.js";
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
    return ask("replacement_old_absent", { new_item }, propose(facts, { kind: "use_only", new_item, old_item: null }));
  }
  if (oldPolicy === "use" && newPolicy !== "prohibit") {
    const change: Change = [oldItem, null];
    const policies: Change[] = newPolicy === "use" ? [change] : [change, [newItem, "use"]];
    return transition("replace.replaces", "replace_use", { policies });
  }
  const proposal = propose(facts, { kind: "replace_use", ...words });
  return oldPolicy === "prohibit"
    ? ask("replacement_old_prohibited", words, proposal)
    : ask("replacement_new_prohibited", words, proposal);
}

/** A replacement and the transition that a yes applies. Neither item may be empty once normalized. */
export function propose(facts: Facts, replacement: Replacement): Omit<Pending, "prompt"> {
  const { kind, new_item, old_item } = replacement;
  const item = normalizeItem(new_item);
  const dropped = old_item === null ? item : normalizeItem(old_item);
  // A restored replacement may have one item on both sides.
  const drop: Change[] = dropped === item ? [] : [[dropped, null]];
  const policies: Change[] = [...drop, [item, "use"]];
  return { replacement, transition: { kind, patch: changing(facts, { policies }) } };
}

/**
 * The prompt of a replacement that is restored: the one it is said to have been asked with, where it is a question about
 * these items at all, and else the one that fits what holds (spec, `import-checkpoint.pending-prompt`).
 */
export function questionFor(facts: Facts, replacement: Replacement, prompt: string): string {
  const { new_item, old_item } = replacement;
  if (old_item === null) return PROMPTS.replacement_old_absent({ new_item });
  const oldProhibited = PROMPTS.replacement_old_prohibited({ new_item, old_item });
  const newProhibited = PROMPTS.replacement_new_prohibited({ new_item, old_item });
  if (prompt === oldProhibited || prompt === newProhibited) return prompt;
  return facts.getPolicy(normalizeItem(old_item)) === "prohibit" ? oldProhibited : newProhibited;
}
