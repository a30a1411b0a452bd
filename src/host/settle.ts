/** What is answered to a turn that was stepped. */
import type { Diagnostic } from "../diagnostics/index.js";
import type { Decision, Outcome, Patch, State } from "../index.js";
import type { Question } from "../sessions/index.js";
import { type HostAnswer, type OpenQuestion, reply } from "./answer.js";
import { pageOf } from "./page.js";
import type { Taking } from "./taking.js";
import { acknowledgement } from "./words.js";

/** What a step came to, now or when the turn was sent first. */
export interface Settling {
  readonly decision: Decision | null;
  readonly outcome: Outcome;
  readonly changes: Patch;
  readonly diagnostics: readonly Diagnostic[];
  /** The question that the turn answered. */
  readonly answered: Question | null;
  /** The question that is open now. */
  readonly open: OpenQuestion | null;
  /** What holds now. */
  readonly state: State;
}

/** Clarifications and updates are replied to, with the warnings that nothing was asked about; what passes through, and what the user declined to have as a rule, is the model's. */
export function settled({ settings }: Taking, settling: Settling): HostAnswer {
  const { decision, outcome, changes, diagnostics, answered, open, state } = settling;
  const acted = { decision, changes, diagnostics };
  const warnings = settings.onWarning === "apply" ? [] : diagnostics;
  const forward = () => ({ kind: "forward", system: pageOf(state), state, ...acted }) as const;
  switch (outcome.kind) {
    case "passthrough":
      return forward();
    case "clarification":
      // A question that this reply does not show is not one that its reader can answer.
      return reply(told(outcome.prompt, warnings), open?.prompt === outcome.prompt ? open : null, acted);
    case "transition":
      if (isDeclinedWish(answered, outcome) || settings.onUpdate === "forward") return forward();
      return reply(told(acknowledgement(changes), warnings), null, acted);
  }
}

/** The host asked whether a message was a rule, and it was none. */
function isDeclinedWish(question: Question | null, { rule }: Outcome): boolean {
  return rule === "pending.decline" && question?.answers?.no.length === 0;
}

function told(text: string, diagnostics: readonly Diagnostic[]): string {
  return [text, ...diagnostics.map(({ message }) => message)].join("\n");
}
