/**
 * Proposes directives for plain English by its phrasing: for a message, for a line of a rule file, and for a whole one. No model is asked, and
 * nothing is applied.
 *
 * @packageDocumentation
 */

export { type RuleLine, readRules } from "./file.js";
export { type PhrasingProposal, proposePhrasing, proposePhrasings } from "./propose.js";
export { type NoRule, proposeRule, type RuleProposal } from "./rule.js";
