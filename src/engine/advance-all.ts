/** Several texts stepped as one turn, all or none: a fix, a macro and a confirmed proposal stand for several directives. */

import { requireString } from "../base/index.js";
import type { Outcome } from "../semantics/index.js";
import { type Advance, advance } from "./advance.js";
import type { Snapshot } from "./snapshot.js";

/** What several texts lead to. The snapshot, the decision and the outcome are those of the whole. */
export interface AdvanceAll extends Advance {
  /** The outcome of each text that was read, in order. A refused whole ends with the one that stopped it. */
  readonly outcomes: readonly Outcome[];
}

/**
 * Steps several texts, all or none. One text is a turn as any other. Of several, each must be an update: at the first one that
 * is not, nothing is applied, the decision is that one's, and its question is not left pending, since what it asks of was undone. The
 * snapshot is then the one that was given, what it has pending included; the outcome of a refused whole is not one to apply.
 *
 * @throws {TypeError} when the texts are not a list, there is none, one is not a string, or the snapshot is not one.
 */
export function advanceAll(snapshot: Snapshot, texts: readonly string[]): AdvanceAll {
  if (!Array.isArray(texts) || texts.length === 0) throw new TypeError("advanceAll takes a list of one text at least.");
  for (const [index, text] of texts.entries()) requireString(text, `Text ${index} of advanceAll`);
  const [first = "", ...rest] = texts;
  let last = advance(snapshot, first);
  const outcomes = [last.outcome];
  for (const text of rest) {
    if (last.outcome.kind !== "transition") break;
    last = advance(last.snapshot, text);
    outcomes.push(last.outcome);
  }
  if (rest.length === 0 || last.outcome.kind === "transition") return { ...last, outcomes };
  const outcome = unasked(last.outcome);
  return { snapshot, decision: last.decision, outcome, outcomes: outcomes.with(-1, outcome) };
}

function unasked(outcome: Outcome): Outcome {
  return outcome.kind === "clarification" ? { ...outcome, pending: null } : outcome;
}
