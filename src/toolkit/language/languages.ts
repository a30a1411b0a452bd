/**
 * The exact language of a parsing expression. A grammar without recursion is regular, lookahead and ordered choice
 * included, so what an expression accepts is a boolean combination of regular languages, and Brzozowski's derivatives
 * ("Derivatives of Regular Expressions", 1964) decide questions about it.
 *
 * `matching(e, after)` is the set of texts of which `e` matches a beginning (the one that a PEG would take) and whose
 * remainder is in `after`. Texts are sequences of UTF-16 code units.
 */
import { type Expression, type Grammar, partsOf, ruleOf } from "../grammar/expression.js";
import { complement, holds, type Range, UNITS } from "../grammar/units.js";

/** A set of texts. Two languages of one `Languages` that are built alike are the same object. */
export type Language = { readonly id: number } & (
  | { readonly type: "nothing" | "everything" }
  | { readonly type: "unit"; readonly ranges: readonly Range[]; readonly after: Language }
  | { readonly type: "either" | "both"; readonly parts: readonly Language[] }
  | { readonly type: "not"; readonly of: Language }
  | { readonly type: "repeat"; readonly expression: Expression; readonly after: Language }
);

type Shape = Language extends infer L ? (L extends Language ? Omit<L, "id"> : never) : never;

/** More derivatives than these are not worth the answer to one question; those of our own grammars take 15,030 at most. */
const MOST_DERIVATIVES = 100_000;

