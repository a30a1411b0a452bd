/**
 * Writes a generator of sentences, for fast-check: for each production, texts derived from its expression. What an
 * expression looks ahead at is not derived but filtered: a text that another production takes is left out.
 */
import {
  allProductionsOf,
  type Expression,
  type Grammar,
  kindOf,
  productionsOf,
  type Rule,
  ruleOf,
} from "../grammar/expression.js";
import { unitsOf } from "../grammar/one-unit.js";
import type { Range } from "../grammar/units.js";
import { parserOf, type Starts } from "./starts.js";

/** The module of the sentences of all start rules, by kind. */
export function emitSentences(grammar: Grammar, starts: Starts): string {
  const writer = new SentenceWriter(grammar);
  const names = Object.keys(starts);
  const entries = allProductionsOf(grammar, names).map((production) => {
    const parsers = names.filter((start) => productionsOf(grammar, start).includes(production)).map(parserOf);
    return entryOf(writer, production, parsers);
  });
  const kinds = Object.values(starts).map((type) => `${type}["kind"]`);
  const helpers = [...writer.helpers].map(([name, code]) => `  const ${name} = ${code};`);
  return `import type { Arbitrary, default as fastCheck } from "fast-check";
import { ${names.map(parserOf).sort().join(", ")} } from "./parser.js";
import type { ${Object.values(starts).sort().join(", ")} } from "./syntax.js";

/** The library that sentences are generated with; whoever wants them brings it. */
export type FastCheck = typeof fastCheck;

/** What sentences are made of: texts for operands, and code units where a grammar takes any of a class. */
export interface Pools {
  readonly texts: Arbitrary<string>;
  readonly alphabet: readonly string[];
}

/** For each production, texts that it matches. */
export function sentences(fc: FastCheck, { texts, alphabet }: Pools): { readonly [K in ${kinds.join(" | ")}]: Arbitrary<string> } {
  const word = (text: string): Arbitrary<string> => fc.constant(text);
  const row = (...parts: Arbitrary<string>[]): Arbitrary<string> => fc.tuple(...parts).map((each) => each.join(""));
  const some = (part: Arbitrary<string>, least: number): Arbitrary<string> => fc.array(part, { minLength: least, maxLength: 4 }).map((each) => each.join(""));
  const unit = (ranges: readonly (readonly [number, number])[]): Arbitrary<string> => {
    const holds = (s: string): boolean => ranges.some(([first, last]) => first <= s.charCodeAt(0) && s.charCodeAt(0) <= last);
    const known = alphabet.filter(holds);
    return fc.constantFrom(...(known.length > 0 ? known : ranges.map(([first]) => String.fromCharCode(first))));
  };
${helpers.join("\n")}
  return {
${entries.join("\n")}
  };
}`;
}

/** The sentences of a production: those that each of its start rules parses as one. */
function entryOf(writer: SentenceWriter, { name, expression }: Rule, parsers: readonly string[]): string {
  const kind = kindOf(name);
  const tests = parsers.map((parse) => `${parse}(s)?.kind === "${kind}"`);
  return `    ${kind}: ${writer.derive(expression)}.filter((s) => ${tests.join(" && ")}),`;
}

class SentenceWriter {
  /** The helpers in use, each after those that it needs. */
  readonly helpers = new Map<string, string>();
  readonly #grammar: Grammar;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  derive(expression: Expression): string {
    if (expression.type === "reference") return this.#helper(expression.name);
    const units = unitsOf(this.#grammar, expression);
    if (expression.type !== "literal" && units !== null) return unit(units);
    switch (expression.type) {
      case "literal":
        return `word(${JSON.stringify(expression.value)})`;
      case "class":
      case "any":
        return unit(units ?? []);
      case "sequence":
        return this.#row(expression.elements.filter((element) => !this.#isPredicate(element)));
      case "choice":
        return `fc.oneof(${expression.alternatives.map((alternative) => this.derive(alternative)).join(", ")})`;
      case "and":
      case "not":
        return 'word("")';
      case "optional":
        return `fc.oneof(word(""), ${this.derive(expression.expression)})`;
      case "many":
        return takesAny(expression.expression)
          ? "texts"
          : `some(${this.derive(expression.expression)}, ${expression.least})`;
      case "text":
        return `fc.oneof(${this.derive(expression.expression)}, texts)`;
      case "labeled":
      case "picked":
        return this.derive(expression.expression);
    }
  }

  #row(parts: readonly Expression[]): string {
    const [only] = parts;
    if (only !== undefined && parts.length === 1) return this.derive(only);
    return `row(${parts.map((part) => this.derive(part)).join(", ")})`;
  }

  #helper(name: string): string {
    const known = `${name}Text`;
    if (!this.helpers.has(known)) this.helpers.set(known, this.derive(ruleOf(this.#grammar, name).expression));
    return known;
  }

  #isPredicate(expression: Expression): boolean {
    if (expression.type === "reference") return this.#isPredicate(ruleOf(this.#grammar, expression.name).expression);
    return expression.type === "not" || expression.type === "and";
  }
}

/** Whether a repetition takes any character, perhaps up to something: what an operand is made of. */
function takesAny(expression: Expression): boolean {
  if (expression.type === "sequence") return expression.elements.at(-1)?.type === "any";
  return expression.type === "any";
}

function unit(ranges: readonly Range[]): string {
  return `unit(${JSON.stringify(ranges)})`;
}
