/**
 * Drafts a directive from a message in plain words: by its phrasing, or with a model where its phrasing is not a known one.
 * It only looks at an engine, and never steps it.
 */

import { isBlank, requireFields, requireSignal, requireString } from "../base/index.js";
import { createEngine, type Engine, preview, type State } from "../index.js";
import { proposePhrasing } from "../phrasings/index.js";
import { ask, type Limits, type Propose } from "./ask.js";
import { draftPrompt } from "./prompt.js";
import { type Origin, type Proposal, questionOf } from "./proposal.js";
import { type Drafted, readAnswer } from "./read-answer.js";
import { type NoProposal, noProposal } from "./reasons.js";

/** What a draft needs beside the message. */
export type DraftOptions = (FromEngine | FromState) & {
  /** The model, which is asked about a message that has none of the known phrasings. Without one, such a message has no proposal. */
  readonly propose?: Propose;
  /** Cancels the drafting. */
  readonly signal?: AbortSignal;
  /** How long to wait for the model, in milliseconds: {@link DEFAULT_TIME_LIMIT} unless told, Infinity for no limit; more than 24.8 days are none either. */
  readonly timeLimit?: number;
};

/** Drafts against a live engine, which is only looked at. */
export interface FromEngine {
  readonly engine: Engine;
  readonly state?: never;
}

/** Drafts against a state with nothing pending, as a fresh engine would start from it. */
export interface FromState {
  readonly state: State;
  readonly engine?: never;
}

/** In milliseconds. */
export const DEFAULT_TIME_LIMIT = 30_000;

/**
 * Drafts a directive from a message. Nothing is applied: a proposal is for the user to confirm.
 *
 * Rejects with a TypeError when an argument is not what it must be, and with an `ImportError` when the state is not valid.
 */
export async function draft(message: string, options: DraftOptions): Promise<Proposal | NoProposal> {
  const { propose, signal, timeLimit = DEFAULT_TIME_LIMIT } = options;
  requireArguments(message, options, timeLimit);
  const engine = options.engine ?? createEngine({ state: options.state });
  const refusal = signal?.aborted === true ? noProposal("cancelled") : refusalOf(message, engine);
  if (refusal !== null) return refusal;
  const checkpoint = engine.exportCheckpointJson();
  const drafted = draftByPhrasing(message) ?? (await draftByModel(message, propose, engine, { signal, timeLimit }));
  if (drafted.kind === "no_proposal") return drafted;
  if (engine.exportCheckpointJson() !== checkpoint) return noProposal("state_moved");
  return proposalFor(drafted, engine, checkpoint);
}

/** A directive that comes from a message, and how. */
type Found = Drafted & { readonly origin: Origin };

/** By the message's phrasing. What comes of it must pass all that a model's answer must. */
function draftByPhrasing(message: string): Found | null {
  const phrasing = proposePhrasing(message);
  const drafted = phrasing === null ? null : readAnswer(phrasing.directive, message);
  return drafted?.kind === "drafted" ? { ...drafted, origin: { source: "phrasing", message } } : null;
}

async function draftByModel(
  message: string,
  propose: Propose | undefined,
  engine: Engine,
  limits: Limits,
): Promise<Found | NoProposal> {
  if (propose === undefined) return noProposal("no_phrasing");
  const answer = await ask(propose, draftPrompt(engine.state, message), limits);
  if (limits.signal?.aborted === true) return noProposal("cancelled");
  if (answer.kind === "no_proposal") return answer;
  const drafted = readAnswer(answer.text, message);
  return drafted.kind === "no_proposal"
    ? drafted
    : { ...drafted, origin: { source: "model", message, answer: answer.text } };
}

/** Why nothing can be drafted from a message, or null. */
function refusalOf(message: string, engine: Engine): NoProposal | null {
  if (engine.hasPendingClarification()) return noProposal("clarification_pending");
  if (isBlank(message)) return noProposal("message_is_blank");
  return engine.explain(message).directive === null ? null : noProposal("message_is_directive");
}

function proposalFor({ directive, origin }: Found, engine: Engine, checkpoint: string): Proposal | NoProposal {
  const tried = preview(engine, directive);
  if (tried.decision.kind === "update" && !tried.would_mutate) return noProposal("already_holds");
  return { kind: "proposal", directive, origin, preview: tried, question: questionOf(directive), checkpoint };
}

function requireArguments(message: unknown, options: DraftOptions, timeLimit: number): void {
  const { engine, state, propose, signal } = options;
  requireString(message, "A message");
  requireFields(options, "draft", [], ["engine", "state", "propose", "signal", "timeLimit"]);
  if ((engine === undefined) === (state === undefined)) {
    throw new TypeError("Give draft either an engine or a state, and not both.");
  }
  if (propose !== undefined && typeof propose !== "function") throw new TypeError("propose must be a function.");
  if (signal !== undefined) requireSignal(signal);
  if (typeof timeLimit !== "number" || !(timeLimit > 0))
    throw new TypeError("timeLimit must be a number of milliseconds greater than 0.");
}
