/** The answer to a pending replacement: while one waits, a turn is read as nothing else (spec, chapter 4). */
import type { Confirmation } from "../generated/directives/syntax.js";
import { clarify, type Outcome, type Pending, transition } from "./outcome.js";

/** What a turn comes to while a replacement is pending. Anything but a yes or a no (null) is asked again. */
export function confirm(answer: Confirmation | null, pending: Pending): Outcome {
  if (answer === null) return clarify("confirmation_awaited", { prompt: pending.prompt }, pending);
  switch (answer.kind) {
    case "accept":
      return { kind: "transition", rule: ACCEPT[pending.replacement.kind], transition: pending.transition };
    case "decline":
      return transition("pending.decline", "decline_replacement", {});
  }
}

const ACCEPT = { use_only: "pending.accept-use-only", replace_use: "pending.accept-replace-use" } as const;
