/** Writes conditions on the text at `p`: words, and sets of code units, each with a function that tells whether a unit is in it. */
import { type Grammar, upperFirst } from "../grammar/expression.js";
import { unitsOf } from "../grammar/one-unit.js";
import { complement, type Range } from "../grammar/units.js";

/** Conditions on the code unit at `p`. */
export class UnitSets {
  readonly #grammar: Grammar;
  /** The condition of each function, by its name. */
  readonly #functions = new Map<string, string>();

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  /** Beyond the end there is no unit, and NaN is in no range. */
  condition(units: readonly Range[]): string {
    const others = complement(units);
    if (others.length === 0) return "p < s.length";
    if (others.length < units.length || others[0]?.[0] !== 0) return `p < s.length && ${not(this.#holds(others))}`;
    return this.#holds(units);
  }

  /** The functions that the conditions call, by name. */
  functions(): [name: string, code: string][] {
    return [...this.#functions].map(([name, condition]) => [
      name,
      `function ${name}(c: number): boolean {\n  return ${condition};\n}`,
    ]);
  }

  #holds(units: readonly Range[]): string {
    const [only, more] = units;
    if (only !== undefined && more === undefined && only[0] === only[1]) return `s.charCodeAt(p) === ${only[0]}`;
    const condition = units
      .map(([first, last]) => (first === last ? `c === ${first}` : `(c >= ${first} && c <= ${last})`))
      .join(" || ");
    const known = [...this.#functions].find(([, other]) => other === condition);
    const name = known?.[0] ?? `is${this.#nameOf(units) ?? `Set${this.#functions.size + 1}`}`;
    this.#functions.set(name, condition);
    return `${name}(s.charCodeAt(p))`;
  }

  /** A set has the name of a rule that is just it. */
  #nameOf(units: readonly Range[]): string | null {
    const named = [...this.#grammar.values()].find(
      ({ expression }) =>
        expression.type !== "reference" && String(unitsOf(this.#grammar, expression)) === String(units),
    );
    return named === undefined ? null : upperFirst(named.name);
  }
}

/** The opposite of a condition, in its plainest form. */
export function not(condition: string): string {
  if (condition === "p < s.length") return "p >= s.length";
  return /^[\w.]+\([^()]*(\([^()]*\))?[^()]*\)$/.test(condition) ? `!${condition}` : `!(${condition})`;
}

/** Whether a text stands at `p`. */
export function startsWith(value: string): string {
  return value.length === 1
    ? `s.charCodeAt(p) === ${value.charCodeAt(0)}`
    : `s.startsWith(${JSON.stringify(value)}, p)`;
}
