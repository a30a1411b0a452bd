/** Which productions can match a text, by its first code unit: the others a parser need not try. */
import { type Grammar, productionsOf, type Rule } from "../grammar/expression.js";
import { type Range, sizeOf } from "../grammar/units.js";
import { Languages } from "./languages.js";

/** The productions to be tried, in order. */
export interface Dispatch {
  /** Where the text begins with one of these code units. The groups are in the order of their productions. */
  readonly cases: readonly { readonly units: readonly number[]; readonly productions: readonly Rule[] }[];
  /** Where it begins with any other, or is empty. */
  readonly otherwise: readonly Rule[];
}

/** Larger sets of code units are not listed. */
const MOST_LISTED = 64;

/** Found by derivatives: a production is tried where there is something that can follow the code unit. */
export function dispatchOf(grammar: Grammar, start: string): Dispatch {
  const languages = new Languages(grammar);
  const all = productionsOf(grammar, start).map((rule) => ({ rule, language: languages.matching(rule.expression) }));
  const groups = languages.classes.map(({ unit, ranges }) => ({
    ranges,
    rules: all.filter(({ language }) => languages.derivative(language, unit) !== languages.nothing),
  }));
  const large = groups.filter(({ ranges }) => sizeOf(ranges) > MOST_LISTED);
  const otherwise = all.filter(
    (each) => languages.holdsEmpty(each.language) || large.some(({ rules }) => rules.includes(each)),
  );
  const cases = new Map<string, { units: number[]; productions: Rule[] }>();
  for (const { ranges, rules } of groups.filter((group) => !large.includes(group))) {
    const key = rules.map(({ rule }) => rule.name).join(" ");
    const known = cases.get(key) ?? { units: [], productions: rules.map(({ rule }) => rule) };
    known.units.push(...ranges.flatMap(unitsIn));
    cases.set(key, known);
  }
  cases.delete(otherwise.map(({ rule }) => rule.name).join(" "));
  const position = (rules: readonly Rule[]): number => all.findIndex(({ rule }) => rule === rules[0]);
  const inOrder = [...cases.values()].sort((a, b) => position(a.productions) - position(b.productions));
  return { cases: inOrder, otherwise: otherwise.map(({ rule }) => rule) };
}

function unitsIn([first, last]: Range): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
