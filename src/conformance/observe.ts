/** Answers a case for an implementation: what is observed, as chapter 9 of the spec says. It never sees what is expected. */

import type { Case, JsonObject } from "./case.js";
import type { Beginning, Implementation, Subject } from "./subject.js";

/** What is observed of a case. */
export function observe(implementation: Implementation, example: Case): JsonObject {
  const answer = OBSERVERS[example.kind];
  if (answer === undefined) throw new Error(`No case of the kind ${example.kind} can be answered.`);
  return answer(implementation, fieldsOf(example));
}

/** The fields that a case may have. */
interface Fields {
  readonly initial_state?: unknown;
  readonly initial_checkpoint?: unknown;
  readonly prelude: readonly string[];
  readonly input: string;
  readonly inputs: readonly string[];
  readonly messages: readonly unknown[];
  readonly texts: readonly string[];
  readonly action: {
    readonly fn: string;
    readonly input: string;
    readonly payload?: unknown;
    readonly state?: unknown;
    readonly item: string;
    readonly decision?: unknown;
    readonly messages?: unknown;
    readonly before?: unknown;
    readonly after?: unknown;
  };
  readonly followup?: { readonly input: string };
}

/** The suite is well-formed by construction, so its fields are taken as they are; an absent one is empty. */
function fieldsOf(example: Case): Fields {
  const none = { fn: "", input: "", item: "" };
  return JSON.parse(
    JSON.stringify({ prelude: [], input: "", inputs: [], messages: [], texts: [], action: none, ...example }),
  );
}

type Observer = (implementation: Implementation, fields: Fields) => JsonObject;

const OBSERVERS: { readonly [kind: string]: Observer } = {
  step(implementation, fields) {
    const subject = begin(implementation, fields);
    return { decision: subject.step(fields.input), ...standing(subject) };
  },
  transcript(implementation, { messages }) {
    const result = Object(implementation.compileTranscript(messages));
    return result.kind === "state" ? { state: result } : { clarify: { prompt_to_user: result.prompt_to_user } };
  },
  transcript_live(implementation, fields) {
    const subject = begin(implementation, fields);
    return { result: subject.applyTranscript(fields.messages), ...standing(subject) };
  },
  snapshot(implementation, fields) {
    const subject = begin(implementation, fields);
    const states = [subject.state()];
    for (const input of fields.inputs) {
      subject.step(input);
      states.push(subject.state());
    }
    return { states };
  },
  state_json(implementation, fields) {
    const subject = begin(implementation, fields);
    const { fn, payload } = fields.action;
    if (fn === "export_json") return { payload: subject.exportJson(), ...standing(subject) };
    if (fn === "create_engine") {
      const { subject: begun, ...refused } = made(implementation, subject, { state: payload });
      return { ...refused, ...standing(begun) };
    }
    return { ...failure(() => subject.importJson(String(payload))), ...standing(subject) };
  },
  checkpoint(implementation, fields) {
    const { subject, ...observed } = actOnCheckpoint(implementation, begin(implementation, fields), fields);
    const reached = { ...observed, ...standing(subject) };
    if (fields.followup === undefined) return reached;
    const { input } = fields.followup;
    return { ...reached, followup: { input, decision: subject.step(input), ...standing(subject) } };
  },
  controller(implementation, fields) {
    const { fn, input, before, after } = fields.action;
    if (fn === "state_diff") return { diff: implementation.stateDiff(before, after) };
    const subject = begin(implementation, fields);
    if (fn === "step") return { result: subject.stepEnvelope(input), ...standing(subject) };
    return { result: subject.preview(input), state_after_preview: subject.state(), ...standing(subject) };
  },
  controller_preview(implementation, fields) {
    const subject = begin(implementation, fields);
    const untouched = subject.exportCheckpointJson();
    const { decision, would_mutate, diff, state_before, state_after } = Object(subject.preview(fields.input));
    return {
      decision_kind: decision.kind,
      would_mutate,
      diff_changed: diff.changed,
      state_before_equals_after: JSON.stringify(state_before) === JSON.stringify(state_after),
      engine_state_unchanged_after_preview: subject.exportCheckpointJson() === untouched,
      ...standing(subject),
    };
  },
  readers(implementation, { action: { fn, state, decision, item } }) {
    if (fn === "get_policy") return { policy: implementation.start({ state }).getPolicy(item) };
    return fn === "read_state" ? implementation.readState(state) : implementation.readDecision(decision);
  },
  host(implementation, fields) {
    const { fn, state, input } = fields.action;
    if (fn === "describe_state") return { text: implementation.describeState(state) };
    const subject = begin(implementation, fields);
    return { explanation: subject.explain(input), ...standing(subject) };
  },
  misuse(implementation, fields) {
    const subject = begin(implementation, fields);
    return { refused: isRefused(() => misuse(subject, fields.action)), ...standing(subject) };
  },
  grammar(implementation, { texts }) {
    const parsed = texts.map((text) => ({
      text,
      directive: implementation.parse(text),
      canonical: implementation.isCanonical(text),
    }));
    return { texts: parsed };
  },
  scenario(implementation, { initial_checkpoint, inputs }) {
    const subject = implementation.start({ checkpoint: initial_checkpoint });
    const turns = inputs.map((input) => {
      const { kind, prompt_to_user } = Object(subject.step(input));
      return { input, decision: { kind, prompt_to_user }, checkpoint: JSON.parse(subject.exportCheckpointJson()) };
    });
    return { turns };
  },
};

