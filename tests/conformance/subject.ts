/** What a fixture is run against: an implementation of the language, ours or the oracle. */

/** One conversation of an implementation. Imports throw an Error whose message is that of the spec. */
export interface Subject {
  step(text: string): unknown;
  /** The step envelope of the controller. */
  stepEnvelope(text: string): unknown;
  preview(text: string): unknown;
  state(): unknown;
  isPending(): boolean;
  exportJson(): string;
  importJson(text: string): void;
  exportCheckpointJson(): string;
  importCheckpoint(value: unknown): void;
  importCheckpointJson(text: string): void;
}

/** An implementation. */
export interface Implementation {
  /** A conversation that begins with a state, or fresh. */
  start(state?: unknown): Subject;
  compileTranscript(messages: readonly unknown[]): unknown;
  stateDiff(before: unknown, after: unknown): unknown;
  parse(text: string): object | null;
  isCanonical(text: string): boolean;
}
