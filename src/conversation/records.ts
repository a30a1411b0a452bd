/** What a session's records say to a conversation. */
import type { Settled } from "../host/index.js";
import type { LogRecord } from "../sessions/index.js";

type Turn = Extract<LogRecord, { kind: "turn" }>;
type Restore = Extract<LogRecord, { kind: "restore" }>;

/** What the engine asked, or said, instead of the model; null for a turn that is the model's. */
export function questionOf({ steps }: Turn): { readonly kind: Settled; readonly text: string } | null {
  const outcome = steps.findLast((step) => step.outcome !== null)?.outcome;
  if (outcome?.kind !== "clarification") return null;
  const isQuestion = outcome.pending !== null || outcome.rule === "pending.ask-again";
  return { kind: isQuestion ? "question" : "reply", text: outcome.prompt };
}

/** Whether a restore has changed what holds. */
export function changesRules({ patch: { premise, policies = [] } }: Restore): boolean {
  return premise !== undefined || policies.length > 0;
}
