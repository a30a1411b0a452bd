/**
 * Which examples pin a rule: those that fail once it is switched off in the oracle. `npm run check:rules` prints the list.
 */
import { isDeepStrictEqual } from "node:util";
import { NOT_REMOVABLE, without } from "../oracle/rules.js";
import { disagreements } from "./compare.js";
import { type Case, loadCases, loadScenarios, type Scenario } from "./fixture.js";
import { observe, observeScenario } from "./observe.js";
import { oracle } from "./oracle-subject.js";

/** The kinds of fixtures that the oracle runs. */
const KINDS = ["step", "transcript", "state_json", "checkpoint", "controller", "controller_preview", "grammar"];

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
  const cases = KINDS.flatMap(loadCases);
  const scenarios = loadScenarios();
  return ids.map((id) => ({ id, failing: failingWithout(id, cases, scenarios), reason: NOT_REMOVABLE[id] ?? null }));
}

function failingWithout(id: string, cases: readonly Case[], scenarios: readonly Scenario[]): string[] {
  const implementation = oracle(without(id));
  const failed = cases.filter((example) =>
    fails(() => disagreements(example, observe(implementation, example)).length === 0),
  );
  const strayed = scenarios.filter((each) =>
    fails(() => isDeepStrictEqual(observeScenario(implementation, each), each.turns)),
  );
  return [...failed, ...strayed].map((example) => example.id);
}

function fails(holds: () => boolean): boolean {
  try {
    return !holds();
  } catch {
    return true;
  }
}
