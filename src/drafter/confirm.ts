/** Takes the user's reply to a proposal. The one place of the drafter that steps an engine, and only on a yes. */
import { isCanonical } from "../generated/directives/canonical.js";
import { type Decision, type Engine, readConfirmation } from "../index.js";
import { type Proposal, questionOf } from "./proposal.js";

/** What a reply came to. */
export type Confirmed =
  /** Yes: the directive was stepped, and this is the engine's answer, which may be a clarification. */
  | { readonly kind: "applied"; readonly decision: Decision }
  /** No: the proposal is gone. */
  | { readonly kind: "dropped" }
  /** Neither: the proposal stands, and the question is put again. */
  | { readonly kind: "asked_again"; readonly question: string }
  /** The engine is not as it was at drafting: nothing was done, whatever the reply. */
  | { readonly kind: "stale"; readonly reason: string };

const STALE: Confirmed = { kind: "stale", reason: "The state has changed since the proposal was made." };

/** Whether the engine is no longer as it was when the proposal was drafted. */
export function isStale(engine: Engine, proposal: Proposal): boolean {
  return engine.exportCheckpointJson() !== proposal.checkpoint;
}

/**
 * Reads the reply by the engine's own grammar of confirmations, and steps the directive or drops it.
 *
 * @throws {TypeError} when the reply is no string, or the proposal's directive is not the one its question shows.
 */
export function confirm(engine: Engine, proposal: Proposal, reply: string): Confirmed {
  requireProposal(proposal);
  if (typeof reply !== "string") throw new TypeError("A reply must be a string.");
  if (isStale(engine, proposal)) return STALE;
  const answer = readConfirmation(reply);
  if (answer === null) return { kind: "asked_again", question: proposal.question };
  switch (answer.kind) {
    case "accept":
      return { kind: "applied", decision: engine.step(proposal.directive) };
    case "decline":
      return { kind: "dropped" };
  }
}

/** A proposal may come back from a client or a store. */
function requireProposal({ directive, question }: Proposal): void {
  if (typeof directive !== "string" || !isCanonical(directive)) {
    throw new TypeError("The proposal's directive is not canonical.");
  }
  if (question !== questionOf(directive)) throw new TypeError("The proposal's question does not show its directive.");
}
