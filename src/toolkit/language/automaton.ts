/** Deterministic automata: explored from a language by its derivatives, and made as small as they can be. */
import { joined, type Range } from "../grammar/units.js";
import type { Language, Languages } from "./languages.js";

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

/** More states than these are no grammar of words and operands, and perhaps there is no end of them. */
const MOST_STATES = 600;

/** The automaton of a language, or null where it has too many states: each step leads to a state, save where it is dead. */
export function explored(languages: Languages, language: Language): Automaton | null {
  const indexes = new Map([[language, 0]]);
  const states: State[] = [];
  for (const here of indexes.keys()) {
    if (indexes.size > MOST_STATES) return null;
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
export function minimized(automaton: Automaton): Automaton {
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
