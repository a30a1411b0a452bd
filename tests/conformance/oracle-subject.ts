/** The naive oracle as a subject of the fixtures, with some rules switched off if wished. */

import type { Implementation } from "../../src/conformance/subject.js";
import { preview, stateDiff, step } from "../oracle/controller.js";
import { isCanonical, parse } from "../oracle/language.js";
import { advance } from "../oracle/meaning.js";
import {
  exportCheckpoint,
  exportState,
  importCheckpoint,
  importCheckpointText,
  importStateText,
  replay,
} from "../oracle/persistence.js";
import { ALL_RULES, type Rules } from "../oracle/rules.js";
import { FRESH, type Snapshot, type State } from "../oracle/values.js";

/** The oracle in which only the given rules are in force. */
export function oracle(rules: Rules = ALL_RULES): Implementation {
  return {
    start(from) {
      let snapshot: Snapshot = FRESH;
      const imported = (result: ReturnType<typeof importStateText>): void => {
        if (!("error" in result)) snapshot = result;
        else {
          snapshot = result.left;
          throw new Error(result.error);
        }
      };
      if (from !== undefined)
        imported(
          "state" in from
            ? importStateText(JSON.stringify(from.state), FRESH, rules)
            : importCheckpoint(from.checkpoint, FRESH, rules),
        );
      const enveloped = ({ snapshot: next, envelope }: { snapshot: Snapshot; envelope: unknown }): unknown => {
        snapshot = next;
        return envelope;
      };
      return {
        step(text) {
          const next = advance(snapshot, text, rules);
          snapshot = next.snapshot;
          return next.decision;
        },
        stepEnvelope: (text) => enveloped(step(snapshot, text, rules)),
        explain: absent,
        applyTranscript(messages) {
          const { snapshot: reached, result } = replay(messages, snapshot, rules);
          snapshot = reached;
          return result;
        },
        preview: (text) => enveloped(preview(snapshot, text, rules)),
        state: () => snapshot.state,
        getPolicy: absent,
        isPending: () => snapshot.pending !== null,
        exportJson: () => exportState(snapshot.state, rules),
        importJson: (text) => imported(importStateText(text, snapshot, rules)),
        exportCheckpointJson: () => exportCheckpoint(snapshot, rules),
        importCheckpoint: (value) => imported(importCheckpoint(value, snapshot, rules)),
        importCheckpointJson: (text) => imported(importCheckpointText(text, snapshot, rules)),
      };
    },
    compileTranscript: (messages) => replay(messages, FRESH, rules).result,
    stateDiff: (before, after) => stateDiff(stateOf(before), stateOf(after), rules),
    parse: (text) => parse(text, rules),
    isCanonical: (text) => isCanonical(text, rules),
    describeState: absent,
    readState: absent,
    readDecision: absent,
  };
}

/** What the oracle does not have: no case of these kinds is put to it. */
function absent(): never {
  throw new Error("The oracle has neither readers nor texts for hosts.");
}

/** The state of a fixture, which is one by construction. */
function stateOf(value: unknown): State {
  const { premise, policies, version } = Object(value);
  return { premise, policies, version };
}