/** Builds languages of one grammar's expressions and answers questions about them. */
export class Languages {
  readonly nothing: Language;
  readonly everything: Language;
  readonly #known = new Map<string, Language>();
  readonly #derivatives = new Map<string, Language>();
  readonly #references = new Map<string, Language>();
  readonly #expressions = new Map<Expression, number>();
  readonly #grammar: Grammar;
  /** The classes of code units that no expression of the grammar tells apart, each with one of its units. */
  readonly classes: readonly UnitClass[];

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
    this.nothing = this.#make("0", { type: "nothing" });
    this.everything = this.#make("1", { type: "everything" });
    this.classes = indistinguishable([...grammar.values()].flatMap((rule) => classesOf(rule.expression)));
  }

  /** The texts of which the expression matches a beginning, the remainder being in `after`. */
  matching(expression: Expression, after: Language = this.everything): Language {
    switch (expression.type) {
      case "literal":
        return [...codeUnits(expression.value)]
          .reverse()
          .reduce((rest, unit) => this.#unit([[unit, unit]], rest), after);
      case "class":
        return this.#unit(expression.inverted ? complement(expression.ranges) : expression.ranges, after);
      case "any":
        return this.#unit([[0, UNITS - 1]], after);
      case "sequence":
        return expression.elements.reduceRight((rest, element) => this.matching(element, rest), after);
      case "choice":
        return this.#choice(expression.alternatives, after);
      case "and":
        return this.both([this.matching(expression.expression), after]);
      case "not":
        return this.both([this.not(this.matching(expression.expression)), after]);
      case "optional":
        return this.#choice([expression.expression, { type: "sequence", elements: [] }], after);
      case "many":
        return this.#many(expression.expression, expression.least, after);
      case "text":
      case "labeled":
      case "picked":
        return this.matching(expression.expression, after);
      case "reference":
        return this.#referred(expression.name, after);
    }
  }

  /** Found once: rules that refer to one another twice each would otherwise be followed on every way through them. */
  #referred(name: string, after: Language): Language {
    const key = `${after.id}:${name}`;
    const known = this.#references.get(key) ?? this.matching(ruleOf(this.#grammar, name).expression, after);
    this.#references.set(key, known);
    return known;
  }

  either(parts: readonly Language[]): Language {
    return this.#combine("either", parts, this.nothing, this.everything);
  }

  both(parts: readonly Language[]): Language {
    return this.#combine("both", parts, this.everything, this.nothing);
  }

  not(of: Language): Language {
    if (of.type === "not") return of.of;
    if (of === this.nothing) return this.everything;
    if (of === this.everything) return this.nothing;
    return this.#make(`!${of.id}`, { type: "not", of });
  }

  /** A shortest text of the language, null where there is none, undefined where finding out costs too much. */
  shortest(language: Language): string | null | undefined {
    const before = this.#derivatives.size;
    const seen = new Set([language]);
    let frontier: [Language, string][] = [[language, ""]];
    while (frontier.length > 0) {
      const next: [Language, string][] = [];
      for (const [here, text] of frontier) {
        if (this.holdsEmpty(here)) return text;
        if (this.#derivatives.size - before > MOST_DERIVATIVES) return undefined;
        for (const { unit } of this.classes) {
          const there = this.derivative(here, unit);
          if (seen.has(there) || there === this.nothing) continue;
          seen.add(there);
          next.push([there, text + String.fromCharCode(unit)]);
        }
      }
      frontier = next;
    }
    return null;
  }

  /** Whether the empty text is in the language. */
  holdsEmpty(language: Language): boolean {
    switch (language.type) {
      case "nothing":
      case "unit":
        return false;
      case "everything":
        return true;
      case "either":
        return language.parts.some((part) => this.holdsEmpty(part));
      case "both":
        return language.parts.every((part) => this.holdsEmpty(part));
      case "not":
        return !this.holdsEmpty(language.of);
      case "repeat":
        return this.holdsEmpty(this.#unroll(language.expression, language));
    }
  }

  /** What may follow the code unit: the texts `t` for which `unit + t` is in the language. */
  derivative(language: Language, unit: number): Language {
    const key = `${language.id}:${unit}`;
    const known = this.#derivatives.get(key);
    if (known !== undefined) return known;
    const derived = this.#derive(language, unit);
    this.#derivatives.set(key, derived);
    return derived;
  }

  #derive(language: Language, unit: number): Language {
    switch (language.type) {
      case "nothing":
      case "everything":
        return language;
      case "unit":
        return holds(language.ranges, unit) ? language.after : this.nothing;
      case "either":
        return this.either(language.parts.map((part) => this.derivative(part, unit)));
      case "both":
        return this.both(language.parts.map((part) => this.derivative(part, unit)));
      case "not":
        return this.not(this.derivative(language.of, unit));
      case "repeat":
        return this.derivative(this.#unroll(language.expression, language), unit);
    }
  }

  /** Ordered choice: an alternative counts only where all before it fail. */
  #choice(alternatives: readonly Expression[], after: Language): Language {
    const failed: Language[] = [];
    const taken = alternatives.map((alternative) => {
      const here = this.both([...failed, this.matching(alternative, after)]);
      failed.push(this.not(this.matching(alternative)));
      return here;
    });
    return this.either(taken);
  }

  #many(expression: Expression, least: 0 | 1, after: Language): Language {
    const index = this.#expressions.get(expression) ?? this.#expressions.size;
    this.#expressions.set(expression, index);
    const repeat = this.#make(`*${index},${after.id}`, { type: "repeat", expression, after });
    return least === 0 ? repeat : this.matching(expression, repeat);
  }

  /** Greedy repetition: once more where the expression matches, else what comes after. */
  #unroll(expression: Expression, repeat: Language & { type: "repeat" }): Language {
    const stopped = this.both([this.not(this.matching(expression)), repeat.after]);
    return this.either([this.matching(expression, repeat), stopped]);
  }

  #unit(ranges: readonly Range[], after: Language): Language {
    if (after === this.nothing || ranges.length === 0) return this.nothing;
    return this.#make(`${ranges.join(";")}>${after.id}`, { type: "unit", ranges, after });
  }

  #combine(type: "either" | "both", parts: readonly Language[], neutral: Language, absorbing: Language): Language {
    const flat = new Set(parts.flatMap((part) => (part.type === type ? part.parts : [part])));
    flat.delete(neutral);
    for (const part of flat) if (part === absorbing || flat.has(this.not(part))) return absorbing;
    const sorted = [...flat].sort((a, b) => a.id - b.id);
    const [only] = sorted;
    if (only === undefined) return neutral;
    return sorted.length === 1
      ? only
      : this.#make(`${type}${sorted.map(({ id }) => id).join()}`, { type, parts: sorted });
  }

  #make(key: string, shape: Shape): Language {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const language: Language = { id: this.#known.size, ...shape };
    this.#known.set(key, language);
    return language;
  }
}

function* codeUnits(text: string): Iterable<number> {
  for (let i = 0; i < text.length; i++) yield text.charCodeAt(i);
}

/** The sets of code units that an expression names. */
function classesOf(expression: Expression): (readonly Range[])[] {
  if (expression.type === "literal") return [...codeUnits(expression.value)].map((unit) => [[unit, unit]]);
  if (expression.type === "class") return [expression.ranges];
  return partsOf(expression).flatMap(classesOf);
}

/** Code units that are alike, and one of them. */
export interface UnitClass {
  readonly unit: number;
  readonly ranges: readonly Range[];
}

function indistinguishable(classes: readonly (readonly Range[])[]): UnitClass[] {
  const edges = new Set([0, UNITS, ...classes.flat().flatMap(([first, last]) => [first, last + 1])]);
  const starts = [...edges].sort((a, b) => a - b);
  const bySignature = new Map<string, Range[]>();
  for (const [index, first] of starts.slice(0, -1).entries()) {
    const signature = classes.map((ranges) => (holds(ranges, first) ? "1" : "0")).join("");
    const range: Range = [first, (starts[index + 1] ?? UNITS) - 1];
    bySignature.set(signature, [...(bySignature.get(signature) ?? []), range]);
  }
  return [...bySignature.values()].map((ranges) => ({ unit: ranges[0]?.[0] ?? 0, ranges }));
}
