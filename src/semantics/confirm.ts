/** The answer to a pending question: while one waits, a turn is read as nothing else (spec, chapter 4). */
import type { Confirmation } from "../generated/directives/syntax.js";
import { CATALOG } from "../generated/spec/catalog.js";
import { type Outcome, type Pending, transition } from "./outcome.js";
import { acceptRule } from "./questions.js";

/** What a turn comes to while a question is pending. Anything but a yes or a no (null) is asked again. */
export function confirm(answer: Confirmation | null, pending: Pending): Outcome {
  if (answer === null) return askAgain(pending);
  switch (answer.kind) {
    case "accept":
      return { kind: "transition", rule: acceptRule(pending), transition: pending.transition };
    case "decline":
      return transition("pending.decline", `decline_${pending.kind}`, {});
  }
}

function askAgain(pending: Pending): Outcome {
  const { prompt } = pending;
  const clarification = { code: "confirmation_awaited", parameters: { prompt } } as const;
  return { kind: "clarification", rule: CATALOG.confirmation_awaited.rule, clarification, prompt, pending };
}
