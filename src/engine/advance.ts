/** The pipeline, whole: parse, check, apply. Pure: the same snapshot and text always give the same answer. */
import { parseConfirmation, parseDirective } from "../generated/parser.js";
import { check } from "../semantics/check.js";
import { confirm } from "../semantics/confirm.js";
import { normalizeConfirmation } from "../semantics/normalize.js";
import type { Outcome } from "../semantics/outcome.js";
import type { Decision } from "../values.js";
import { apply, decide } from "./apply.js";
import { requireString } from "./misuse.js";
import { Snapshot } from "./state.js";

/** What one turn leads to. */
export interface Advance {
  readonly snapshot: Snapshot;
  readonly decision: Decision;
  readonly outcome: Outcome;
}

/**
 * Reads one user turn against a snapshot, which stays as it is.
 *
 * @throws {TypeError} when the snapshot is none, or the turn is no string. Any string is answered, at a cost linear in its length.
 */
export function advance(snapshot: Snapshot, text: string): Advance {
  if (!(snapshot instanceof Snapshot)) throw new TypeError("A snapshot comes from initial() or advance().");
  requireString(text, "A turn");
  const outcome = read(snapshot, text);
  const next = apply(snapshot, outcome);
  return { snapshot: next, decision: decide(outcome, next), outcome };
}

/** What a turn comes to: a directive is checked, or an answer while a replacement is pending. */
export function read(snapshot: Snapshot, text: string): Outcome {
  return snapshot.pending === null
    ? check(parseDirective(text), snapshot)
    : confirm(parseConfirmation(normalizeConfirmation(text)), snapshot.pending);
}
