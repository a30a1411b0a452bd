/**
 * Where in a text an expression matches, all places at once. Whether it matches at a place is a question about the rest of the
 * text, and those rests form a regular language; an automaton that reads the text from its end answers for each of them in turn.
 */
import { type Expression, type Grammar, GrammarError, type Named } from "../grammar/expression.js";
import { type Automaton, explored, minimized } from "./automaton.js";
import { Languages } from "./languages.js";

/** More states than these would be more code than an expression is worth. */
const MOST_STATES = 200;

/**
 * The automaton that reads backwards: it accepts after a code unit where the expression matches from that unit on. Each state
 * has a step for every code unit.
 *
 * @throws {GrammarError} where the expression has too many states; `rule` is where it stands.
 */
export function placesAutomaton(grammar: Grammar, expression: Expression, rule: Named): Automaton {
  const languages = new Languages(grammar);
  const forward = explored(languages, languages.matching(expression));
  const backward = forward === null ? null : reversed(languages, forward);
  if (backward !== null) return minimized(backward);
  throw new GrammarError(
    rule.place,
    `Rule ${rule.name} looks arbitrarily far ahead in a repetition, for something too large to be found in advance. Look ahead for less.`,
  );
}

/** Subsets (Rabin and Scott, 1959): the states from which what has been read leads to the end. */
function reversed(languages: Languages, forward: Automaton): Automaton | null {
  const accepting = forward.flatMap((state, index) => (state.accepting ? [index] : []));
  const subsets = new Map([[accepting.join(), new Set(accepting)]]);
  const states: Automaton[number][] = [];
  for (const subset of subsets.values()) {
    if (subsets.size > MOST_STATES) return null;
    const next = languages.classes.map(({ unit, ranges }) => {
      const before = forward.flatMap(({ next: steps }, index) => {
        const step = steps.find((each) => each.ranges.some(([first, last]) => first <= unit && unit <= last));
        return step !== undefined && subset.has(step.to) ? [index] : [];
      });
      const key = before.join();
      if (!subsets.has(key)) subsets.set(key, new Set(before));
      return { ranges, to: [...subsets.keys()].indexOf(key) };
    });
    states.push({ accepting: subset.has(0), next });
  }
  return states;
}
