/** The view: what a gate looks at. It is plain and read at once, so that the answer is about one moment. */
import { isPlainObject } from "../base/index.js";
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

/** The policies that an engine had in its last view: while they are the same, a gate need not read them again. */
const LAST = new WeakMap<object, State["policies"]>();

/**
 * The view of an engine, or of anything that gives a checkpoint. It is a copy of one moment: take another after the next turn.
 * Its policies are frozen, and the same object as in the last view of that engine as long as they say the same.
 *
 * @throws {TypeError} for what gives no checkpoint at once.
 */
export function viewOf(engine: { exportCheckpoint(): Checkpoint }): View {
  const { authoritative_state: state, pending } = engine?.exportCheckpoint?.() ?? {};
  if (!isPlainObject(state?.policies))
    throw new TypeError("viewOf takes an engine, or what gives its checkpoint at once.");
  const last = LAST.get(engine);
  const policies = last !== undefined && areSame(last, state.policies) ? last : Object.freeze({ ...state.policies });
  LAST.set(engine, policies);
  return { state: { ...state, policies }, question: pending };
}

function areSame(last: State["policies"], now: State["policies"]): boolean {
  const items = Object.keys(now);
  return (
    items.length === Object.keys(last).length &&
    items.every((item) => Object.hasOwn(last, item) && last[item] === now[item])
  );
}
