/**
 * Which examples pin a rule: those that fail once it is switched off in the oracle. `npm run check:rules` prints the list.
 */
import { disagreements } from "../../src/conformance/compare.js";
import type { Example } from "../../src/conformance/suite.js";
import { NOT_REMOVABLE, without } from "../oracle/rules.js";
import { KINDS, loadExamples } from "./fixture.js";
import { observe } from "./observe.js";
import { oracle } from "./oracle-subject.js";

/** How a rule is pinned. */
export interface PinnedRule {
  readonly id: string;
  /** The examples that fail without the rule. */
  readonly failing: readonly string[];
  /** Why the rule cannot be switched off, where it cannot; a named property test proves it then. */
  readonly reason: string | null;
}

/** For each rule, in order, the examples that fail without it. */
export function pinnedRules(ids: readonly string[]): PinnedRule[] {
  const examples = KINDS.flatMap(loadExamples);
  return ids.map((id) => ({ id, failing: failingWithout(id, examples), reason: NOT_REMOVABLE[id] ?? null }));
}

function failingWithout(id: string, examples: readonly Example[]): string[] {
  const implementation = oracle(without(id));
  const failing = examples.filter(({ case: asked, expected }) => {
    try {
      return disagreements(expected, observe(implementation, asked)).length > 0;
    } catch {
      return true;
    }
  });
  return failing.map((example) => example.case.id);
}
