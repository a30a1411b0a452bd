/** Our engine as a subject of the fixtures, through the public API. */
import { isCanonical } from "../../src/generated/directives/canonical.js";
import { parseDirective } from "../../src/generated/directives/parser.js";
import { compileTranscript, createEngine, preview, type State, stateDiff, step } from "../../src/index.js";
import type { Implementation } from "./subject.js";

export const ENGINE: Implementation = {
  start(state) {
    const engine = createEngine({ state });
    return {
      step: (text) => engine.step(text),
      stepEnvelope: (text) => step(engine, text),
      preview: (text) => preview(engine, text),
      state: () => engine.state,
      isPending: () => engine.hasPendingClarification(),
      exportJson: () => engine.exportJson(),
      importJson: (text) => engine.importJson(text),
      exportCheckpointJson: () => engine.exportCheckpointJson(),
      importCheckpoint: (value) => engine.importCheckpoint(value),
      importCheckpointJson: (text) => engine.importCheckpointJson(text),
    };
  },
  compileTranscript,
  stateDiff: (before, after) => stateDiff(stateOf(before), stateOf(after)),
  parse: parseDirective,
  isCanonical,
};

function stateOf(value: unknown): State {
  return createEngine({ state: value }).state;
}
