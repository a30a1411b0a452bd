/**
 * The parsing expressions that a pure grammar is made of. It is Peggy's syntax tree without what we refuse: code,
 * imports, case-insensitive matching. Characters are UTF-16 code units.
 */
import type { Range } from "./units.js";

/** A parsing expression. */
export type Expression =
  | { readonly type: "literal"; readonly value: string }
  | { readonly type: "class"; readonly ranges: readonly Range[]; readonly inverted: boolean }
  | { readonly type: "any" }
  | { readonly type: "sequence"; readonly elements: readonly Expression[] }
  | { readonly type: "choice"; readonly alternatives: readonly Expression[] }
  | { readonly type: "and" | "not" | "optional" | "text"; readonly expression: Expression }
  | { readonly type: "many"; readonly least: 0 | 1; readonly expression: Expression }
  | { readonly type: "labeled"; readonly label: string; readonly expression: Expression }
  | { readonly type: "picked"; readonly expression: Expression }
  | { readonly type: "reference"; readonly name: string };

/** Where something stands in the text of a grammar; lines and columns are counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What errors say of a rule. */
export type Named = Pick<Rule, "name" | "place">;

/** A rule: a production where its name is Capitalized, else a helper. */
export interface Rule {
  readonly name: string;
  readonly place: Place;
  /** The display name: the class of a production that is recognized only to be corrected. */
  readonly class: string | null;
  readonly expression: Expression;
}

/** A grammar: its rules by name, in the order in which they stand. */
export type Grammar = ReadonlyMap<string, Rule>;

/** A grammar that this generator cannot use: where, what is wrong, and what to write instead. */
export class GrammarError extends Error {
  override readonly name = "GrammarError";
  readonly place: Place;

  constructor(place: Place, message: string) {
    super(`${place.file}:${place.line}:${place.column}: ${message}`);
    this.place = place;
  }
}

/** The expressions of which an expression is made directly. */
export function partsOf(expression: Expression): readonly Expression[] {
  if (expression.type === "sequence") return expression.elements;
  if (expression.type === "choice") return expression.alternatives;
  return "expression" in expression ? [expression.expression] : [];
}

/** The names of the rules to which an expression refers. */
export function referencesOf(expression: Expression): string[] {
  if (expression.type === "reference") return [expression.name];
  return partsOf(expression).flatMap(referencesOf);
}

/** What matches nothing, anywhere. */
export const NOTHING: Expression = { type: "sequence", elements: [] };

/** The expressions that an expression matches one after another. */
export function elementsOf(expression: Expression): readonly Expression[] {
  return expression.type === "sequence" ? expression.elements : [expression];
}

/** An expression whose references go to the rules of other names. */
export function mapReferences(expression: Expression, rename: (name: string) => string): Expression {
  const inner = (each: Expression): Expression => mapReferences(each, rename);
  if (expression.type === "reference") return { ...expression, name: rename(expression.name) };
  if (expression.type === "sequence") return { ...expression, elements: expression.elements.map(inner) };
  if (expression.type === "choice") return { ...expression, alternatives: expression.alternatives.map(inner) };
  return "expression" in expression ? { ...expression, expression: inner(expression.expression) } : expression;
}

/** The rule of a name. References are known to have one: Peggy has refused the others. */
export function ruleOf(grammar: Grammar, name: string): Rule {
  const rule = grammar.get(name);
  if (rule === undefined) throw new GrammarError(topOf(grammar), `The grammar has no rule ${name}.`);
  return rule;
}

/** The place of the first rule, for what is said of a grammar as a whole. */
export function topOf(grammar: Grammar): Place {
  const [first] = grammar.values();
  return first?.place ?? { file: "grammar", line: 1, column: 1 };
}

/** Whether a rule is a node of the syntax tree. */
export function isProduction(name: string): boolean {
  return /^\p{Lu}/u.test(name);
}

/** The kind of a production's nodes: its name in snake_case. */
export function kindOf(production: string): string {
  return production.replace(/(?<!^)\p{Lu}/gu, (letter) => `_${letter}`).toLowerCase();
}

/** The productions among which a start rule chooses, in order. */
export function productionsOf(grammar: Grammar, start: string): Rule[] {
  const { expression, place } = ruleOf(grammar, start);
  const alternatives = expression.type === "choice" ? expression.alternatives : [expression];
  return alternatives.map((alternative) => {
    if (alternative.type === "reference" && isProduction(alternative.name)) return ruleOf(grammar, alternative.name);
    throw new GrammarError(
      place,
      `Each alternative of the start rule ${start} must be a production by name: a rule whose name is Capitalized.`,
    );
  });
}

/** The productions of several start rules, each of them once: start rules may share them. */
export function allProductionsOf(grammar: Grammar, starts: readonly string[]): Rule[] {
  return [...new Set(starts.flatMap((start) => productionsOf(grammar, start)))];
}

/** The same grammar with `canonicalX` in the place of every helper `x` that has one. */
export function canonicalReading(grammar: Grammar): Grammar {
  const reading = new Map<string, Rule>();
  for (const rule of grammar.values()) {
    const sister = isProduction(rule.name) ? undefined : grammar.get(canonicalName(rule.name));
    reading.set(rule.name, sister ?? rule);
  }
  return reading;
}

function canonicalName(name: string): string {
  return `canonical${upperFirst(name)}`;
}

/** A name as it stands behind another in camelCase. */
export function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The labels of a production, in order. */
export function labelsOf(expression: Expression): string[] {
  if (expression.type === "labeled") return [expression.label];
  if (expression.type === "sequence") return expression.elements.flatMap(labelsOf);
  return [];
}
