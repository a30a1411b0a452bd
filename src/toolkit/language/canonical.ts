/**
 * The automaton of the canonical texts: the texts of each production's canonical reading that no production before it
 * takes, and one word beside them.
 */
import {
  canonicalReading,
  type Expression,
  type Grammar,
  GrammarError,
  mapReferences,
  productionsOf,
  type Rule,
  topOf,
} from "../grammar/expression.js";
import { type Automaton, explored, minimized } from "./automaton.js";
import { type Language, Languages } from "./languages.js";
import { refuseSplitPairs, splitsPairs } from "./pairs.js";

/**
 * The automaton of the canonical texts of a start rule, and of one word beside them.
 *
 * @throws {GrammarError} that names the production whose automaton does not end, has a text that is none of it, or half of a character.
 */
export function canonicalAutomaton(grammar: Grammar, start: string, word: string): Automaton {
  const other: Expression = { type: "literal", value: word };
  const languages = new Languages(withCanonicalRules(grammar, other));
  const end = languages.not(languages.matching({ type: "any" }));
  const failed: Language[] = [];
  const texts = productionsOf(grammar, start).map((production) => {
    const canonical = languages.matching({ type: "reference", name: canonicalRule(production.name) }, end);
    const own = production.class === null ? languages.both([...failed, canonical]) : languages.nothing;
    failed.push(languages.not(languages.matching(production.expression)));
    return { production, own };
  });
  const all = languages.either([...texts.map(({ own }) => own), languages.matching(other, end)]);
  const states = explored(languages, all);
  if (states === null) return refuseEndless(languages, grammar, texts);
  const automaton = minimized(states);
  if (splitsPairs(automaton)) {
    const splitting = texts.find(({ own }) => splitsPairs(minimized(explored(languages, own) ?? [])));
    return refuseSplitPairs(grammar, splitting?.production);
  }
  for (const { production, own } of texts) refuseSurplus(languages, production, own);
  return automaton;
}

/** A sister rule may take less than its helper. What it takes beside that would be written, and no parser would take it. */
function refuseSurplus(languages: Languages, { name, place, expression }: Rule, canonical: Language): void {
  const surplus = languages.shortest(languages.both([canonical, languages.not(languages.matching(expression))]));
  if (typeof surplus !== "string") return;
  throw new GrammarError(
    place,
    `The canonical texts of ${name} have ${JSON.stringify(surplus)}, which ${name} itself does not take. Let each rule canonicalX take no more than x does where it stands: behind blanks, for one, a text that begins with none.`,
  );
}

/** Names the first production that has no end by itself. */
function refuseEndless(
  languages: Languages,
  grammar: Grammar,
  texts: readonly { readonly production: Rule; readonly own: Language }[],
): never {
  const endless = texts.find(({ own }) => explored(languages, own) === null);
  const what =
    endless === undefined ? "The canonical texts together have" : `The production ${endless.production.name} has`;
  throw new GrammarError(
    endless?.production.place ?? topOf(grammar),
    `${what} no automaton of a usable size, so that no grammar for constrained decoding can be written. ${ADVICE}`,
  );
}

const ADVICE =
  "In what the canonical reading of an operand repeats, look ahead for a word alone, and for nothing that is itself repeated.";

/** The grammar, with the canonical reading of each rule beside it, under a name that no rule can have. */
function withCanonicalRules(grammar: Grammar, other: Expression): Grammar {
  const both = new Map(grammar);
  both.set("other word", { name: "other word", place: topOf(grammar), class: null, expression: other });
  for (const rule of canonicalReading(grammar).values()) both.set(canonicalRule(rule.name), rule);
  for (const [name, rule] of canonicalReading(grammar)) {
    both.set(canonicalRule(name), { ...rule, expression: mapReferences(rule.expression, canonicalRule) });
  }
  return both;
}

function canonicalRule(name: string): string {
  return `canonical ${name}`;
}
