/** What is answered to a turn that was stepped. */
import type { Diagnostic } from "../diagnostics/index.js";
import type { Decision, Outcome, Patch } from "../index.js";
import type { Question, View } from "../sessions/index.js";
import { type Forward, type HostAnswer, reply } from "./answer.js";
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
  readonly question: Question | null;
}

/** Clarifications and updates are replied to; what passes through, and what the user declined to have as a rule, is the model's. */
export async function settled({ session, settings }: Taking, settling: Settling): Promise<HostAnswer> {
  const { decision, outcome, changes, diagnostics, question } = settling;
  const acted = { decision, changes, diagnostics };
  switch (outcome.kind) {
    case "passthrough":
      return forward(await session.view(), acted);
    case "clarification":
      return reply(outcome.prompt, await session.view(), acted);
    case "transition":
      if (isDeclinedWish(question, outcome) || settings.onUpdate === "forward")
        return forward(await session.view(), acted);
      return reply(told(acknowledgement(changes), settings.onWarning === "report" ? diagnostics : []), null, acted);
  }
}

/** The host asked whether a message was a rule, and it was none. */
function isDeclinedWish(question: Question | null, { rule }: Outcome): boolean {
  return rule === "pending.decline" && question?.answers?.no.length === 0;
}

function told(text: string, diagnostics: readonly Diagnostic[]): string {
  return [text, ...diagnostics.map(({ message }) => message)].join("\n");
}

function forward({ state }: View, acted: Pick<Forward, "decision" | "changes" | "diagnostics">): Forward {
  return { kind: "forward", system: pageOf(state), state, ...acted };
}
