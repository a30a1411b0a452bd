/**
 * Proposes directives for plain English by its phrasing: for a message, and for a line of a rule file. No model is asked, and
 * nothing is applied.
 *
 * @packageDocumentation
 */
export { type PhrasingProposal, proposePhrasing, proposePhrasings } from "./propose.js";
export { type NoRule, proposeRule, type RuleProposal } from "./rule.js";
