/** The engine of the older language: a thin shell that holds where a conversation stands. */
import { canonicalJson, fieldsOf, requireString, userTurns } from "../base/index.js";
import { importState, importText } from "./import.js";
import { INITIAL, type Standing, toState } from "./standing.js";
import { type Outcome, take } from "./take.js";
import type { FocusDecision, FocusState, FocusTranscriptResult } from "./values.js";

/** One conversation's governed state. Values that it hands out are the caller's own: changing them does not reach it. */
export interface FocusEngine {
  /** Compiles one user turn. @throws {TypeError} when the turn is not a string. */
  step(text: string): FocusDecision;
  /** The state now, made anew at each read. */
  readonly state: FocusState;
  /** The state as one JSON text, the same for the same state (spec, `export.canonical`). A question that is open is not part of it. */
  exportJson(): string;
  /** Replaces the state and drops what was pending. @throws {ImportError} and nothing has changed. */
  importJson(payload: string): void;
  /**
   * Steps the user messages of a conversation, up to the first clarification; what was reached is kept.
   *
   * @throws {TypeError} when the messages are not an array or one of them is not an object; nothing is stepped then.
   */
  applyTranscript(messages: readonly unknown[]): FocusTranscriptResult;
}

/**
 * Makes an engine of the older language: fresh, where the state is absent or null, or from a {@link FocusState}, which is checked as an import is.
 *
 * @throws {TypeError} when anything else is given.
 * @throws {ImportError} when the state cannot be imported.
 */
export function createEngine(options: { readonly state?: unknown } = {}): FocusEngine {
  const fields = fieldsOf(options, [], ["state"]);
  if (fields === null) throw new TypeError("createEngine takes { state }.");
  const state = fields.get("state") ?? null;
  return new StandingEngine(state === null ? INITIAL : importState(state));
}

/** Replays a stored conversation on a fresh engine. @throws {TypeError} as {@link FocusEngine.applyTranscript} does. */
export function compileTranscript(messages: readonly unknown[]): FocusTranscriptResult {
  return createEngine().applyTranscript(messages);
}

class StandingEngine implements FocusEngine {
  #standing: Standing;

  constructor(standing: Standing) {
    this.#standing = standing;
  }

  step(text: string): FocusDecision {
    requireString(text, "A turn");
    const outcome = this.#take(text);
    if (outcome.kind === "clarify") return { kind: "clarify", state: null, prompt_to_user: outcome.prompt };
    if (outcome.kind === "update") return { kind: "update", state: this.state, prompt_to_user: null };
    return { kind: "passthrough", state: null, prompt_to_user: null };
  }

  get state(): FocusState {
    return toState(this.#standing);
  }

  exportJson(): string {
    return canonicalJson(this.state);
  }

  importJson(payload: string): void {
    this.#standing = importText(payload);
  }

  applyTranscript(messages: readonly unknown[]): FocusTranscriptResult {
    for (const turn of userTurns(messages)) {
      const outcome = this.#take(turn);
      if (outcome.kind === "clarify") return { kind: "confirm", prompt_to_user: outcome.prompt };
    }
    return { kind: "state", state: this.state };
  }

  #take(text: string): Outcome {
    const outcome = take(this.#standing, text);
    const pending = outcome.kind === "clarify" ? outcome.pending : null;
    this.#standing = outcome.kind === "update" ? outcome.next : { ...this.#standing, pending };
    return outcome;
  }
}
