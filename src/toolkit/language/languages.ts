/**
 * The exact language of a parsing expression. A grammar without recursion is regular, lookahead and ordered choice
 * included, so what an expression accepts is a boolean combination of regular languages, and Brzozowski's derivatives
 * ("Derivatives of Regular Expressions", 1964) decide questions about it.
 *
 * `matching(e, after)` is the set of texts of which `e` matches a beginning (the one that a PEG would take) and whose
 * remainder is in `after`. Texts are sequences of UTF-16 code units.
 */
import { match } from "ts-pattern";
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

/** More derivatives than these are not worth the answer to one question. */
const MOST_DERIVATIVES = 300_000;

/** Builds languages of one grammar's expressions and answers questions about them. */
export class Languages {
  readonly nothing: Language;
  readonly everything: Language;
  readonly #known = new Map<string, Language>();
  readonly #derivatives = new Map<string, Language>();
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
    return match(expression)
      .with({ type: "literal" }, ({ value }) =>
        [...codeUnits(value)].reverse().reduce((rest, unit) => this.#unit([[unit, unit]], rest), after),
      )
      .with({ type: "class" }, ({ ranges, inverted }) => this.#unit(inverted ? complement(ranges) : ranges, after))
      .with({ type: "any" }, () => this.#unit([[0, UNITS - 1]], after))
      .with({ type: "sequence" }, ({ elements }) =>
        elements.reduceRight((rest, element) => this.matching(element, rest), after),
      )
      .with({ type: "choice" }, ({ alternatives }) => this.#choice(alternatives, after))
      .with({ type: "and" }, ({ expression: inner }) => this.both([this.matching(inner), after]))
      .with({ type: "not" }, ({ expression: inner }) => this.both([this.not(this.matching(inner)), after]))
      .with({ type: "optional" }, ({ expression: inner }) =>
        this.#choice([inner, { type: "sequence", elements: [] }], after),
      )
      .with({ type: "many" }, ({ least, expression: inner }) => this.#many(inner, least, after))
      .with({ type: "text" }, { type: "labeled" }, { type: "picked" }, ({ expression: inner }) =>
        this.matching(inner, after),
      )
      .with({ type: "reference" }, ({ name }) => this.matching(ruleOf(this.#grammar, name).expression, after))
      .exhaustive();
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
    return match(language)
      .with({ type: "nothing" }, { type: "unit" }, () => false)
      .with({ type: "everything" }, () => true)
      .with({ type: "either" }, ({ parts }) => parts.some((part) => this.holdsEmpty(part)))
      .with({ type: "both" }, ({ parts }) => parts.every((part) => this.holdsEmpty(part)))
      .with({ type: "not" }, ({ of }) => !this.holdsEmpty(of))
      .with({ type: "repeat" }, (repeat) => this.holdsEmpty(this.#unroll(repeat.expression, repeat)))
      .exhaustive();
  }

  /** What may follow the code unit: the texts `t` for which `unit + t` is in the language. */
  derivative(language: Language, unit: number): Language {
    const key = `${language.id}:${unit}`;
    const known = this.#derivatives.get(key);
    if (known !== undefined) return known;
    const derived = match(language)
      .with({ type: "nothing" }, { type: "everything" }, (same) => same)
      .with({ type: "unit" }, ({ ranges, after }) => (holds(ranges, unit) ? after : this.nothing))
      .with({ type: "either" }, ({ parts }) => this.either(parts.map((part) => this.derivative(part, unit))))
      .with({ type: "both" }, ({ parts }) => this.both(parts.map((part) => this.derivative(part, unit))))
      .with({ type: "not" }, ({ of }) => this.not(this.derivative(of, unit)))
      .with({ type: "repeat" }, (repeat) => this.derivative(this.#unroll(repeat.expression, repeat), unit))
      .exhaustive();
    this.#derivatives.set(key, derived);
    return derived;
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
