import { item } from "./characters.js";
import type { Outcome } from "./outcome.js";
import { prompts } from "./prompts.js";
import { asks, ITEM, named, type Question } from "./questions.js";
import type { Rules } from "./rules.js";
import type { State } from "./values.js";
import { policyOf, withoutPolicy, withPolicy } from "./values.js";

function propose(rule: string, new_item: string, old_item: string | null, prompt: string, rules: Rules): Outcome {
  const kind = old_item === null ? "use_only" : "replace_use";
  return asks(rule, prompt, "replacement", { kind, new_item, old_item }, rules);
}

/** A replacement with both sides (replace.*, departure.d3). */
export function replace(state: State, newItem: string, oldItem: string, rules: Rules): Outcome {
  const wanted = item(newItem, rules);
  const old = item(oldItem, rules);
  const oldPolicy = policyOf(state, old);
  if ((wanted === "" || old === "") && rules("replace.incomplete") && rules("departure.d3"))
    return { rule: "replace.incomplete", prompt: prompts.replacementIncomplete, pending: null };
  if (wanted === old && rules("replace.same-item")) return { rule: "replace.same-item", state };
  if (oldPolicy === undefined && rules("replace.old-absent"))
    return propose("replace.old-absent", newItem, null, prompts.oldAbsent(newItem), rules);
  if (oldPolicy === "prohibit" && rules("replace.old-prohibited"))
    return propose("replace.old-prohibited", newItem, oldItem, prompts.oldProhibited(newItem, oldItem), rules);
  if (policyOf(state, wanted) === "prohibit" && rules("replace.new-prohibited"))
    return propose("replace.new-prohibited", newItem, oldItem, prompts.newProhibited(newItem, oldItem), rules);
  return { rule: "replace.replaces", state: withPolicy(withoutPolicy(state, old), wanted, "use") };
}

/** The question whether a replacement is meant (replace.*, pending.accept-*, import-checkpoint.pending-prompt). */
export const REPLACEMENT: Question = {
  shapes: [
    { kind: "use_only", new_item: ITEM, old_item: null },
    { kind: "replace_use", new_item: ITEM, old_item: ITEM },
  ],
  accepts: ({ kind }) => (kind === "use_only" ? "pending.accept-use-only" : "pending.accept-replace-use"),
  accepted(state, words, rules) {
    const kept = words.kind === "use_only" ? state : withoutPolicy(state, named(words, "old_item", rules));
    return withPolicy(kept, named(words, "new_item", rules), "use");
  },
  prompts(words, state, rules) {
    const { new_item, old_item } = { new_item: words.new_item ?? "", old_item: words.old_item ?? "" };
    if (words.kind === "use_only") return [prompts.oldAbsent(new_item)];
    const either = [prompts.oldProhibited(new_item, old_item), prompts.newProhibited(new_item, old_item)];
    return policyOf(state, item(old_item, rules)) === "prohibit" ? either : either.reverse();
  },
};
