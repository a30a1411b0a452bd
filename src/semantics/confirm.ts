/** The answer to a pending question: while one waits, a turn is read as nothing else (spec, chapter 4). */
import type { Confirmation } from "../generated/directives/syntax.js";
import { clarify, type Outcome, type Pending, transition } from "./outcome.js";
import { acceptRule } from "./questions.js";

/** What a turn comes to while a question is pending. Anything but a yes or a no (null) is asked again. */
export function confirm(answer: Confirmation | null, pending: Pending): Outcome {
  if (answer === null) return clarify("confirmation_awaited", { prompt: pending.prompt }, pending);
  switch (answer.kind) {
    case "accept":
      return { kind: "transition", rule: acceptRule(pending), transition: pending.transition };
    case "decline":
      return transition("pending.decline", `decline_${pending.kind}`, {});
  }
}
