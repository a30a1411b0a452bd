/**
 * Context Compiler: compiles the directives in a conversation into a state that the host can trust.
 *
 * @packageDocumentation
 */

export { compareCodePoints } from "./base/index.js";
export {
  type Advance,
  type AdvanceAll,
  advance,
  advanceAll,
  applyOutcome,
  applyPatch,
  compileTranscript,
  createEngine,
  describeState,
  type Engine,
  type EngineOptions,
  type Explaining,
  type Explanation,
  explain,
  fromCheckpoint,
  getClarifyPrompt,
  getDecisionState,
  getPolicyItems,
  getPremiseValue,
  ImportError,
  type ImportErrorCode,
  initial,
  isClarify,
  isPassthrough,
  isUpdate,
  normalizeItem,
  type PreviewResult,
  preview,
  readConfirmation,
  type SkippedMessage,
  type Snapshot,
  type StepResult,
  type StructuralDiff,
  stateDiff,
  step,
  type TextMessage,
  textMessages,
  toCheckpoint,
} from "./engine/index.js";
export type * from "./generated/directives/syntax.js";
export type { ClarificationParameters } from "./generated/spec/catalog.js";
export type { RuleId } from "./generated/spec/rules.js";
export type {
  Change,
  Clarification,
  ClarificationCode,
  Outcome,
  Patch,
  Pending,
  Transition,
} from "./semantics/index.js";
export {
  type Checkpoint,
  type ClarifyDecision,
  DECISION_CLARIFY,
  DECISION_PASSTHROUGH,
  DECISION_UPDATE,
  type Decision,
  LANGUAGE_VERSION,
  OUTPUT_VERSION,
  type PassthroughDecision,
  type PendingQuestion,
  type PendingReplacement,
  POLICY_PROHIBIT,
  POLICY_USE,
  type PolicyValue,
  type Replacement,
  type State,
  type TranscriptResult,
  type UpdateDecision,
} from "./values.js";
