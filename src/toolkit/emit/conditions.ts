/** Writes conditions on the text from `p` on: words, and sets of code units, each with a function that tells whether a unit is in it. */
import { type Grammar, upperFirst } from "../grammar/expression.js";
import { unitsOf } from "../grammar/one-unit.js";
import { complement, type Range } from "../grammar/units.js";

/** Names in the module of the canonical texts that begin as those of sets do. */
const TAKEN: readonly string[] = ["isCanonical", "isSame"];

/** Conditions on the code unit at a place. */
export class UnitSets {
  readonly #grammar: Grammar;
  /** The condition of each function, by its name. */
  readonly #functions = new Map<string, string>();

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  /** Beyond the end there is no unit, and NaN is in no range. */
  condition(units: readonly Range[], at = "p"): string {
    const others = complement(units);
    if (others.length === 0) return `${at} < s.length`;
    if (others.length < units.length || others[0]?.[0] !== 0)
      return `${at} < s.length && ${not(this.#holds(others, at))}`;
    return this.#holds(units, at);
  }

  /** The functions that the conditions call, by name. */
  functions(): [name: string, code: string][] {
    return [...this.#functions].map(([name, condition]) => [
      name,
      `function ${name}(c: number): boolean {\n  return ${condition};\n}`,
    ]);
  }

  #holds(units: readonly Range[], at: string): string {
    const [only, more] = units;
    if (only !== undefined && more === undefined && only[0] === only[1]) return `s.charCodeAt(${at}) === ${only[0]}`;
    const condition = isOneOf(units);
    const known = [...this.#functions].find(([, other]) => other === condition);
    const name = known?.[0] ?? this.#nameOf(units) ?? `inSet${this.#functions.size + 1}`;
    this.#functions.set(name, condition);
    return `${name}(s.charCodeAt(${at}))`;
  }

  /** The function of a set has the name of a rule that is just it. */
  #nameOf(units: readonly Range[]): string | null {
    const named = [...this.#grammar.values()].find(
      ({ expression }) =>
        expression.type !== "reference" && String(unitsOf(this.#grammar, expression)) === String(units),
    );
    const name = named === undefined ? null : `is${upperFirst(named.name)}`;
    return name === null || TAKEN.includes(name) ? null : name;
  }
}

/** That the code unit `c` is in one of some ranges. */
function isOneOf(ranges: readonly Range[]): string {
  return ranges
    .map(([first, last]) => (first === last ? `c === ${first}` : `(c >= ${first} && c <= ${last})`))
    .join(" || ");
}

/** A place some code units behind `p`. */
export function placeAt(offset: number): string {
  return offset === 0 ? "p" : `p + ${offset}`;
}

/** The opposite of a condition, in its plainest form. */
export function not(condition: string): string {
  const place = /^(p(?: \+ \d+)?) < s\.length$/.exec(condition)?.[1];
  if (place !== undefined) return `${place} >= s.length`;
  return /^[\w.]+\([^()]*(\([^()]*\))?[^()]*\)$/.test(condition) ? `!${condition}` : `!(${condition})`;
}

/** That all of some conditions hold: where there is none, always. */
export function and(conditions: readonly string[]): string {
  if (conditions.length < 2) return conditions[0] ?? "true";
  return conditions.map((each) => (each.includes("||") ? `(${each})` : each)).join(" && ");
}

/** Whether a text stands at a place. */
export function startsWith(value: string, at = "p"): string {
  return value.length === 1
    ? `s.charCodeAt(${at}) === ${value.charCodeAt(0)}`
    : `s.startsWith(${JSON.stringify(value)}, ${at})`;
}
