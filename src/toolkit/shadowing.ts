/**
 * Refuses a grammar in which something can never be recognized: an alternative before which another always matches, a
 * production without a text, a production without a canonical text. Decided exactly, by the language of each.
 */
import {
  canonicalReading,
  type Expression,
  type Grammar,
  GrammarError,
  partsOf,
  productionsOf,
  ruleOf,
} from "./expression.js";
import { Languages } from "./language.js";

/** @throws {GrammarError} that names the rule and the alternative. */
export function refuseShadowing(grammar: Grammar, start: string): void {
  refuseShadowedIn(grammar, () => true);
  refuseWithoutCanonicalText(grammar, start);
}

/**
 * Only the choices without a repetition in them, for a grammar whose other choices are too large to be decided.
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
      if (isDecided(alternatives)) refuseShadowed(languages, rule.name, alternatives);
  }
}

function refuseShadowed(languages: Languages, rule: string, alternatives: readonly Expression[]): void {
  const failed = [languages.everything];
  for (const [index, alternative] of alternatives.entries()) {
    const taken = languages.matching(alternative);
    if (languages.shortest(languages.both([...failed, taken])) === null) {
      const what =
        alternative.type === "reference" ? alternative.name : `number ${index + 1} (${describe(alternative)})`;
      throw new GrammarError(
        `In rule ${rule} the alternative ${what} can never match: those before it take every text it takes.`,
      );
    }
    failed.push(languages.not(taken));
  }
}

function refuseWithoutCanonicalText(grammar: Grammar, start: string): void {
  const languages = new Languages(canonicalReading(grammar));
  for (const production of productionsOf(canonicalReading(grammar), start)) {
    if (production.class !== null) continue;
    if (languages.shortest(languages.matching(production.expression)) === null) {
      throw new GrammarError(`The production ${production.name} has no canonical text.`);
    }
  }
}

function choicesIn(expression: Expression): (readonly Expression[])[] {
  const within = partsOf(expression).flatMap(choicesIn);
  return expression.type === "choice" ? [expression.alternatives, ...within] : within;
}

function describe(expression: Expression): string {
  return expression.type === "literal" ? JSON.stringify(expression.value) : expression.type;
}
