/** Our engine as an implementation that answers cases, through the public API. */
import { isCanonical } from "../generated/directives/canonical.js";
import { parseDirective } from "../generated/directives/parser.js";
import {
  compileTranscript,
  createEngine,
  type Decision,
  describeState,
  type Engine,
  getClarifyPrompt,
  getDecisionState,
  getPolicyItems,
  getPremiseValue,
  isClarify,
  isPassthrough,
  isUpdate,
  preview,
  type State,
  stateDiff,
  step,
} from "../index.js";
import type { Implementation } from "./subject.js";

export const ENGINE: Implementation = {
  start(from) {
    const engine = createEngine(from);
    return {
      step: (text) => engine.step(text),
      stepEnvelope: (text) => step(engine, text),
      explain: (text) => explained(engine, text),
      applyTranscript: (messages) => engine.applyTranscript(messages),
      preview: (text) => preview(engine, text),
      state: () => engine.state,
      getPolicy: (item) => engine.getPolicy(item),
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
  describeState: (state) => describeState(asItStands(state)),
  readState(value) {
    const state = stateOf(value);
    return {
      premise: getPremiseValue(state),
      items: getPolicyItems(state),
      items_in_use: getPolicyItems(state, "use"),
      items_prohibited: getPolicyItems(state, "prohibit"),
    };
  },
  readDecision(value) {
    const decision = decisionOf(value);
    return {
      is_passthrough: isPassthrough(decision),
      is_update: isUpdate(decision),
      is_clarify: isClarify(decision),
      prompt: getClarifyPrompt(decision),
      state: getDecisionState(decision),
    };
  },
};

/** An explanation in the fields of the protocol. */
function explained(engine: Engine, text: string): object {
  const { directive, rule, outcome, repairs, decision } = engine.explain(text);
  const clarification = outcome.kind === "clarification" ? outcome.clarification : null;
  return { directive, rule, clarification, repairs, decision };
}

/** The suite is well-formed by construction, so its decisions are taken as they are. */
function decisionOf(value: unknown): Decision {
  return JSON.parse(JSON.stringify(value));
}

/** Likewise its states: that of a text for a model may be one that no engine has. */
function asItStands(value: unknown): State {
  return JSON.parse(JSON.stringify(value));
}

function stateOf(value: unknown): State {
  return createEngine({ state: value }).state;
}
