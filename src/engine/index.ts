/** The engine, from the snapshot outward: a turn, a conversation, what is stored, and what hosts show. */

export { type Advance, advance, applyOutcome, readConfirmation } from "./advance.js";
export { type AdvanceAll, advanceAll } from "./advance-all.js";
export { applyPatch } from "./apply.js";
export { describeState } from "./describe.js";
export { type StructuralDiff, stateDiff } from "./diff.js";
export { compileTranscript, createEngine, type Engine, type EngineOptions } from "./engine.js";
export { type Explaining, type PreviewResult, preview, type StepResult, step } from "./envelopes.js";
export { type Explanation, explain } from "./explain.js";
export { toCheckpoint } from "./export.js";
export { importCheckpoint as fromCheckpoint } from "./import.js";
export { ImportError, type ImportErrorCode } from "./import-error.js";
export { normalizeItem } from "./item-name.js";
export {
  getClarifyPrompt,
  getDecisionState,
  getPolicyItems,
  getPremiseValue,
  isClarify,
  isPassthrough,
  isUpdate,
} from "./readers.js";
export { initial, type Snapshot } from "./snapshot.js";
export { type SkippedMessage, type TextMessage, textMessages } from "./text-messages.js";
