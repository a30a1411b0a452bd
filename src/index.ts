/**
 * Context Compiler: compiles the directives in a conversation into a state that the host can trust.
 *
 * @packageDocumentation
 */

export { type PreviewResult, preview, type StepResult, step } from "./controller/controller.js";
export { type StructuralDiff, stateDiff } from "./controller/diff.js";
export {
  describeState,
  getClarifyPrompt,
  getDecisionState,
  getPolicyItems,
  getPremiseValue,
  isClarify,
  isPassthrough,
  isUpdate,
} from "./controller/readers.js";
export { type Advance, advance } from "./engine/advance.js";
export { compileTranscript, createEngine, type Engine, type EngineOptions } from "./engine/engine.js";
export type { Explanation } from "./engine/explain.js";
export { ImportError, type ImportErrorCode } from "./engine/import-error.js";
export { normalizeItem } from "./engine/item-name.js";
export { initial, type Snapshot } from "./engine/state.js";
export type { ClarificationParameters } from "./generated/catalog.js";
export type { RuleId } from "./generated/rules.js";
export type * from "./generated/syntax.js";
export { compareCodePoints } from "./semantics/order.js";
export type {
  Change,
  Clarification,
  ClarificationCode,
  Outcome,
  Patch,
  Pending,
  Transition,
} from "./semantics/outcome.js";
export {
  type Checkpoint,
  type ClarifyDecision,
  DECISION_CLARIFY,
  DECISION_PASSTHROUGH,
  DECISION_UPDATE,
  type Decision,
  OUTPUT_VERSION,
  type PassthroughDecision,
  type PendingReplacement,
  POLICY_PROHIBIT,
  POLICY_USE,
  type PolicyValue,
  type Replacement,
  type State,
  type TranscriptResult,
  type UpdateDecision,
} from "./values.js";
