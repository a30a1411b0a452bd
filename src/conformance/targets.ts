/** What is fuzzed of the directive language. */
import type { Arbitrary } from "fast-check";
import type { FastCheck } from "../generated/directives/sentences.js";
import { createEngine, type Engine } from "../index.js";
import type { JsonObject } from "./case.js";
import { ASSISTANT, message } from "./messages.js";
import { CONVERSATION, type Ingredients, type Target } from "./target.js";
import { mutated, operands, turns } from "./turns.js";

/** The longest conversation, in turns. */
const TURNS = 12;

/** The targets. */
export const TARGETS: readonly Target[] = [
  {
    id: CONVERSATION,
    class: "core",
    least: 1,
    texts: (fc) => fc.array(turns(fc), { minLength: 1, maxLength: TURNS }),
    toCase: ({ given, prelude, texts }) => {
      const initial_checkpoint = stepped([...given, ...prelude]).exportCheckpoint();
      return { kind: "scenario", initial_checkpoint, inputs: texts };
    },
  },
  {
    id: "fuzz.import-state",
    class: "core",
    least: 1,
    texts: (fc) => fc.tuple(payloads(fc)),
    toCase: ({ texts: [payload], ...from }) => ({
      kind: "state_json",
      ...begun(from),
      action: { fn: "import_json", payload },
    }),
  },
  {
    id: "fuzz.import-checkpoint",
    class: "core",
    least: 2,
    texts: (fc) => fc.tuple(checkpoints(fc), turns(fc)),
    toCase: ({ texts: [payload, input], ...from }) => {
      const action = { fn: "import_checkpoint_json", payload };
      return { kind: "checkpoint", ...begun(from), action, followup: { input } };
    },
  },
  {
    id: "fuzz.transcript",
    class: "core",
    least: 0,
    texts: (fc) =>
      fc.array(fc.oneof({ weight: 5, arbitrary: turns(fc) }, fc.constant(`${ASSISTANT}use x`)), { maxLength: TURNS }),
    toCase: ({ texts, ...from }) => ({ kind: "transcript_live", ...begun(from), messages: texts.map(message) }),
  },
  {
    id: "fuzz.preview",
    class: "controller",
    least: 1,
    texts: (fc) => fc.tuple(turns(fc)),
    toCase: ({ texts: [input], ...from }) => ({ kind: "controller", ...begun(from), action: { fn: "preview", input } }),
  },
  {
    id: "fuzz.diff",
    class: "controller",
    least: 0,
    texts: (fc) => fc.array(turns(fc), { maxLength: TURNS }),
    toCase: ({ given, prelude, texts }) => {
      const [before, after] = [stepped([...given, ...prelude]).state, stepped([...given, ...texts]).state];
      return { kind: "controller", action: { fn: "state_diff", before, after } };
    },
  },
  {
    id: "fuzz.explain",
    class: "host",
    least: 1,
    texts: (fc) => fc.tuple(turns(fc)),
    toCase: ({ texts: [input], ...from }) => ({ kind: "host", ...begun(from), action: { fn: "explain", input } }),
  },
];

function begun({ given, prelude }: Omit<Ingredients, "texts">): JsonObject {
  return { initial_state: stepped(given).state, prelude };
}

/** An engine that has come through turns. */
function stepped(texts: readonly string[]): Engine {
  const engine = createEngine();
  for (const text of texts) engine.step(text);
  return engine;
}

/** Texts of states that are imported, some of them damaged. */
function payloads(fc: FastCheck): Arbitrary<string> {
  const policies = fc.dictionary(operands(fc), fc.constantFrom("use", "prohibit"), { maxKeys: 4 });
  const state = fc.record({ premise: fc.oneof(fc.constant(null), operands(fc)), policies, version: fc.constant(2) });
  const texts = state.map((value) => JSON.stringify(value));
  return fc.oneof(texts, mutated(fc, texts));
}

/** Texts of checkpoints, some of them damaged where nothing is pending. */
function checkpoints(fc: FastCheck): Arbitrary<string> {
  const conversation = fc.array(turns(fc), { maxLength: 6 });
  const whole = conversation.map((texts) => stepped(texts).exportCheckpointJson());
  const settled = conversation.map((texts) => {
    const { state } = stepped(texts);
    return JSON.stringify({ checkpoint_version: 1, authoritative_state: state, pending: null });
  });
  return fc.oneof(whole, mutated(fc, settled));
}
