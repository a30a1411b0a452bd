/**
 * Which examples pin a rule: those that fail once it is switched off in the oracle. `npm run check:rules` prints the list.
 */
import { disagreements } from "../../src/conformance/compare.js";
import type { Example } from "../../src/conformance/suite.js";
import { NOT_REMOVABLE, without } from "../oracle/rules.js";
import { KINDS, loadExamples } from "./fixture.js";
import { observe } from "./observe.js";
import { oracle } from "./oracle-subject.js";
import type { Implementation } from "./subject.js";

/** How a rule is pinned. */
export interface PinnedRule {
  readonly id: string;
  /** The examples that fail without the rule. */
  readonly failing: readonly string[];
  /** Why the rule cannot be switched off, where it cannot; a named property test proves it then. */
  readonly reason: string | null;
}

/** For each rule, in order, the examples that fail without it, though they hold with all rules in force. */
export function pinnedRules(ids: readonly string[]): PinnedRule[] {
  const examples = KINDS.flatMap(loadExamples).filter((example) => holds(example, oracle()));
  return ids.map((id) => {
    const failing = examples.filter((example) => !holds(example, oracle(without(id))));
    return { id, failing: failing.map((example) => example.case.id), reason: NOT_REMOVABLE[id] ?? null };
  });
}

function holds({ case: asked, expected }: Example, implementation: Implementation): boolean {
  try {
    return disagreements(expected, observe(implementation, asked)).length === 0;
  } catch {
    return false;
  }
}
