/** What is found at a turn, before it is known which of its fixes lead out. */
import type { Span } from "../coverage/index.js";
import type { DiagnosticParameters } from "../generated/spec/diagnostics.js";

/** The name of a fault (spec, chapter 11). */
export type DiagnosticCode = keyof DiagnosticParameters;

/** A fix: texts to step one after the other, instead of the turn. */
export type Fix = readonly string[];

/** A fix has no more steps: who reads on before a yes, or in an editor, does not read more, and each of them is tried. */
export const MOST_STEPS = 32;

/** A fault, where it stands in the turn, and what might mend it. */
export type Finding<C extends DiagnosticCode = DiagnosticCode> = C extends DiagnosticCode
  ? {
      readonly code: C;
      readonly range: Span;
      readonly parameters: DiagnosticParameters[C];
      /** Not all of these need to lead out. */
      readonly fixes: readonly Fix[];
    }
  : never;
