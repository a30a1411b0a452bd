/** The view: what a gate looks at. It is plain and read at once, so that the answer is about one moment. */
import type { Checkpoint, State } from "../index.js";

/** The rules at one moment, as an engine or a session gives them. */
export interface View {
  /** Its policies decide. The premise decides nothing (spec, `gate.premise`). */
  readonly state: State;
  /**
   * The open question. What an engine's checkpoint has as `pending` is about the items of that replacement; any other is
   * taken to be about everything, since a gate cannot read it (spec, `gate.asked`).
   */
  readonly question?: object | null | undefined;
  /** The user's own words that set the rule about an item, where somebody kept them. */
  words?(item: string): string | null | undefined;
  /** An engine is no view, though it has a state: its open question would be lost. Give `viewOf(engine)`. */
  readonly exportCheckpoint?: never;
}

/** The view of an engine, or of anything that gives a checkpoint. It is a copy: take another after the next turn. */
export function viewOf(engine: { exportCheckpoint(): Checkpoint }): View {
  const { authoritative_state, pending } = engine.exportCheckpoint();
  return { state: authoritative_state, question: pending };
}
