/**
 * Which examples pin a rule: those that fail once it is switched off in the oracle. `npm run check:rules` prints the list.
 */
import { isDeepStrictEqual } from "node:util";
import type { Example } from "../../src/conformance/case.js";
import { disagreements } from "../../src/conformance/compare.js";
import { observe } from "../../src/conformance/observe.js";
import { shapeOf } from "../../src/conformance/shape.js";
import type { Implementation } from "../../src/conformance/subject.js";
import { loadSuite } from "../../src/conformance/suite.js";
import type { SPECIFIED } from "../../tools/languages.js";
import { type AcquisitionExample, answerOf, loadAcquisitionExamples, oracleLayer } from "../acquisition/examples.js";
import { type DiagnoseExample, decidedOf, diagnosedNaively, EXAMPLES } from "../diagnostics/examples.js";
import { isAnswered, oracleObserved } from "../focus/oracle-subject.js";
import { type GateExample, loadGateExamples } from "../gate/examples.js";
import { answer as answerOfGate } from "../oracle/gate.js";
import { ALL_RULES, NOT_REMOVABLE, type Rules, without } from "../oracle/rules.js";
import { KINDS, loadExamples } from "./fixture.js";
import { oracle } from "./oracle-subject.js";

/** How a rule is pinned. */
export interface PinnedRule {
  readonly id: string;
  /** The examples that fail without the rule. */
  readonly failing: readonly string[];
  /** Why the rule cannot be switched off, where it cannot; a named property test proves it then. */
  readonly reason: string | null;
}

/** A language that has an oracle, by its name. */
export type Proven = (typeof SPECIFIED)[number]["name"];

/** For each rule, in order, the examples that fail without it, though they hold with all rules in force. */
export function pinnedRules(language: Proven, ids: readonly string[]): PinnedRule[] {
  const { proofs, notRemovable } = ORACLES[language];
  const holding = proofs().flatMap(asking);
  return ids.map((id) => {
    const failing = holding.filter(({ asked, holds }) => asked.has(id) && !holds(without(id)));
    return { id, failing: failing.map((proof) => proof.id), reason: notRemovable[id] ?? null };
  });
}

/** A proof that holds, and the rules that the oracle asks for on its way: switched off, any other one changes nothing. */
function asking(proof: Proof): readonly (Proof & { readonly asked: ReadonlySet<string> })[] {
  const asked = new Set<string>();
  const noting: Rules = (id) => {
    asked.add(id);
    return ALL_RULES(id);
  };
  return proof.holds(noting) ? [{ ...proof, asked }] : [];
}

/** The oracle of each language: what it is asked, and the rules that it does not switch off, each with the reason. */
const ORACLES: Readonly<
  Record<
    Proven,
    { readonly proofs: () => readonly Proof[]; readonly notRemovable: Readonly<Record<string, string | undefined>> }
  >
> = {
  directives: {
    proofs: () => [
      ...KINDS.flatMap(loadExamples).map(ofLanguage),
      ...loadAcquisitionExamples().map(ofLayer),
      ...loadGateExamples().map(ofGate),
      ...EXAMPLES.map(ofDiagnostics),
    ],
    notRemovable: NOT_REMOVABLE,
  },
  focus: {
    proofs: () =>
      loadSuite("focus")
        .examples.filter((each) => isAnswered(each.case))
        .map(ofFocus),
    notRemovable: {},
  },
};

/** An example, and whether it holds in an oracle in which the given rules are in force. */
interface Proof {
  readonly id: string;
  readonly holds: (rules: Rules) => boolean;
}

function ofLanguage(example: Example): Proof {
  return { id: example.case.id, holds: (rules) => holds(example, oracle(rules)) };
}

function ofFocus({ case: asked, expected }: Example): Proof {
  return { id: asked.id, holds: (rules) => isDeepStrictEqual(oracleObserved(asked, rules), expected) };
}

function ofLayer({ case: asked, expected }: AcquisitionExample): Proof {
  return { id: asked.id, holds: (rules) => isDeepStrictEqual(answerOf(oracleLayer(rules), asked), expected) };
}

function ofGate({ case: asked, expected }: GateExample): Proof {
  const answers = (rules: Rules) => asked.calls.map((call) => answerOfGate(asked, call, rules));
  return { id: asked.id, holds: (rules) => isDeepStrictEqual(answers(rules), expected.answers) };
}

/** As far as the oracle goes: it says no messages and no fixes. */
function ofDiagnostics({ case: asked, expected }: DiagnoseExample): Proof {
  const due = decidedOf(expected.diagnostics);
  return { id: asked.id, holds: (rules) => isDeepStrictEqual(diagnosedNaively(asked, rules), due) };
}

function holds(example: Example, implementation: Implementation): boolean {
  try {
    return disagreements(shapeOf(example), example.expected, observe(implementation, example.case)).length === 0;
  } catch {
    return false;
  }
}
