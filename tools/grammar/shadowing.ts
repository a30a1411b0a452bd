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
  type Rule,
} from "./expression.js";
import { Languages } from "./language.js";

/** @throws {GrammarError} that names the rule and the alternative. */
export function refuseShadowing(grammar: Grammar, start: string): void {
  refuseShadowedIn(grammar, grammar.values());
  refuseWithoutCanonicalText(grammar, start);
}

/** @throws {GrammarError} that names the rule, one of those given, and the alternative. */
export function refuseShadowedIn(grammar: Grammar, rules: Iterable<Rule>): void {
  const languages = new Languages(grammar);
  for (const rule of rules) {
    for (const alternatives of choicesIn(rule.expression)) refuseShadowed(languages, rule.name, alternatives);
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
