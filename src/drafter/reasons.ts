/** Why there is no proposal: a closed list of codes, and the sentence of each. No sentence quotes anybody. */
import type { FailureSentence } from "./failure.js";

/** The sentence of each reason. `{failure}` is one of those that say how a model failed. */
const REASONS = {
  cancelled: "The draft was canceled.",
  clarification_pending: "The engine is waiting for the answer to its own question.",
  message_is_directive: "The message is a directive, or almost one, so the engine handles it.",
  message_is_blank: "The message is blank.",
  no_phrasing: "The message has none of the known phrasings, and there is no model to ask.",
  timed_out: "The model gave no answer in time.",
  model_failed: "The model failed: {failure}",
  answer_is_no_text: "The model's answer is not text.",
  answer_is_too_long: "The model's answer is too long to be a directive.",
  answer_is_blank: "The model's answer is blank.",
  no_directive: "The model found no directive in the message.",
  several_lines: "The model's answer has more than one line.",
  not_canonical: "The model's answer is not a canonical directive.",
  several_directives: "The model's answer holds more than one directive.",
  operand_not_in_message: "The model's directive names something that is not in the message.",
  state_moved: "The state changed while the model was asked.",
  already_holds: "The directive would change nothing: what it says already holds.",
} as const;

/** Why there is no proposal, for programs. */
export type NoProposalCode = keyof typeof REASONS;

/** Nothing to put to the user, and why. Plain JSON data. */
export interface NoProposal {
  readonly kind: "no_proposal";
  readonly code: NoProposalCode;
  /** The reason for people, in a sentence or two that are fixed: nothing that a model or a server said is in it. */
  readonly reason: string;
}

/** Makes the answer that there is no proposal. */
export function noProposal(code: Exclude<NoProposalCode, "model_failed">): NoProposal {
  return { kind: "no_proposal", code, reason: REASONS[code] };
}

/** Makes the answer that the model failed, and how. */
export function modelFailed(failure: FailureSentence): NoProposal {
  return { kind: "no_proposal", code: "model_failed", reason: REASONS.model_failed.replace("{failure}", failure) };
}
