/**
 * The drafter: turns a message in plain words into a proposed directive, by its phrasing or with any model, and steps it only when
 * the user confirms. What either says is held to the grammar and to the user's own words.
 *
 * @packageDocumentation
 */

export type { Propose } from "./ask.js";
export { type Confirmed, confirm, isStale } from "./confirm.js";
export { DEFAULT_TIME_LIMIT, type DraftOptions, draft, type FromEngine, type FromState } from "./draft.js";
export { draftPrompt, NO_DIRECTIVE } from "./prompt.js";
export type { Origin, Proposal } from "./proposal.js";
export type { NoProposal, NoProposalCode } from "./reasons.js";
