/** The languages that implementations can be held against. */
import { LANGUAGE_VERSION as FOCUS_VERSION } from "../focus/index.js";
import { LANGUAGE_VERSION } from "../index.js";
import { CLASSES, type LanguageName } from "./classes.js";
import { toFocusExample } from "./focus/notation.js";
import { observeFocus } from "./focus/observe.js";
import { FOCUS_ENGINE } from "./focus/reference.js";
import { focusScaleCases } from "./focus/scale-cases.js";
import { FOCUS_TARGETS } from "./focus/targets.js";
import { focusTurns } from "./focus/turns.js";
import type { Language } from "./language.js";
import { toExample } from "./notation.js";
import { observe } from "./observe.js";
import { ENGINE } from "./reference.js";
import { scaleCases } from "./scale-cases.js";
import { shapeOf } from "./shape.js";
import { TARGETS } from "./targets.js";
import { turns } from "./turns.js";

/** Each language, by its name in the table of the tools and behind `--language`. */
export const LANGUAGES: Readonly<Record<LanguageName, Language>> = {
  directives: {
    version: LANGUAGE_VERSION,
    files: ["suite", "acquisition", "diagnostics"],
    classes: CLASSES.directives,
    classOf: {
      step: "core",
      scenario: "core",
      snapshot: "core",
      grammar: "core",
      state_json: "core",
      checkpoint: "core",
      transcript: "core",
      transcript_live: "core",
      controller: "controller",
      controller_preview: "controller",
      readers: "controller",
      host: "host",
      misuse: "host",
      heuristic: "acquisition",
      validator: "acquisition",
      parse: "acquisition",
      rendered: "acquisition_host",
      confirmation: "acquisition_host",
      reply: "acquisition_host",
      summary: "acquisition_host",
      provider: "acquisition_host",
      trace: "acquisition_host",
      diagnose: "diagnostics",
    },
    shapeOf,
    scaleCases,
    observe: (asked) => observe(ENGINE, asked),
    targets: TARGETS,
    turns,
    toExample,
  },
  focus: {
    version: FOCUS_VERSION,
    files: ["focus"],
    classes: CLASSES.focus,
    classOf: {
      turns: "core",
      import: "core",
      export: "core",
      transcript: "core",
      parse: "grammar",
      migrate: "migration",
      pipe: "terminal",
      terminal: "terminal",
    },
    // The fields of an answer follow from what is asked alone, and an example expects them all.
    shapeOf: ({ expected }) => ({ fields: Object.keys(expected), inner: new Map() }),
    scaleCases: focusScaleCases,
    observe: (asked) => observeFocus(FOCUS_ENGINE, asked),
    targets: FOCUS_TARGETS,
    turns: focusTurns,
    toExample: toFocusExample,
  },
};
