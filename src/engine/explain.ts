/** How a turn is read, and what leads out of a clarification. Both only look: they advance copies. */

import { parseDirective } from "../generated/directives/parser.js";
import type { Directive } from "../generated/directives/syntax.js";
import { CATALOG } from "../generated/spec/catalog.js";
import type { RuleId } from "../generated/spec/rules.js";
import type { Clarification, ClarificationCode, Outcome } from "../semantics/index.js";
import type { Decision } from "../values.js";
import { advance } from "./advance.js";
import type { Snapshot } from "./snapshot.js";

/** All that can be said of a turn. */
export interface Explanation {
  /** What the turn was parsed as; null where it is no directive, and while a confirmation is awaited. */
  readonly directive: Directive | null;
  /** The rule of the spec that the outcome follows. */
  readonly rule: RuleId;
  readonly outcome: Outcome;
  /** Texts that lead out of a clarification, stepped in order; empty where there are none. */
  readonly repairs: readonly string[];
  /** What stepping the turn would answer. */
  readonly decision: Decision;
}

/** Explains a turn against a snapshot. @throws {TypeError} when the turn is no string. */
export function explain(snapshot: Snapshot, text: string): Explanation {
  const { outcome, decision } = advance(snapshot, text);
  const directive = snapshot.pending === null ? parseDirective(text) : null;
  const repairs = outcome.kind === "clarification" ? repairsOf(snapshot, outcome.clarification, text) : [];
  return { directive, rule: outcome.rule, outcome, repairs, decision };
}

/** The first of the catalog's alternatives that leads out from here: no text of it clarifies, the last one updates. */
function repairsOf<C extends ClarificationCode>(
  snapshot: Snapshot,
  { code, parameters }: Clarification<C>,
  turn: string,
): readonly string[] {
  return CATALOG[code].repairs?.(parameters, turn).find((texts) => leadsOut(snapshot, texts)) ?? [];
}

function leadsOut(from: Snapshot, texts: readonly string[]): boolean {
  let snapshot = from;
  return texts.every((text) => {
    const next = advance(snapshot, text);
    snapshot = next.snapshot;
    return next.decision.kind === "update";
  });
}
