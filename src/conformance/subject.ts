/** What can answer a case within this process: an implementation of the language, ours or one of a test. */

import type { JsonObject } from "./case.js";

/** What a conversation begins with: the value of a state or of a checkpoint. */
export type Beginning = { readonly state: unknown } | { readonly checkpoint: unknown };

/** One conversation of an implementation. Imports throw an Error whose message is that of the spec. */
export interface Subject {
  step(text: string): unknown;
  /** The step envelope of the controller. */
  stepEnvelope(text: string): unknown;
  /** What chapter 7 says of a turn: directive, rule, clarification, repairs and decision. */
  explain(text: string): unknown;
  applyTranscript(messages: readonly unknown[]): unknown;
  preview(text: string): unknown;
  state(): unknown;
  getPolicy(item: string): unknown;
  isPending(): boolean;
  exportJson(): string;
  importJson(text: string): void;
  exportCheckpointJson(): string;
  importCheckpoint(value: unknown): void;
  importCheckpointJson(text: string): void;
}

/** An implementation. */
export interface Implementation {
  /** A conversation that begins with what is given, read as an import is, or fresh. */
  start(from?: Beginning): Subject;
  compileTranscript(messages: readonly unknown[]): unknown;
  stateDiff(before: unknown, after: unknown): unknown;
  parse(text: string): object | null;
  isCanonical(text: string): boolean;
  describeState(state: unknown): string;
  /** The readers of a state, and of a decision, each under its name in the protocol. */
  readState(state: unknown): JsonObject;
  readDecision(decision: unknown): JsonObject;
}
