/** What became of a message, told to people: traces, and the summary of an answer. Values of any shape are read, and nothing throws. */
export {
  summarizeConfirmationUpdate,
  summarizeConfirmationUpdateFromCheckpoint,
  summarizeConfirmationUpdateFromEngine,
} from "./confirmation-summary.js";
export { buildCompactTraceText, buildTrace, type CompactTrace, type Trace } from "./trace.js";
