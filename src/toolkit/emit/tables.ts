/**
 * Writes a parser of tables: each rule becomes a value made of a few matchers (base/matchers.ts), and its words become tables
 * that those walk. For a grammar of many words that is a third of what emit/parser.ts would write. The text of a label is cut
 * from a second string of the same length, so that a match in lower case yields the user's own words.
 */
import {
  allProductionsOf,
  type Expression,
  type Grammar,
  GrammarError,
  kindOf,
  partsOf,
  productionsOf,
  type Rule,
  ruleOf,
  topOf,
} from "../grammar/expression.js";
import { parserOf, type Starts } from "./starts.js";

/** The functions of the start rules, and what they are made of. `matchers` is the module that the matchers come from. */
export function emitTables(grammar: Grammar, starts: Starts, matchers: string): string {
  const writer = new TableWriter(grammar);
  const tables = allProductionsOf(grammar, Object.keys(starts)).map((production) => writer.production(production));
  const functions = Object.entries(starts).map(([start, type]) => emitStart(grammar, start, type));
  const names = [...writer.matchers, "oneOf"].sort().join(", ");
  const imports = `import { ${names} } from ${JSON.stringify(matchers)};`;
  return [imports, [...writer.helpers.values()].join("\n"), ...tables, ...functions].join("\n\n");
}

function emitStart(grammar: Grammar, start: string, type: string): string {
  const tries = productionsOf(grammar, start).map(({ name }) => `parse${name}`);
  return `/** Parses a whole text by the rule \`${start}\`. */
export const ${parserOf(start)} = oneOf<${type}>(${tries.join(", ")});`;
}

class TableWriter {
  /** The helpers that were referred to, each behind those that it refers to itself. */
  readonly helpers = new Map<string, string>();
  /** The matchers in use. */
  readonly matchers = new Set<string>();
  readonly #grammar: Grammar;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  production({ name, expression }: Rule): string {
    this.#collectHelpers(expression);
    const elements = expression.type === "sequence" ? expression.elements : [expression];
    const fields = elements.flatMap((element, index) =>
      element.type === "labeled" ? [`${element.label}: field(${index})`] : [],
    );
    const node = [`kind: "${kindOf(name)}" as const`, ...fields].join(", ");
    const parameter = fields.length === 0 ? "" : "field";
    const parts = elements.map((element) => this.#part(element)).join(", ");
    return `const parse${name} = ${this.#use("production")}([${parts}], (${parameter}) => ({ ${node} }));`;
  }

  #collectHelpers(expression: Expression): void {
    for (const part of partsOf(expression)) this.#collectHelpers(part);
    if (expression.type !== "reference" || this.helpers.has(expression.name)) return;
    const rule = ruleOf(this.#grammar, expression.name);
    this.#collectHelpers(rule.expression);
    const part = this.#part(rule.expression);
    const value = part.startsWith('"') ? `${this.#use("matcherOf")}(${part})` : part;
    this.helpers.set(rule.name, `const ${rule.name} = ${value};`);
  }

  /** The code of a part: words in one string with bars between them, or a call of one of the matchers. */
  #part(expression: Expression): string {
    switch (expression.type) {
      case "literal":
        return this.#words([expression.value]);
      case "class": {
        const within = this.#call("within", quoted(expression.ranges.flat()));
        return expression.inverted
          ? this.#call("sequence", `${this.#call("not", within)}, ${this.#use("any")}`)
          : within;
      }
      case "any":
        return this.#use("any");
      case "reference":
        return expression.name;
      case "labeled":
      case "text":
      case "picked":
        return this.#part(expression.expression);
      case "sequence":
        return this.#call("sequence", this.#list(expression));
      case "choice":
        return this.#choice(expression.alternatives);
      case "not":
        return this.#call("not", this.#list(expression.expression));
      case "and":
        return this.#call("ahead", this.#list(expression.expression));
      case "optional":
        return this.#call("maybe", this.#list(expression.expression));
      case "many": {
        if (expression.least > 0) return this.#call("some", this.#list(expression.expression));
        return this.#repeated(expression.expression);
      }
    }
  }

  /** The parts of a sequence, without the call that makes them one. */
  #list(expression: Expression): string {
    const elements = expression.type === "sequence" ? expression.elements : [expression];
    return elements.map((element) => this.#part(element)).join(", ");
  }

  #repeated(expression: Expression): string {
    if (expression.type === "any") return this.#use("rest");
    if (expression.type === "sequence" && expression.elements.length === 2) {
      const [first, second] = expression.elements;
      if (first?.type === "not" && second?.type === "any") return this.#call("until", this.#part(first.expression));
    }
    return this.#call("many", this.#list(expression));
  }

  /** Literals that stand side by side become one table. */
  #choice(alternatives: readonly Expression[]): string {
    const parts: (string | string[])[] = [];
    for (const alternative of alternatives) {
      const last = parts.at(-1);
      if (alternative.type !== "literal") parts.push(this.#part(alternative));
      else if (Array.isArray(last)) last.push(alternative.value);
      else parts.push([alternative.value]);
    }
    const written = parts.map((part) => (typeof part === "string" ? part : this.#words(part)));
    const [only, more] = parts;
    return Array.isArray(only) && more === undefined ? this.#words(only) : this.#call("either", written.join(", "));
  }

  #words(values: readonly string[]): string {
    const wrong = values.find((value) => value === "" || value.includes("|"));
    if (wrong === undefined) return JSON.stringify(values.join("|"));
    const holder = [...this.#grammar.values()].find(({ expression }) => holdsLiteral(expression, wrong));
    throw new GrammarError(
      holder?.place ?? topOf(this.#grammar),
      `The word ${JSON.stringify(wrong)} cannot stand in a table: a word holds something, and no bar. Write it as a class, or as an option.`,
    );
  }

  #call(matcher: string, parts: string): string {
    return `${this.#use(matcher)}(${parts})`;
  }

  #use(matcher: string): string {
    const rule = this.#grammar.get(matcher);
    if (rule !== undefined)
      throw new GrammarError(rule.place, `The rule ${matcher} has the name of a matcher. Give it another one.`);
    this.matchers.add(matcher);
    return matcher;
  }
}

/** The code units as a string literal, in ASCII. */
function quoted(units: readonly number[]): string {
  const text = JSON.stringify(String.fromCharCode(...units));
  return text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function holdsLiteral(expression: Expression, value: string): boolean {
  return expression.type === "literal"
    ? expression.value === value
    : partsOf(expression).some((part) => holdsLiteral(part, value));
}
