import { confirmation, item } from "./characters.js";
import type { Outcome } from "./outcome.js";
import { prompts } from "./prompts.js";
import type { Rules } from "./rules.js";
import type { Pending, State } from "./values.js";
import { policyOf, withoutPolicy, withPolicy } from "./values.js";

const YES: readonly string[] = ["yes", "yes please", "yep", "yeah", "sure", "ok", "okay"];
const NO: readonly string[] = ["no", "nope", "no thanks"];

/** A proposal that keeps the raw text of the items, or the normalized text without values.checkpoint. */
function propose(rule: string, newItem: string, oldItem: string | null, prompt: string, rules: Rules): Outcome {
  const kept = (text: string): string => (rules("values.checkpoint") ? text : item(text, rules));
  const kind = oldItem === null ? "use_only" : "replace_use";
  const old_item = oldItem === null ? null : kept(oldItem);
  return { rule, prompt, pending: { kind, new_item: kept(newItem), old_item, prompt_to_user: prompt } };
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

/** The answer to a pending replacement; null, without pending.ask-again, where the turn is to be read as any other. */
export function answered(state: State, pending: Pending, text: string, rules: Rules): Outcome {
  const word = confirmation(text, rules);
  const accepts = pending.kind === "use_only" ? "pending.accept-use-only" : "pending.accept-replace-use";
  if (YES.includes(word) && rules(accepts)) {
    const kept = pending.old_item === null ? state : withoutPolicy(state, item(pending.old_item, rules));
    return { rule: accepts, state: withPolicy(kept, item(pending.new_item, rules), "use") };
  }
  if (NO.includes(word) && rules("pending.decline")) return { rule: "pending.decline", state };
  return rules("pending.ask-again") ? { rule: "pending.ask-again", prompt: pending.prompt_to_user, pending } : null;
}
