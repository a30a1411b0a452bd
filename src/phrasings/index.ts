/**
 * Proposes a directive for a plain English message, by its phrasing: no model is asked, and nothing is applied.
 *
 * @packageDocumentation
 */
export { type PhrasingProposal, proposePhrasing } from "./propose.js";
