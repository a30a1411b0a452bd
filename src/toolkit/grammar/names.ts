/** Refuses names that would stand for two things in the modules that are made, or that belong to the code there. */
import {
  allProductionsOf,
  type Grammar,
  GrammarError,
  kindOf,
  labelsOf,
  type Named,
  ruleOf,
  upperFirst,
} from "./expression.js";

/** Types that the modules use. */
const TYPES: readonly string[] = ["Arbitrary", "Extract", "FastCheck", "Object", "Pools", "Reflect", "Uint8Array"];

/** Constants that the modules export beside the types: the index of a project exports all of them. */
const CONSTANTS: readonly string[] = ["CANONICAL_GBNF", "CANONICAL_LARK", "CUES", "FORMS", "OPENERS"];

/** What stands for a kind where the type of a start rule is named beside it. */
const PARAMETER = "K";

/** What functions call their variables; they number some of them. */
const VARIABLE = /^(?:[sp]|(?:absent|done|found|last|loop|next|places|start)\d+)$/;

/** What functions are called that are not named after a rule. */
const FUNCTION = /^(?:among|(?:findPlaces|inSet)\d+)$/;

/**
 * `starts` has the type of what each start rule recognizes.
 *
 * @throws {GrammarError} that says for what the name stands already.
 */
export function refuseNames(grammar: Grammar, starts: Readonly<Record<string, string>>): void {
  const types = new Map([...TYPES, PARAMETER].map((name) => [name, "a type that the code uses"]));
  for (const name of CONSTANTS) types.set(name, "a constant that the code exports");
  for (const [start, type] of Object.entries(starts))
    for (const name of new Set([type, `${type}NearMiss`, upperFirst(start)]))
      claim(types, name, `what the rule ${start} recognizes`, ruleOf(grammar, start));
  types.delete(PARAMETER);
  const kinds = new Map<string, string>();
  for (const rule of allProductionsOf(grammar, Object.keys(starts))) {
    claim(types, rule.name, `the production ${rule.name}`, rule);
    claim(kinds, kindOf(rule.name), `the kind of ${rule.name}`, rule);
    for (const label of labelsOf(rule.expression)) refuseUsed(grammar, label, rule);
  }
}

function claim(taken: Map<string, string>, name: string, what: string, rule: Named): void {
  const owner = taken.get(name);
  taken.set(name, what);
  if (owner === undefined) return;
  throw new GrammarError(
    rule.place,
    `The name ${name} would stand for ${what} and for ${owner}. Give the rule ${rule.name} another name.`,
  );
}

/** A label is a variable where a production is parsed: it would hide what the code there calls by that name. */
function refuseUsed(grammar: Grammar, label: string, { name, place }: Named): void {
  const what = VARIABLE.test(label) ? "variable" : isFunction(grammar, label) ? "function" : null;
  if (what === null) return;
  throw new GrammarError(
    place,
    `The label ${label} of the production ${name} is a ${what} of the code that is made. Give it another name.`,
  );
}

function isFunction(grammar: Grammar, label: string): boolean {
  if (FUNCTION.test(label)) return true;
  const [, rule] = /^(?:is|match|placesOf|textOf)(.+)$/.exec(label) ?? [];
  return rule !== undefined && [...grammar.keys()].some((each) => upperFirst(each) === rule);
}
