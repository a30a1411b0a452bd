/** Writes the words by which other layers know a text: those that introduce a production, and the white space. */
import { canonicalReading, type Grammar, GrammarError, productionsOf, ruleOf } from "../grammar/expression.js";
import { introducersOf } from "../language/introducers.js";
import { formsOf } from "./printer.js";

/** The introducers of a start rule's productions, and those of its canonical texts. */
export function introducedBy(grammar: Grammar, start: string): { readonly cues: string[]; readonly openers: string[] } {
  const canonical = canonicalReading(grammar);
  const canonicalOnes = productionsOf(canonical, start).filter((production) => production.class === null);
  return {
    cues: introducersOf(grammar, productionsOf(grammar, start)),
    openers: introducersOf(canonical, canonicalOnes),
  };
}

/** The words by which texts of a start rule are known, and how each canonical one is written. */
export function emitWords(grammar: Grammar, start: string, type: string): string {
  const { cues, openers } = introducedBy(grammar, start);
  const forms = formsOf(canonicalReading(grammar), start).map(([kind, form]) => `  ${kind}: ${JSON.stringify(form)},`);
  return `import type { ${type} } from "./syntax.js";

/** The shortest words with which a ${start}, or a text that almost is one, begins. */
export const CUES = ${JSON.stringify(cues)} as const;

/** The shortest words with which a canonical text begins. */
export const OPENERS = ${JSON.stringify(openers)} as const;

/** How a canonical text of each kind is written, \`<field>\` standing for a field; null where no text of a kind is canonical. */
export const FORMS: { readonly [K in ${type}["kind"]]: string | null } = {
${forms.join("\n")}
};`;
}

/** The name of the function that tells whether a code unit is white space, as conditions.ts names that of the rule `space`. */
export const IS_SPACE = "isSpace";

/** The characters of the rule `space`, for regular expressions and one by one. */
export function emitWhiteSpace(grammar: Grammar): string {
  const { expression, place } = ruleOf(grammar, "space");
  if (expression.type !== "class" || expression.inverted)
    throw new GrammarError(place, "The rule space must be a character class that is not inverted.");
  const unit = (code: number): string =>
    code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
  const members = expression.ranges.map(([first, last]) =>
    first === last ? unit(first) : `${unit(first)}-${unit(last)}`,
  );
  // What most texts consist of is told apart at once, unless the language takes some of it for white space.
  const isPrintable = expression.ranges.some(([first, last]) => first <= 0x7e && last > 0x20);
  return `/** White space, as the inside of a regular expression's character class. */
export const WHITE_SPACE = ${JSON.stringify(members.join(""))};

const SPACE = new RegExp(\`[\${WHITE_SPACE}]\`);

/** Whether a code unit is white space; NaN, as there is beyond the end of a text, is not. */
export function ${IS_SPACE}(c: number): boolean {
  return ${isPrintable ? "c >= 0" : "(c <= 32 || c > 126)"} && SPACE.test(String.fromCharCode(c));
}`;
}
