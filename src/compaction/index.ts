/**
 * Compaction: what outlasts a conversation, in the user's words, as an artifact that can be verified.
 *
 * @packageDocumentation
 */
export { compact, recall } from "./compact.js";
export {
  COMPACT_BENCH_LIMITS,
  type CompactBenchArtifact,
  type CompactBenchState,
  toCompactBench,
} from "./compactbench.js";
export { type Compacted, type Compactor, compactTranscript, createCompactor } from "./compactor.js";
export { EMPTY, extend } from "./extend.js";
export { readArtifact } from "./read-artifact.js";
export { type Rendered, render, type TooLong } from "./render.js";
export { type SummaryFault, verifySummary } from "./summary.js";
export { readTranscript } from "./transcript.js";
export type {
  Artifact,
  Conflict,
  Harvest,
  Harvested,
  Place,
  Quote,
  QuoteKind,
  ToolCall,
  Turn,
  Work,
} from "./values.js";
export { type Violation, verify } from "./verify.js";
