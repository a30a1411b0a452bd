/** Answers that a question does not take, and that were probably meant as a yes or a no (spec, `diagnostics.reply`). */
import { readReply } from "../acquisition/index.js";
import { inner } from "../coverage/index.js";
import { readConfirmation } from "../index.js";
import type { Finding } from "./finding.js";

/** What the question would take for each reply; nothing for who asks back. */
const ANSWERS = { accept: "yes", decline: "no", cancel: "no", ask_again: null } as const;

/** The hint that an answer is none, if it was probably meant to be. */
export function pendingReply(text: string): readonly Finding[] {
  const reply = readConfirmation(text) === null ? readReply(text) : null;
  const answer = reply === null ? null : ANSWERS[reply];
  if (answer === null) return [];
  return [{ code: "pending_reply", range: inner(text, 0, text.length), parameters: { answer }, fixes: [[answer]] }];
}
