/**
 * The acquisition layer: stands before the engine and gives it a canonical directive in place of the user's words, only
 * where the user's words leave no doubt. It never touches a state.
 *
 * @packageDocumentation
 */

export {
  acquireTurn,
  CONFIRMATION_TOKENS,
  isConfirmationText,
  PREPROCESS_OUTCOME_DIRECTIVE,
  PREPROCESS_OUTCOME_NO_DIRECTIVE,
  PREPROCESS_OUTCOME_UNKNOWN,
  PREPROCESSOR_NO_DIRECTIVE_SENTINEL,
  type PreprocessOutcome,
  type PreprocessResult,
  type PreprocessRuleId,
  parsePreprocessorOutput,
  preprocessHeuristic,
  readReply,
  renderPromptText,
  type Validation,
  type ValidationOptions,
  validatePreprocessorOutput,
} from "./reading/index.js";
export {
  buildCompactTraceText,
  buildTrace,
  type CompactTrace,
  summarizeConfirmationUpdate,
  summarizeConfirmationUpdateFromCheckpoint,
  summarizeConfirmationUpdateFromEngine,
  type Trace,
} from "./trace/index.js";
