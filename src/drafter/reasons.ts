/** Why there is no proposal: a closed list of codes, and the sentence of each. All wording of refusals stands here. */

/** The sentence of each reason. `{detail}` is what the model, or the adapter to it, said of the failure. */
const REASONS = {
  cancelled: "The drafting was cancelled.",
  clarification_pending: "The engine waits for the answer to a question of its own.",
  message_is_directive: "The message is a directive or nearly one: the engine answers it.",
  message_is_blank: "The message is blank.",
  no_phrasing: "The message has none of the known phrasings, and there is no model to ask.",
  timed_out: "The model gave no answer in time.",
  model_failed: "The model failed: {detail}",
  answer_is_no_text: "The model's answer is not a text.",
  answer_is_blank: "The model's answer is blank.",
  no_directive: "The model found no directive in the message.",
  several_lines: "The model's answer has more than one line.",
  not_canonical: "The model's answer is not a canonical directive.",
  several_directives: "The model's answer holds more than one directive.",
  operand_not_in_message: "The model's directive names something that is not in the message.",
  state_moved: "The state changed while the model was asked.",
  already_holds: "What the directive says holds already.",
} as const;

/** Why there is no proposal, for programs. */
export type NoProposalCode = keyof typeof REASONS;

/** Nothing to put to the user, and why. Plain JSON data. */
export interface NoProposal {
  readonly kind: "no_proposal";
  readonly code: NoProposalCode;
  /** The reason as a sentence, for people. */
  readonly reason: string;
}

/** Makes the answer that there is no proposal. */
export function noProposal(code: NoProposalCode, detail = ""): NoProposal {
  return { kind: "no_proposal", code, reason: REASONS[code].replace("{detail}", () => detail) };
}
