/**
 * Refuses a grammar in which something can never be recognized: an alternative before which another always matches, a
 * production without a text, a production without a canonical text. Decided exactly, by the language of each; what is too large
 * to be decided is refused too.
 */
import {
  canonicalReading,
  type Expression,
  type Grammar,
  GrammarError,
  partsOf,
  productionsOf,
  type Rule,
  ruleOf,
} from "../grammar/expression.js";
import { Languages } from "./languages.js";

/**
 * `canonical` is the start rule whose texts a tool may write, where there is one.
 *
 * @throws {GrammarError} that names the rule and the alternative.
 */
export function refuseShadowing(grammar: Grammar, canonical: string | null): void {
  refuseShadowedIn(grammar, () => true);
  if (canonical !== null) refuseWithoutCanonicalText(grammar, canonical);
}

/**
 * Refuses a grammar with an alternative before which another always matches, in a choice without a repetition. It is for a grammar
 * whose other choices are too large to be decided.
 *
 * @throws {GrammarError} that names the rule and the alternative.
 */
export function refuseShadowedWords(grammar: Grammar): void {
  refuseShadowedIn(grammar, (alternatives) => !alternatives.some((each) => repeats(grammar, each)));
}

function repeats(grammar: Grammar, expression: Expression): boolean {
  if (expression.type === "many") return true;
  const parts = expression.type === "reference" ? [ruleOf(grammar, expression.name).expression] : partsOf(expression);
  return parts.some((part) => repeats(grammar, part));
}

function refuseShadowedIn(grammar: Grammar, isDecided: (alternatives: readonly Expression[]) => boolean): void {
  const languages = new Languages(grammar);
  for (const rule of grammar.values()) {
    for (const alternatives of choicesIn(rule.expression))
      if (isDecided(alternatives)) refuseShadowed(grammar, languages, rule, alternatives);
  }
}

function refuseShadowed(grammar: Grammar, languages: Languages, rule: Rule, alternatives: readonly Expression[]): void {
  const failed = [languages.everything];
  for (const [index, alternative] of alternatives.entries()) {
    const what = alternative.type === "reference" ? alternative.name : `number ${index + 1} (${describe(alternative)})`;
    const taken = languages.matching(alternative);
    const shortest = languages.shortest(languages.both([...failed, taken]));
    if (shortest === undefined)
      throw new GrammarError(
        rule.place,
        `In rule ${rule.name} it is too costly to decide whether the alternative ${what} can match behind those before it. ${SMALLER}`,
      );
    if (shortest === null && languages.shortest(taken) === null) {
      const { place } = alternative.type === "reference" ? ruleOf(grammar, alternative.name) : rule;
      throw new GrammarError(place, `In rule ${rule.name} the alternative ${what} matches no text at all. ${GREEDY}`);
    }
    if (shortest === null)
      throw new GrammarError(
        rule.place,
        `In rule ${rule.name} the alternative ${what} can never match: those before it take every text it takes. Move it before them, or drop it.`,
      );
    failed.push(languages.not(taken));
  }
}

function refuseWithoutCanonicalText(grammar: Grammar, start: string): void {
  const languages = new Languages(canonicalReading(grammar));
  const end = languages.not(languages.matching({ type: "any" }));
  for (const production of productionsOf(canonicalReading(grammar), start)) {
    if (production.class !== null) continue;
    const shortest = languages.shortest(languages.matching(production.expression, end));
    if (shortest === undefined)
      throw new GrammarError(
        production.place,
        `It is too costly to decide whether the production ${production.name} has a canonical text. ${SMALLER}`,
      );
    if (shortest === null) {
      throw new GrammarError(
        production.place,
        `The production ${production.name} has no canonical text. ${GREEDY} Or mend its canonical reading, or mark the production as one that is corrected: ${production.name} "near miss" = …`,
      );
    }
  }
}

/** What mostly makes a text impossible in a grammar that reads as if it gave back what it took. */
const GREEDY =
  'A repetition takes all it can and gives nothing back: where more follows, let it stop there, as in (!" with " .)+ " with ".';
const SMALLER = "Look ahead for less in what it repeats, or split it into productions that begin with different words.";

function choicesIn(expression: Expression): (readonly Expression[])[] {
  const within = partsOf(expression).flatMap(choicesIn);
  return expression.type === "choice" ? [expression.alternatives, ...within] : within;
}

function describe(expression: Expression): string {
  return expression.type === "literal" ? JSON.stringify(expression.value) : expression.type;
}
