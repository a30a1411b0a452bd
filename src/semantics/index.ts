/** The checks, in the order of a turn: what is asked of the facts, how words are normalized, what a turn comes to. */

export { check } from "./check.js";
export { confirm } from "./confirm.js";
export { normalizeConfirmation, normalizeItem, normalizePremise } from "./normalize.js";
export type {
  Clarification,
  ClarificationCode,
  Outcome,
  Pending,
  Transition,
} from "./outcome.js";
export type { Change, Patch } from "./patch.js";
export { asExported, restored } from "./questions.js";
