/**
 * The acquisition layer: stands before the engine and gives it a canonical directive in place of the user's words, only
 * where the user's words leave no doubt. It never touches a state.
 *
 * @packageDocumentation
 */

export { CONFIRMATION_TOKENS, isConfirmationText } from "./confirmation.js";
export {
  summarizeConfirmationUpdate,
  summarizeConfirmationUpdateFromCheckpoint,
  summarizeConfirmationUpdateFromEngine,
} from "./confirmation-summary.js";
export { acquireTurn } from "./gate.js";
export { preprocessHeuristic } from "./heuristic.js";
export {
  PREPROCESS_OUTCOME_DIRECTIVE,
  PREPROCESS_OUTCOME_NO_DIRECTIVE,
  PREPROCESS_OUTCOME_UNKNOWN,
  PREPROCESSOR_NO_DIRECTIVE_SENTINEL,
  type PreprocessOutcome,
  type PreprocessResult,
  type PreprocessRuleId,
  type Validation,
} from "./outcome.js";
export { renderPromptText } from "./prompt.js";
export { buildCompactTraceText, buildTrace, type CompactTrace, type Trace } from "./trace.js";
export { parsePreprocessorOutput, type ValidationOptions, validatePreprocessorOutput } from "./validator.js";
