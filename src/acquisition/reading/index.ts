/** From a message or a model's answer to a directive that is beyond doubt, or to none. */
export { acquireTurn } from "./acquire.js";
export { CONFIRMATION_TOKENS, isConfirmationText, readConfirmation } from "./confirmation.js";
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
export { readReply } from "./reply.js";
export { renderPromptText } from "./template.js";
export { parsePreprocessorOutput, type ValidationOptions, validatePreprocessorOutput } from "./validator.js";
