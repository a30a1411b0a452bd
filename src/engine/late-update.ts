/**
 * A decision whose state is made when it is first read, as an own field like any other. One accessor serves all of them: a
 * getter of each one's own would be a new kind of object to the platform, at a higher cost than that of the whole turn.
 */
import type { State, UpdateDecision } from "../values.js";
import { define, type Snapshot } from "./snapshot.js";

/** The decision that a snapshot has been reached. */
export function lateUpdate(snapshot: Snapshot): UpdateDecision {
  const decision: Early = { kind: "update" };
  complete(decision, snapshot);
  return decision;
}

interface Early {
  readonly kind: "update";
  prompt_to_user?: null;
}

function complete(decision: Early, snapshot: Snapshot): asserts decision is UpdateDecision {
  let state: State | undefined;
  const reached = (): State => {
    state ??= snapshot.toState();
    return state;
  };
  Object.defineProperty(decision, "state", STATE);
  decision.prompt_to_user = null;
  Object.defineProperty(decision, REACHED, { value: reached, configurable: true });
}

/** Where a decision keeps the way to its state: out of sight, and a function, which proxies of objects in objects leave alone. */
const REACHED = Symbol("reached");

const STATE = {
  get(this: { readonly [REACHED]: () => State }) {
    return this[REACHED]();
  },
  /** A host may put a state of its own in place, as in a decision that is plain data. */
  set(this: object, value: unknown) {
    define(this, "state", value);
  },
  enumerable: true,
  configurable: true,
};
