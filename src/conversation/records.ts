/** What a session's records say to a conversation. */
import type { Settled } from "../host/index.js";
import type { Patch } from "../index.js";
import type { LogRecord } from "../sessions/index.js";

type Turn = Extract<LogRecord, { kind: "turn" }>;
type Asked = Extract<LogRecord, { kind: "question" }>;

/** What was answered to a turn without the model. */
export interface Answered {
  readonly kind: Settled;
  readonly text: string;
  /** The engine asks, or says what is wrong; a host may say anything. */
  readonly by: "engine" | "host";
}

/** What the engine has answered; null for a turn that it leaves to the model. */
export function engineAnswer(record: Turn): Answered | null {
  const outcome = lastOutcome(record);
  if (outcome?.kind !== "clarification") return null;
  const isQuestion = outcome.pending !== null || outcome.rule === "pending.ask-again";
  return { kind: isQuestion ? "question" : "reply", text: outcome.prompt, by: "engine" };
}

/**
 * Whether a turn was a directive, or the answer to a question about one, and has taken effect. A no to a layer's question that steps nothing
 * is none: what was asked about goes to the model with it.
 */
export function tookEffect(record: Turn, isLayerAsking: boolean): boolean {
  const outcome = lastOutcome(record);
  return outcome?.kind === "transition" && !(isLayerAsking && outcome.rule === "pending.decline");
}

/** Whether a question of a layer, such as a host, is open behind a record. */
export function isLayerAskingBehind(before: boolean, record: LogRecord): boolean {
  switch (record.kind) {
    case "question":
      return true;
    case "turn":
      return before && (passedThrough(record) || lastOutcome(record)?.rule === "pending.ask-again");
    case "origin":
    case "closed":
      return (record.checkpoint?.question?.answers ?? null) !== null;
    case "cancel":
    case "restore":
      return false;
    case "layer":
      return before;
  }
}

/** Whether the engine has left a turn to the model. Where no text of it is kept, it has no steps. */
export function passedThrough(record: Turn): boolean {
  return (lastOutcome(record)?.kind ?? "passthrough") === "passthrough";
}

function lastOutcome({ steps }: Turn) {
  return steps.findLast((step) => step.outcome !== null)?.outcome;
}

/** What a layer above the engine, such as a host, has asked about a message. */
export function layerQuestion({ prompt }: Asked): Answered {
  return { kind: "question", text: prompt, by: "host" };
}

/** Whether a patch changes what holds. */
export function changesRules({ premise, policies = [] }: Patch): boolean {
  return premise !== undefined || policies.length > 0;
}
