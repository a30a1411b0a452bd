/** The naive oracle of the older language as a subject of its suite, with some rules switched off if wished. */
import type { Case, JsonObject } from "../../src/conformance/case.js";
import { type FocusImplementation, observeFocus } from "../../src/conformance/focus/observe.js";
import { EMPTY, type Model, stateOf, step } from "../oracle/focus/engine.js";
import { migrated } from "../oracle/focus/migration.js";
import { exportText, importText, transcript } from "../oracle/focus/persistence.js";
import { session } from "../oracle/focus/session.js";
import { ALL_RULES, type Rules } from "../oracle/rules.js";

/** The kind of cases that the oracle does not answer: it knows nothing of productions. */
const UNKNOWN_KIND = "parse";

/** Whether the oracle answers a case. */
export function isAnswered({ kind }: Case): boolean {
  return kind !== UNKNOWN_KIND;
}

/** What is observed of the oracle in which only the given rules are in force. */
export function oracleObserved(asked: Case, rules: Rules = ALL_RULES): JsonObject {
  if (asked.kind === "pipe" || asked.kind === "terminal")
    return { output: session(String(asked.input), asked.kind === "terminal", rules) };
  return observeFocus(focusOracle(rules), asked);
}

function focusOracle(rules: Rules): FocusImplementation {
  return {
    start() {
      let model: Model = EMPTY;
      return {
        step(text) {
          const next = step(model, text, rules);
          model = next.model;
          return next.decision;
        },
        state: () => stateOf(model),
        exportJson: () => exportText(model, rules),
        importJson(text) {
          const imported = importText(text, rules);
          if (!("error" in imported)) model = imported;
          else {
            if (!rules("import.atomic")) model = EMPTY;
            throw new Error(imported.error);
          }
        },
        applyTranscript(messages) {
          const replayed = transcript(model, messages, rules);
          model = replayed.model;
          return replayed.result;
        },
      };
    },
    migrate: (state) => migrated(state, rules),
    parse() {
      throw new Error("The oracle knows nothing of productions.");
    },
  };
}
