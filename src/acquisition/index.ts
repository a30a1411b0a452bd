/**
 * The acquisition layer: stands before the engine and gives it a canonical directive in place of the user's words, only
 * where the user's words leave no doubt. It never touches a state.
 *
 * @packageDocumentation
 */

export { acquireTurn } from "./reading/acquire.js";
export { CONFIRMATION_TOKENS, isConfirmationText } from "./reading/confirmation.js";
export { preprocessHeuristic } from "./reading/heuristic.js";
export {
  PREPROCESS_OUTCOME_DIRECTIVE,
  PREPROCESS_OUTCOME_NO_DIRECTIVE,
  PREPROCESS_OUTCOME_UNKNOWN,
  PREPROCESSOR_NO_DIRECTIVE_SENTINEL,
  type PreprocessOutcome,
  type PreprocessResult,
  type PreprocessRuleId,
  type Validation,
} from "./reading/outcome.js";
export { parsePreprocessorOutput, type ValidationOptions, validatePreprocessorOutput } from "./reading/validator.js";
export { renderPromptText } from "./template.js";
export {
  summarizeConfirmationUpdate,
  summarizeConfirmationUpdateFromCheckpoint,
  summarizeConfirmationUpdateFromEngine,
} from "./trace/confirmation-summary.js";
export { buildCompactTraceText, buildTrace, type CompactTrace, type Trace } from "./trace/trace.js";
