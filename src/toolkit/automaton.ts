/**
 * The smallest deterministic automaton of a language, and that of the canonical texts: the texts of each production's
 * canonical reading that no production before it takes.
 */
import {
  canonicalReading,
  type Expression,
  type Grammar,
  GrammarError,
  mapReferences,
  productionsOf,
} from "./expression.js";
import { type Language, Languages } from "./language.js";
import { joined, type Range } from "./units.js";

/** A state: whether a text may end in it, and where each set of code units leads. */
export interface State {
  readonly accepting: boolean;
  readonly next: readonly Transition[];
}

/** A step from a state: the code units that take it, and the state's index. */
interface Transition {
  readonly ranges: readonly Range[];
  readonly to: number;
}

/** States by index; a text begins in the first one. Where no transition fits, the text is refused. */
export type Automaton = readonly State[];

/** The automaton of the canonical texts of a start rule, and of one word beside them. */
export function canonicalAutomaton(grammar: Grammar, start: string, word: string): Automaton {
  const other: Expression = { type: "literal", value: word };
  const languages = new Languages(withCanonicalRules(grammar, other));
  const end = languages.not(languages.matching({ type: "any" }));
  const failed: Language[] = [];
  const texts = productionsOf(grammar, start).map(({ name, class: correction, expression }) => {
    const canonical = languages.matching({ type: "reference", name: canonicalRule(name) }, end);
    const own = correction === null ? languages.both([...failed, canonical]) : languages.nothing;
    failed.push(languages.not(languages.matching(expression)));
    return own;
  });
  const automaton = minimized(explored(languages, languages.either([...texts, languages.matching(other, end)])));
  refuseSplitPairs(automaton);
  return automaton;
}

/** The grammar, with the canonical reading of each rule beside it, under a name that no rule can have. */
function withCanonicalRules(grammar: Grammar, other: Expression): Grammar {
  const both = new Map(grammar);
  both.set("other word", { name: "other word", class: null, expression: other });
  for (const rule of canonicalReading(grammar).values()) both.set(canonicalRule(rule.name), rule);
  for (const [name, rule] of canonicalReading(grammar)) {
    both.set(canonicalRule(name), { ...rule, expression: mapReferences(rule.expression, canonicalRule) });
  }
  return both;
}

function canonicalRule(name: string): string {
  return `canonical ${name}`;
}

/** The states that derivatives lead to, without the steps from which no text of the language can be reached. */
function explored(languages: Languages, language: Language): Automaton {
  const indexes = new Map([[language, 0]]);
  const states: State[] = [];
  for (const here of indexes.keys()) {
    const next = languages.classes.map(({ unit, ranges }) => {
      const there = languages.derivative(here, unit);
      const to = indexes.get(there) ?? indexes.size;
      indexes.set(there, to);
      return { ranges, to };
    });
    states.push({ accepting: languages.holdsEmpty(here), next });
  }
  const live = leadingToTheEnd(states);
  return states.map(({ accepting, next }) => ({ accepting, next: next.filter(({ to }) => live.has(to)) }));
}

/** The states from which an accepting one can be reached. */
function leadingToTheEnd(states: Automaton): ReadonlySet<number> {
  const live = new Set(states.flatMap(({ accepting }, index) => (accepting ? [index] : [])));
  for (let before = -1; before !== live.size; ) {
    before = live.size;
    for (const [index, { next }] of states.entries()) if (next.some(({ to }) => live.has(to))) live.add(index);
  }
  return live;
}

/** Merges states that accept the same texts, and transitions that lead to the same state (Moore, 1956). */
function minimized(automaton: Automaton): Automaton {
  let groups = automaton.map(({ accepting }) => Number(accepting));
  for (let count = 0; ; ) {
    const signatures = automaton.map(({ next }, index) =>
      JSON.stringify([groups[index], next.map(({ ranges, to }) => [ranges, groups[to]])]),
    );
    const known = [...new Set(signatures)];
    if (known.length === count) break;
    count = known.length;
    groups = signatures.map((signature) => known.indexOf(signature));
  }
  const first = [...new Set(groups)].map((group) => groups.indexOf(group));
  const indexOf = new Map(first.map((state, index) => [groups[state], index]));
  return first.map((index) => {
    const { accepting, next } = automaton[index] ?? { accepting: false, next: [] };
    const ranges = new Map<number, Range[]>();
    for (const step of next) {
      const to = indexOf.get(groups[step.to]) ?? 0;
      ranges.set(to, [...(ranges.get(to) ?? []), ...step.ranges]);
    }
    return { accepting, next: [...ranges].map(([to, all]) => ({ to, ranges: joined(all) })) };
  });
}

/**
 * Refuses an automaton in which two halves of a surrogate pair lead elsewhere than one character that no rule names: a
 * reader of whole code points could not tell what the pair means.
 */
function refuseSplitPairs(automaton: Automaton): void {
  const step = (state: number | null, unit: number): number | null =>
    state === null
      ? null
      : (automaton[state]?.next.find(({ ranges }) => ranges.some(([a, b]) => a <= unit && unit <= b))?.to ?? null);
  for (const index of automaton.keys()) {
    const pair = step(step(index, 0xd83d), 0xde00);
    if (pair !== step(index, 0xd83d))
      throw new GrammarError(`After ${index} steps a surrogate pair counts as two characters.`);
  }
}
