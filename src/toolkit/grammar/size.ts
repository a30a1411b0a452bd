/** How large a rule is with all that it refers to: what is made of a grammar follows each reference in its place. */
import { type Expression, type Grammar, GrammarError, partsOf, ruleOf } from "./expression.js";

/** The parts that a rule may have, those of the rules that it refers to included. The largest of our own grammars has 286,774. */
const MOST_PARTS = 300_000;

/**
 * Refuses a rule that is too large. A few rules that refer to one another twice each stand for more parts than can be followed.
 *
 * @throws {GrammarError} that names such a rule, of which no part is one.
 */
export function refuseLarge(grammar: Grammar): void {
  const sizes = new Map<string, number>();
  const sizeOf = (expression: Expression): number => {
    if (expression.type === "reference") return sizeOfRule(expression.name);
    return partsOf(expression).reduce((sum, part) => sum + sizeOf(part), 1);
  };
  const sizeOfRule = (name: string): number => {
    const { expression, place } = ruleOf(grammar, name);
    const size = sizes.get(name) ?? sizeOf(expression);
    sizes.set(name, size);
    if (size > MOST_PARTS)
      throw new GrammarError(
        place,
        `Rule ${name} is too large: with the rules that it refers to, each counted wherever it stands, it has more than ${MOST_PARTS} parts. Refer to a rule once, before or behind a choice, rather than in each of its alternatives.`,
      );
    return size;
  };
  for (const name of grammar.keys()) sizeOfRule(name);
}
