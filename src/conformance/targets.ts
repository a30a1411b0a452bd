/** What is fuzzed: kinds of cases, each made of texts alone, so that what fails can be shrunk text by text. */
import type { Arbitrary } from "fast-check";
import type { FastCheck } from "../generated/directives/sentences.js";
import { createEngine, type Engine } from "../index.js";
import type { Class } from "./classes.js";
import type { Case, JsonObject } from "./suite.js";
import { mutated, operands, turns } from "./turns.js";

/** What a case is made of. */
export interface Ingredients {
  /** The turns that lead to the state in which the case begins. */
  readonly given: readonly string[];
  /** The turns of the case that come before what it is about; they may leave a question. */
  readonly prelude: readonly string[];
  /** What the case is about: turns, messages, a payload. */
  readonly texts: readonly string[];
}

/** A kind of fuzzed cases. */
export interface Target {
  readonly id: string;
  readonly class: Class;
  /** How many texts a case needs at least. */
  readonly least: number;
  readonly texts: (fc: FastCheck) => Arbitrary<string[]>;
  readonly toCase: (ingredients: Ingredients) => JsonObject & { readonly kind: string };
}

/** The longest conversation, in turns. */
const TURNS = 12;

/** The targets. */
export const TARGETS: readonly Target[] = [
  {
    id: "fuzz.conversation",
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

/** What a case of a target is made of, at random. */
export function ingredients(fc: FastCheck, target: Target): Arbitrary<Ingredients> {
  const given = fc.array(turns(fc), { maxLength: 8 });
  return fc.record({ given, prelude: fc.array(turns(fc), { maxLength: 3 }), texts: target.texts(fc) });
}

/** The case of a target. */
export function caseOf(target: Target, from: Ingredients): Case {
  return { id: target.id, ...target.toCase(from) };
}

function begun({ given, prelude }: Omit<Ingredients, "texts">): JsonObject {
  return { initial_state: stepped(given).state, prelude };
}

/** An engine that has come through turns. */
function stepped(texts: readonly string[]): Engine {
  const engine = createEngine();
  for (const text of texts) engine.step(text);
  return engine;
}

/** What marks a text as the assistant's. */
const ASSISTANT = "assistant> ";

function message(text: string): JsonObject {
  return text.startsWith(ASSISTANT)
    ? { role: "assistant", content: text.slice(ASSISTANT.length) }
    : { role: "user", content: text };
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