function begin(implementation: Implementation, { initial_state, prelude }: Fields): Subject {
  const subject = implementation.start(initial_state === undefined ? undefined : { state: initial_state });
  for (const turn of prelude) subject.step(turn);
  return subject;
}

/** Where a conversation stands. What is pending is seen in a checkpoint. */
function standing(subject: Subject): JsonObject {
  const { pending } = JSON.parse(subject.exportCheckpointJson());
  return { state: subject.state(), has_pending_clarification: subject.isPending(), pending };
}

/** A call with arguments of the wrong kind: the types rule it out, so it is made past them. */
function misuse(subject: Subject, { fn, input, messages, payload }: Fields["action"]): void {
  if (fn === "step") Reflect.apply(subject.step, subject, [input]);
  else if (fn === "preview") Reflect.apply(subject.preview, subject, [input]);
  else if (fn === "explain") Reflect.apply(subject.explain, subject, [input]);
  else if (fn === "apply_transcript") Reflect.apply(subject.applyTranscript, subject, [messages]);
  else Reflect.apply(subject.importJson, subject, [payload]);
}

function isRefused(act: () => void): boolean {
  try {
    act();
    return false;
  } catch (error) {
    return error instanceof TypeError;
  }
}

function actOnCheckpoint(implementation: Implementation, subject: Subject, { action: { fn, payload } }: Fields) {
  if (fn === "create_engine") return made(implementation, subject, { checkpoint: payload });
  if (fn === "import_checkpoint") return { subject, ...failure(() => subject.importCheckpoint(payload)) };
  if (fn === "import_checkpoint_json")
    return { subject, ...failure(() => subject.importCheckpointJson(String(payload))) };
  const reached = fn === "export_checkpoint_json" ? subject : restored(implementation, subject);
  const text = reached.exportCheckpointJson();
  const payload_object: unknown = JSON.parse(text);
  return { subject: reached, payload: text, payload_json_parseable: true, payload_object };
}

/** A conversation that begins with what is given; where that is refused, the one that there was. */
function made(implementation: Implementation, before: Subject, from: Beginning) {
  let subject = before;
  const refused = failure(() => {
    subject = implementation.start(from);
  });
  return { subject, ...refused };
}

function restored(implementation: Implementation, from: Subject): Subject {
  const fresh = implementation.start();
  fresh.importCheckpointJson(from.exportCheckpointJson());
  return fresh;
}

function failure(act: () => void): { readonly error?: object } {
  try {
    act();
    return {};
  } catch (error) {
    return { error: { type: "ValueError", message_contains: error instanceof Error ? error.message : String(error) } };
  }
}
