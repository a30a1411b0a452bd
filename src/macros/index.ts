/**
 * Macros: directives of a language of one's own, each of which stands for directives of this one. Grammar and parser of such a
 * language come from `context-compiler/toolkit`; what its directives mean is said here, without a change to the engine.
 *
 * @packageDocumentation
 */

export type { Expansion, MacroEngine, MacroExplanation, MacroReading, Macros } from "./macros.js";
export { withMacros } from "./with-macros.js";
