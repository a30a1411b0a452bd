/** A call that would change something, and what is asked about it. */
import type { Head } from "../sessions/index.js";

/** A call that would change something. */
export interface Call {
  readonly conversation: string;
  /** The directive, or the command `undo`. */
  readonly text: string;
  readonly tool: "apply" | "undo";
}

/** What was asked: it travels to the client and back, signed, so that a yes counts for what the user has seen and for nothing else. */
export interface Asked extends Call {
  /** The id under which the log takes the answer, once. */
  readonly turn: string;
  /** The last entry of the rules that the user has seen. */
  readonly rules: Head;
  /** The question that was open, by its sequence. */
  readonly question: number | null;
  /** The question that the engine asks of the directive, by its prompt. */
  readonly prompt: string | null;
}
