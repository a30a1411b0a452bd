/** Answers a case of the older language for an implementation: what is observed, as chapter 9 of its spec says. */
import type { Case, JsonObject } from "../case.js";

/** One conversation of an implementation. Imports throw an Error whose message is that of the spec. */
export interface FocusSubject {
  step(text: string): unknown;
  state(): unknown;
  exportJson(): string;
  importJson(text: string): void;
  applyTranscript(messages: readonly unknown[]): unknown;
}

/** An implementation. */
export interface FocusImplementation {
  start(): FocusSubject;
  migrate(state: unknown): object;
  /** The fields that a production reads in a text, or null where it does not read it. */
  parse(production: string, text: string): object | null;
}

/** What is observed of a case. Sessions are not observed here: they are a program's. */
export function observeFocus(implementation: FocusImplementation, asked: Case): JsonObject {
  const answer = OBSERVERS[asked.kind];
  if (answer === undefined) throw new Error(`No case of the kind ${asked.kind} can be answered.`);
  return answer(implementation, fieldsOf(asked));
}

/** The fields that a case may have. */
interface Fields {
  readonly turns: readonly string[];
  readonly payload: string;
  readonly messages: readonly unknown[];
  /** The turns behind an import or a transcript. */
  readonly followup?: readonly string[];
  readonly production: string;
  readonly text: string;
  readonly state?: unknown;
}

/** The suite is well-formed by construction, so its fields are taken as they are; an absent one is empty. */
function fieldsOf(asked: Case): Fields {
  return JSON.parse(JSON.stringify({ turns: [], payload: "", messages: [], production: "", text: "", ...asked }));
}

const OBSERVERS: {
  readonly [kind: string]: (implementation: FocusImplementation, fields: Fields) => JsonObject;
} = {
  turns: (implementation, { turns }) => stepped(implementation.start(), turns),
  export(implementation, { turns }) {
    const subject = implementation.start();
    stepped(subject, turns);
    return { payload: subject.exportJson() };
  },
  import(implementation, { turns, payload, followup }) {
    const subject = implementation.start();
    stepped(subject, turns);
    const error = messageOf(() => subject.importJson(payload));
    const state = subject.state();
    return { ...(error === null ? {} : { error }), state, ...behind(subject, followup) };
  },
  transcript(implementation, { turns, messages, followup }) {
    const subject = implementation.start();
    stepped(subject, turns);
    return { result: subject.applyTranscript(messages), ...behind(subject, followup) };
  },
  parse: (implementation, { production, text }) => ({ fields: implementation.parse(production, text) }),
  migrate: (implementation, { state }) => ({ ...implementation.migrate(state) }),
};

/** The decision that answers the last of some turns, and the state then. */
function stepped(subject: FocusSubject, turns: readonly string[]): JsonObject {
  const decision = turns.map((turn) => subject.step(turn)).at(-1);
  return { decision, state: subject.state() };
}

function behind(subject: FocusSubject, turns: readonly string[] | undefined): JsonObject {
  return turns === undefined ? {} : { followup: stepped(subject, turns) };
}

function messageOf(act: () => void): string | null {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
