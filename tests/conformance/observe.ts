/** Runs a fixture against an implementation and tells what is observed, in the shape in which it is expected. */
import type { Case, Scenario } from "./fixture.js";
import type { Implementation, Subject } from "./subject.js";

/** What a fixture's `expected` may name, as observed. The expectation itself is not looked at. */
export function observe(implementation: Implementation, example: Case): { readonly [field: string]: unknown } {
  const run = OBSERVERS[example.kind];
  if (run === undefined) throw new Error(`No fixture of the kind ${example.kind} can be run.`);
  return run(implementation, example);
}

/** Each turn of a scenario: its decision in short, and the checkpoint after it. */
export function observeScenario(implementation: Implementation, { initial_checkpoint, inputs }: Scenario): unknown[] {
  const subject = implementation.start();
  subject.importCheckpoint(initial_checkpoint);
  return inputs.map((input) => {
    const decision = Object(subject.step(input));
    const { kind, prompt_to_user } = decision;
    return { input, decision: { kind, prompt_to_user }, checkpoint: JSON.parse(subject.exportCheckpointJson()) };
  });
}

type Observer = (implementation: Implementation, example: Case) => { readonly [field: string]: unknown };

const OBSERVERS: { readonly [kind: string]: Observer } = {
  step(implementation, example) {
    const subject = begin(implementation, example);
    return { decision: subject.step(example.input ?? ""), ...standing(subject) };
  },
  transcript(implementation, { messages = [] }) {
    const result = Object(implementation.compileTranscript(messages));
    return result.kind === "state" ? { state: result } : { clarify: { prompt_to_user: result.prompt_to_user } };
  },
  state_json(implementation, example) {
    const subject = begin(implementation, example);
    const { fn, payload } = example.action ?? { fn: "" };
    if (fn === "export_json") return { payload: subject.exportJson(), state: subject.state() };
    return { ...failure(() => subject.importJson(String(payload))), state: subject.state() };
  },
  checkpoint(implementation, example) {
    const { subject, ...observed } = actOnCheckpoint(implementation, begin(implementation, example), example);
    const before = standing(subject);
    const next = Object(example.expected.followup ?? {}).input;
    if (typeof next !== "string") return { ...observed, ...before };
    return { ...observed, ...before, followup: { input: next, decision: subject.step(next), ...standing(subject) } };
  },
  controller(implementation, example) {
    const { fn, input, before, after } = { input: "", before: null, after: null, ...example.action };
    if (fn === "state_diff") return { diff: implementation.stateDiff(before, after) };
    const subject = begin(implementation, example);
    if (fn === "step") return { result: subject.stepEnvelope(String(input)), ...standing(subject) };
    return { result: subject.preview(String(input)), state_after_preview: subject.state(), ...standing(subject) };
  },
  controller_preview(implementation, example) {
    const subject = begin(implementation, example);
    const untouched = subject.exportCheckpointJson();
    const { decision, would_mutate, diff, state_before, state_after } = Object(subject.preview(example.input ?? ""));
    return {
      decision_kind: decision.kind,
      would_mutate,
      diff_changed: diff.changed,
      state_before_equals_after: JSON.stringify(state_before) === JSON.stringify(state_after),
      engine_state_unchanged_after_preview: subject.exportCheckpointJson() === untouched,
    };
  },
  grammar(implementation, { texts = [], production }) {
    return {
      texts: texts.map(({ text, directive }) => {
        const parsed = implementation.parse(text);
        if (directive !== null) return { text, directive: parsed, canonical: implementation.isCanonical(text) };
        return { text, directive: Object(parsed).kind === production ? parsed : null };
      }),
    };
  },
};

function begin(implementation: Implementation, { initial_state, prelude = [] }: Case): Subject {
  const subject = implementation.start(initial_state);
  for (const turn of prelude) subject.step(turn);
  return subject;
}

function standing(subject: Subject): { readonly state: unknown; readonly has_pending_clarification: boolean } {
  return { state: subject.state(), has_pending_clarification: subject.isPending() };
}

function actOnCheckpoint(implementation: Implementation, subject: Subject, { action }: Case) {
  const { fn, payload } = action ?? { fn: "" };
  if (fn === "import_checkpoint") return { subject, ...failure(() => subject.importCheckpoint(payload)) };
  if (fn === "import_checkpoint_json")
    return { subject, ...failure(() => subject.importCheckpointJson(String(payload))) };
  const reached = fn === "export_checkpoint_json" ? subject : restored(implementation, subject);
  const payload_object: unknown = JSON.parse(reached.exportCheckpointJson());
  return { subject: reached, payload_json_parseable: true, payload_object };
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
