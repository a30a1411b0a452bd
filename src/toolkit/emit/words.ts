/** Writes the words by which other layers know a text: those that introduce a production, and the white space. */
import { canonicalReading, type Grammar, GrammarError, productionsOf, ruleOf } from "../grammar/expression.js";
import { introducersOf } from "../language/introducers.js";

/** The introducers of a start rule's productions, and those of its canonical texts. */
export function emitIntroducers(grammar: Grammar, start: string): string {
  const canonical = canonicalReading(grammar);
  const canonicalOnes = productionsOf(canonical, start).filter((production) => production.class === null);
  return `/** The shortest words with which a ${start}, or a text that almost is one, begins. */
export const CUES = ${JSON.stringify(introducersOf(grammar, productionsOf(grammar, start)))} as const;

/** The shortest words with which a canonical text begins. */
export const OPENERS = ${JSON.stringify(introducersOf(canonical, canonicalOnes))} as const;`;
}

/** The characters of the rule \`space\`, for regular expressions. */
export function emitWhiteSpace(grammar: Grammar): string {
  const { expression, place } = ruleOf(grammar, "space");
  if (expression.type !== "class" || expression.inverted)
    throw new GrammarError(place, "The rule space must be a character class that is not inverted.");
  const unit = (code: number): string => `\\u${code.toString(16).padStart(4, "0")}`;
  const members = expression.ranges.map(([first, last]) =>
    first === last ? unit(first) : `${unit(first)}-${unit(last)}`,
  );
  return `/** White space, as the inside of a regular expression's character class. */
export const WHITE_SPACE = ${JSON.stringify(members.join(""))};`;
}
