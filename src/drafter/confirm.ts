/** Takes the user's reply to a proposal. The one place of the drafter that steps an engine, and only on a yes. */
import { requireString } from "../base/index.js";
import { isCanonical } from "../generated/directives/canonical.js";
import { type ClarifyDecision, type Engine, readConfirmation, type UpdateDecision } from "../index.js";
import { type Proposal, questionOf } from "./proposal.js";

/** What a reply came to. */
export type Confirmed =
  /** Yes: the directive was stepped, and it holds. */
  | { readonly kind: "applied"; readonly decision: UpdateDecision }
  /** Yes: the directive was stepped, and the engine answered with a clarification. It does not hold; show the prompt. */
  | { readonly kind: "asked"; readonly decision: ClarifyDecision }
  /** No: the proposal is gone. */
  | { readonly kind: "dropped" }
  /** Neither: the proposal stands, and the question is put again. */
  | { readonly kind: "asked_again"; readonly question: string }
  /** The engine is not as it was when the proposal was drafted: nothing was done, whatever the reply. */
  | { readonly kind: "stale"; readonly reason: string };

const STALE: Confirmed = { kind: "stale", reason: "The state has changed since the proposal was made." };

/** Whether the engine is no longer as it was when the proposal was drafted. */
export function isStale(engine: Engine, { checkpoint }: Pick<Proposal, "checkpoint">): boolean {
  return engine.exportCheckpointJson() !== checkpoint;
}

/**
 * Reads the reply as the engine reads an answer (`readConfirmation`), and steps the directive or drops it. The fields of the
 * proposal are read once: what is stepped is what the question shows.
 *
 * @throws {TypeError} when the reply is not a string, or the proposal's directive is not the one that its question shows.
 */
export function confirm(engine: Engine, proposal: Proposal, reply: string): Confirmed {
  const { directive, question, checkpoint } = proposal;
  requireDirective(directive, question);
  requireString(reply, "A reply");
  if (isStale(engine, { checkpoint })) return STALE;
  const answer = readConfirmation(reply);
  if (answer === null) return { kind: "asked_again", question };
  switch (answer.kind) {
    case "accept":
      return stepped(engine, directive);
    case "decline":
      return { kind: "dropped" };
  }
}

function stepped(engine: Engine, directive: string): Confirmed {
  const decision = engine.step(directive);
  switch (decision.kind) {
    case "update":
      return { kind: "applied", decision };
    case "clarify":
      return { kind: "asked", decision };
    case "passthrough":
      throw new TypeError("The engine does not know the proposal's directive. Use the engine of the same version.");
  }
}

/** A proposal may come back from a client or a store. */
function requireDirective(directive: unknown, question: unknown): asserts directive is string {
  if (typeof directive !== "string" || !isCanonical(directive)) {
    throw new TypeError("The proposal's directive is not canonical.");
  }
  if (question !== questionOf(directive)) throw new TypeError("The proposal's question does not show its directive.");
}
