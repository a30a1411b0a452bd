/** Writes tests: an expression of a few code units as one condition on the text, which advances nothing where it does not hold. */
import { type Expression, type Grammar, ruleOf } from "../grammar/expression.js";
import { unitsOf } from "../grammar/one-unit.js";
import { and, not, placeAt, startsWith, type UnitSets } from "./conditions.js";

/** A condition at `p`, its opposite, and how many code units the expression takes where it holds; null where that depends. */
export interface Test {
  readonly condition: string;
  readonly opposite: string;
  readonly width: number | null;
}

/** The tests of one grammar. */
export class Tests {
  readonly #grammar: Grammar;
  readonly #sets: UnitSets;

  constructor(grammar: Grammar, sets: UnitSets) {
    this.#grammar = grammar;
    this.#sets = sets;
  }

  /** The test of an expression that begins some units behind `p`; null for one that takes or reads arbitrarily much. */
  of(expression: Expression, offset = 0): Test | null {
    const units = unitsOf(this.#grammar, expression);
    if (units !== null) return test(this.#sets.condition(units, placeAt(offset)), 1);
    switch (expression.type) {
      case "literal":
        return test(startsWith(expression.value, placeAt(offset)), expression.value.length);
      case "sequence":
        return this.#sequence(expression.elements, offset);
      case "choice":
        return this.#choice(expression.alternatives, offset);
      case "not":
      case "and": {
        const ahead = this.of(expression.expression, offset);
        if (ahead === null || expression.type === "and") return ahead && { ...ahead, width: 0 };
        return { condition: ahead.opposite, opposite: ahead.condition, width: 0 };
      }
      case "text":
      case "picked":
        return this.of(expression.expression, offset);
      case "reference":
        return this.#reference(expression.name, offset);
      case "class":
      case "any":
      case "optional":
      case "many":
      case "labeled":
        return null;
    }
  }

  /** How many elements a sequence begins with that are tests, each of a known width. */
  ahead(elements: readonly Expression[]): number {
    const first = elements.findIndex((element) => typeof this.of(element)?.width !== "number");
    return first < 0 ? elements.length : first;
  }

  /** The test of some elements that are tests of known widths. */
  all(elements: readonly Expression[]): Test {
    const [only, ...others] = elements;
    const all = only !== undefined && others.length === 0 ? this.of(only) : this.#sequence(elements, 0);
    if (all === null) throw new TypeError("These elements are no test.");
    return all;
  }

  #sequence(elements: readonly Expression[], offset: number): Test | null {
    const conditions: string[] = [];
    let width: number | null = 0;
    for (const element of elements) {
      const next: Test | null = width === null ? null : this.of(element, offset + width);
      if (next === null) return null;
      conditions.push(next.condition);
      width = width === null || next.width === null ? null : width + next.width;
    }
    return test(and(conditions), width);
  }

  #choice(alternatives: readonly Expression[], offset: number): Test | null {
    const tests = alternatives.map((alternative) => this.of(alternative, offset)).filter((each) => each !== null);
    if (tests.length < alternatives.length) return null;
    const [width = null, ...others] = new Set(tests.map((each) => each.width));
    return test(tests.map(({ condition }) => condition).join(" || "), others.length === 0 ? width : null);
  }

  /** A helper of more than a word or a lookahead has a function of its own, which is called. */
  #reference(name: string, offset: number): Test | null {
    const { expression } = ruleOf(this.#grammar, name);
    return expression.type === "literal" || expression.type === "not" ? this.of(expression, offset) : null;
  }
}

function test(condition: string, width: number | null): Test {
  return { condition, opposite: not(condition), width };
}
