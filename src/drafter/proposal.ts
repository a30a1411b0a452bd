/** A proposal: what a message was read as, checked, and the question whether the user meant it. Plain JSON data. */
import type { PreviewResult } from "../index.js";

/** A directive that waits for the user's yes or no. Nothing has been applied. */
export interface Proposal {
  readonly kind: "proposal";
  /** The canonical directive, as the engine would be given it. */
  readonly directive: string;
  readonly origin: Origin;
  /** What stepping the directive would do: the difference of the states, or the clarification it would meet. */
  readonly preview: PreviewResult;
  /** What to ask the user. */
  readonly question: string;
  /** The engine's checkpoint when this was drafted. Once the engine's is another, the proposal is stale. */
  readonly checkpoint: string;
}

/** Where a proposal came from: the phrasing of the user's message, or what a model made of it. */
export type Origin =
  | {
      readonly source: "phrasing";
      /** The user's message. */
      readonly message: string;
    }
  | {
      readonly source: "model";
      /** The user's message. */
      readonly message: string;
      /** The model's answer, to the letter. */
      readonly answer: string;
    };

/** The question that puts a directive to the user. */
export function questionOf(directive: string): string {
  return `Did you mean \`${directive}\`?`;
}
