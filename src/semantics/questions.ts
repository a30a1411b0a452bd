/** The kinds of question, and what differs between them: the rule that a yes follows, and the way to a checkpoint and back. */
import type { MeaningRuleId } from "../generated/spec/rules.js";
import type { PendingQuestion } from "../values.js";
import type { Facts } from "./facts.js";
import { frozen, type Pending } from "./outcome.js";
import { restoredReplacement } from "./replacement.js";

/** The rules by which a yes takes effect. By the beginning of its id, a rule of a new kind is known to be one. */
type AcceptRule = Extract<MeaningRuleId, `pending.accept-${string}`>;

/** The rule that a yes to a question follows. */
export function acceptRule(pending: Pending): AcceptRule {
  switch (pending.kind) {
    case "replacement":
      return pending.replacement.kind === "use_only" ? "pending.accept-use-only" : "pending.accept-replace-use";
  }
}

/** A question as a checkpoint has it, the caller's own. */
export function asExported(pending: Pending): PendingQuestion {
  const prompt_to_user = pending.prompt;
  switch (pending.kind) {
    case "replacement":
      return { kind: "replacement", replacement: { ...pending.replacement }, prompt_to_user };
  }
}

/** A question that a checkpoint has, checked against what holds. None of its items may be empty once normalized. */
export function restored(facts: Facts, question: PendingQuestion): Pending {
  switch (question.kind) {
    case "replacement":
      return frozen(restoredReplacement(facts, question));
  }
}
