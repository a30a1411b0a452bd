/** The conformance classes (spec, `conformance.classes`): which cases an implementation is held against. */

/** The classes of each language, in the order of a run. `core` is the least that an implementation has. */
export const CLASSES = {
  directives: ["core", "controller", "host", "acquisition", "acquisition_host", "diagnostics", "scale"],
  focus: ["core", "grammar", "migration", "terminal", "scale"],
} as const;

/** The name of a language that the runner knows. */
export type LanguageName = keyof typeof CLASSES;

/** A conformance class of any language. */
export type Class = (typeof CLASSES)[LanguageName][number];
