/**
 * The older directive language, with one focus and prohibited items: for hosts that have stored states of version 1.
 *
 * @packageDocumentation
 */

export { compileTranscript, createEngine, type FocusEngine } from "./engine.js";
export { type Migration, migrate, type NotCarried } from "./migrate.js";
export {
  type FocusDecision,
  type FocusState,
  type FocusTranscriptResult,
  getFocusValue,
  getProhibitedItems,
  LANGUAGE_VERSION,
} from "./values.js";
