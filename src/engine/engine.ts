/** The engine of the public API: a thin shell that holds a snapshot. */

import { canonicalJson, entriesOf, requireString, userTurns } from "../base/index.js";
import type { Outcome } from "../semantics/index.js";
import type { Checkpoint, Decision, PolicyValue, State, TranscriptResult } from "../values.js";
import { read } from "./advance.js";
import { apply, decide } from "./apply.js";
import { type Explanation, explain } from "./explain.js";
import { toCheckpoint } from "./export.js";
import { importCheckpoint, importState, parseJson } from "./import.js";
import { normalizeItem } from "./item-name.js";
import { initial, type Snapshot } from "./snapshot.js";

/**
 * One conversation's governed state. Values that it hands out never change, and changing them does not reach it. Where a text
 * grows longer than a string of the platform can be, any member throws a RangeError, and the turn or import has changed nothing.
 */
export interface Engine {
  /** Compiles one user turn. @throws {TypeError} when the turn is not a string. */
  step(text: string): Decision;
  /** How a turn would be read and answered; changes nothing. @throws {TypeError} when the turn is not a string. */
  explain(text: string): Explanation;
  /** The state now, as plain data made anew at each read. */
  readonly state: State;
  /** All that the engine holds now, for whoever looks at a turn without stepping it. It never changes; a step makes another. */
  readonly snapshot: Snapshot;
  /** The policy of an item, in any spelling that normalizes to it, or null. @throws {TypeError} when it is not a string. */
  getPolicy(item: string): PolicyValue | null;
  /** Whether a question waits for the user's yes or no. */
  hasPendingClarification(): boolean;
  /**
   * Steps the user messages of a conversation, up to the first clarification; what was reached is kept.
   *
   * @throws {TypeError} when the messages are not an array or one of them is not an object; nothing is stepped then.
   */
  applyTranscript(messages: readonly unknown[]): TranscriptResult;
  /** The state in export form (spec, chapter 5). */
  exportJson(): string;
  /**
   * Replaces the state and clears what was pending.
   *
   * @throws {ImportError} and nothing has changed.
   * @throws {TypeError} when the payload is not a string.
   */
  importJson(payload: string): void;
  /** The state and what is pending, as plain data. */
  exportCheckpoint(): Checkpoint;
  /**
   * Replaces the state and what is pending. What a getter of the payload throws passes through.
   *
   * @throws {ImportError} and nothing has changed.
   */
  importCheckpoint(payload: unknown): void;
  /** The checkpoint in export form (spec, chapter 5). */
  exportCheckpointJson(): string;
  /**
   * Replaces the state and what is pending.
   *
   * @throws {ImportError} and nothing has changed.
   * @throws {TypeError} when the payload is not a string.
   */
  importCheckpointJson(payload: string): void;
}

/** What an engine starts from: nothing, a state, or a checkpoint. */
export interface EngineOptions {
  /** A {@link State}, checked and normalized as an import. */
  readonly state?: unknown;
  /** A {@link Checkpoint}, likewise. */
  readonly checkpoint?: unknown;
}

/**
 * Makes an engine: fresh, or from a state, or from a checkpoint.
 *
 * @throws {TypeError} when both are given, or anything else is.
 * @throws {ImportError} when what is given cannot be imported.
 */
export function createEngine(options: EngineOptions = {}): Engine {
  const given = entriesOf(options);
  if (given?.every(([name]) => name === "state" || name === "checkpoint") !== true)
    throw new TypeError("createEngine takes { state } or { checkpoint }.");
  if (given.length > 1) throw new TypeError("createEngine takes a state or a checkpoint, not both.");
  const [[name, value] = []] = given;
  if (name === undefined) return new SnapshotEngine(initial());
  return new SnapshotEngine(name === "state" ? importState(value) : importCheckpoint(value));
}

class SnapshotEngine implements Engine {
  #snapshot: Snapshot;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
  }

  step(text: string): Decision {
    requireString(text, "A turn");
    const outcome = this.#take(text);
    return decide(outcome, this.#snapshot);
  }

  explain(text: string): Explanation {
    return explain(this.#snapshot, text);
  }

  get state(): State {
    return this.#snapshot.toState();
  }

  get snapshot(): Snapshot {
    // The engine reads it on: nothing that a host writes to it may be read here.
    Object.freeze(this.#snapshot);
    return this.#snapshot;
  }

  getPolicy(item: string): PolicyValue | null {
    return this.#snapshot.getPolicy(normalizeItem(item));
  }

  hasPendingClarification(): boolean {
    return this.#snapshot.pending !== null;
  }

  applyTranscript(messages: readonly unknown[]): TranscriptResult {
    for (const turn of userTurns(messages)) {
      const outcome = this.#take(turn);
      if (outcome.kind === "clarification") return { kind: "confirm", prompt_to_user: outcome.prompt };
    }
    return { kind: "state", state: this.state };
  }

  /** A step without the decision, which replays do not pay for. */
  #take(turn: string): Outcome {
    const outcome = read(this.#snapshot, turn);
    this.#snapshot = apply(this.#snapshot, outcome);
    return outcome;
  }

  exportJson(): string {
    return canonicalJson(this.state);
  }

  importJson(payload: string): void {
    this.#snapshot = importState(parseJson(payload));
  }

  exportCheckpoint(): Checkpoint {
    return toCheckpoint(this.#snapshot);
  }

  importCheckpoint(payload: unknown): void {
    this.#snapshot = importCheckpoint(payload);
  }

  exportCheckpointJson(): string {
    return canonicalJson(this.exportCheckpoint());
  }

  importCheckpointJson(payload: string): void {
    this.#snapshot = importCheckpoint(parseJson(payload));
  }
}

/**
 * Replays the user messages of a stored conversation on a fresh engine, up to the first clarification.
 *
 * @throws {TypeError} when the messages are not an array or one of them is not an object.
 */
export function compileTranscript(messages: readonly unknown[]): TranscriptResult {
  return createEngine().applyTranscript(messages);
}
