/** The pipeline, whole: parse, check, apply. Pure: the same snapshot and text always give the same answer. */

import { requireString } from "../base/index.js";
import { parseConfirmation, parseDirective } from "../generated/directives/parser.js";
import type { Confirmation } from "../generated/directives/syntax.js";
import { check, confirm, normalizeConfirmation, type Outcome } from "../semantics/index.js";
import type { Decision } from "../values.js";
import { apply, decide } from "./apply.js";
import { requireSnapshot, type Snapshot } from "./snapshot.js";

/** What one turn leads to. */
export interface Advance {
  readonly snapshot: Snapshot;
  readonly decision: Decision;
  readonly outcome: Outcome;
}

/**
 * Reads one user turn against a snapshot, which stays as it is. A turn on another version of a conversation than the last one
 * costs the changes in between as well, up to the bound that `docs/performance.md` gives for branches.
 * Any string is answered, at a cost linear in its length.
 *
 * @throws {TypeError} when the snapshot was made by neither `initial` nor `advance`, or the turn is not a string.
 * @throws {RangeError} when the platform cannot hold the normalized text; the snapshot stays as it is.
 */
export function advance(snapshot: Snapshot, text: string): Advance {
  requireSnapshot(snapshot);
  requireString(text, "A turn");
  return applyOutcome(snapshot, read(snapshot, text));
}

/**
 * An outcome takes effect as in the turn that it came of, and no text is read: so is a stored outcome applied again. Its items
 * and its premise must be normalized, and nobody may change it afterwards.
 *
 * @throws {TypeError} when the snapshot was made by no function of the package.
 */
export function applyOutcome(snapshot: Snapshot, outcome: Outcome): Advance {
  requireSnapshot(snapshot);
  const next = apply(snapshot, outcome);
  return { snapshot: next, decision: decide(outcome, next), outcome };
}

/** What a turn comes to: a directive is checked, or an answer while a question is pending. */
export function read(snapshot: Snapshot, text: string): Outcome {
  return snapshot.pending === null
    ? check(parseDirective(text), snapshot)
    : confirm(readConfirmation(text), snapshot.pending);
}

/**
 * How an answer to a question is read (spec, `confirmation.*`): as a yes, as a no, or as neither (null).
 *
 * @throws {TypeError} when the answer is not a string.
 */
export function readConfirmation(text: string): Confirmation | null {
  requireString(text, "An answer");
  return parseConfirmation(normalizeConfirmation(text));
}
