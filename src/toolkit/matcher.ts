/** Writes the code that matches an expression. */
import { match } from "ts-pattern";
import { type Expression, type Grammar, GrammarError, ruleOf } from "./expression.js";
import { unitsOf } from "./one-unit.js";
import { complement, type Range } from "./units.js";

/**
 * Writes statements that advance `p` over what an expression matches in `s`, or else run the statement `fail`, which leaves.
 * Where it does, `p` is spent: who goes on has kept where it was.
 */
export class MatcherWriter {
  readonly grammar: Grammar;
  readonly #captures: boolean;
  /** The helpers that what was written calls, in the order of their first use. */
  readonly called = new Set<string>();
  /** The helpers that are called for the text of a label. */
  readonly texts = new Set<string>();
  /** Whether words are looked up in a list. */
  choosesWords = false;
  /** The condition of each function that tells whether a code unit is in a set. */
  readonly classes = new Map<string, string>();
  #labels = 0;

  /** With `captures`, the text of each label goes to the variable of that name. */
  constructor(grammar: Grammar, captures: boolean) {
    this.grammar = grammar;
    this.#captures = captures;
  }

  matching(expression: Expression, fail: string): string {
    const units = unitsOf(this.grammar, expression);
    if (units !== null) return `if (${not(this.#isIn(units))}) ${fail};\np += 1;`;
    return match(expression)
      .with({ type: "literal" }, ({ value }) => literal(value, fail))
      .with({ type: "class" }, { type: "any" }, () => "")
      .with({ type: "sequence" }, ({ elements }) => elements.map((element) => this.matching(element, fail)).join("\n"))
      .with({ type: "choice" }, ({ alternatives }) =>
        alternatives.every(({ type }) => type === "literal")
          ? this.#words(alternatives, fail)
          : this.#choice(alternatives, (alternative, label) => this.matching(alternative, label), fail),
      )
      .with({ type: "not" }, ({ expression: inner }) => this.#not(inner, fail))
      .with({ type: "and" }, ({ expression: inner }) => this.#and(inner, fail))
      .with({ type: "optional" }, ({ expression: inner }) => this.#optional(inner))
      .with(
        { type: "many" },
        ({ least, expression: inner }) => (least === 1 ? `${this.matching(inner, fail)}\n` : "") + this.#repeat(inner),
      )
      .with({ type: "labeled" }, ({ label, expression: inner }) =>
        this.#captures ? this.capture(inner, label, fail) : this.matching(inner, fail),
      )
      .with({ type: "text" }, { type: "picked" }, ({ expression: inner }) => this.matching(inner, fail))
      .with({ type: "reference" }, ({ name }) => this.#call(name, fail))
      .exhaustive();
  }

  /** Takes the text of a label from a helper behind which nothing follows. */
  text(name: string, label: string, fail: string): string {
    const { expression } = ruleOf(this.grammar, name);
    if (expression.type === "reference") return this.text(expression.name, label, fail);
    this.texts.add(name);
    return `${label} = ${name}Text(s, p);\nif (${label} === null) ${fail};`;
  }

  /** The text of a label: that of the one `$` in what it stands for, looked up through helpers and picks. */
  capture(expression: Expression, label: string, fail: string): string {
    return match(expression)
      .with({ type: "text" }, ({ expression: inner }) => {
        const start = this.#fresh("start");
        return `const ${start} = p;\n${this.matching(inner, fail)}\n${label} = s.slice(${start}, p);`;
      })
      .with({ type: "picked" }, ({ expression: inner }) => this.capture(inner, label, fail))
      .with({ type: "reference" }, ({ name }) => this.capture(ruleOf(this.grammar, name).expression, label, fail))
      .with({ type: "choice" }, ({ alternatives }) =>
        this.#choice(alternatives, (alternative, to) => this.capture(alternative, label, to), fail),
      )
      .with({ type: "sequence" }, ({ elements }) => {
        if (elements.filter(({ type }) => type === "picked" || type === "text").length !== 1) return noText(label);
        return elements
          .map((element) =>
            element.type === "picked" || element.type === "text"
              ? this.capture(element, label, fail)
              : this.matching(element, fail),
          )
          .join("\n");
      })
      .otherwise(() => noText(label));
  }

  #call(name: string, fail: string): string {
    const { expression } = ruleOf(this.grammar, name);
    if (["literal", "not", "many"].includes(expression.type)) return this.matching(expression, fail);
    this.called.add(name);
    return `p = ${name}(s, p);\nif (p < 0) ${fail};`;
  }

  #words(alternatives: readonly Expression[], fail: string): string {
    this.choosesWords = true;
    const words = alternatives.flatMap((alternative) => (alternative.type === "literal" ? [alternative.value] : []));
    return `p = among(s, p, ${JSON.stringify(words)});\nif (p < 0) ${fail};`;
  }

  #choice(
    alternatives: readonly Expression[],
    write: (alternative: Expression, fail: string) => string,
    fail: string,
  ): string {
    const [done, start] = [this.#fresh("done"), this.#fresh("start")];
    const tries = alternatives.map((alternative, index) => {
      if (index === alternatives.length - 1) return write(alternative, fail);
      const next = this.#fresh("next");
      return `${next}: {\n${write(alternative, `break ${next}`)}\nbreak ${done};\n}\np = ${start};`;
    });
    return `${done}: {\nconst ${start} = p;\n${tries.join("\n")}\n}`;
  }

  #not(expression: Expression, fail: string): string {
    if (expression.type === "any") return `if (p < s.length) ${fail};`;
    if (expression.type === "literal") return `if (${startsWith(expression.value)}) ${fail};`;
    const [absent, start] = [this.#fresh("absent"), this.#fresh("start")];
    return `const ${start} = p;\n${absent}: {\n${this.matching(expression, `break ${absent}`)}\n${fail};\n}\np = ${start};`;
  }

  #and(expression: Expression, fail: string): string {
    const start = this.#fresh("start");
    return `const ${start} = p;\n${this.matching(expression, fail)}\np = ${start};`;
  }

  #optional(expression: Expression): string {
    const [absent, start, found] = [this.#fresh("absent"), this.#fresh("start"), this.#fresh("found")];
    return `const ${start} = p;\n${found}: {\n${absent}: {\n${this.matching(expression, `break ${absent}`)}\nbreak ${found};\n}\np = ${start};\n}`;
  }

  #repeat(expression: Expression): string {
    if (expression.type === "any") return "p = s.length;";
    const units = unitsOf(this.grammar, expression);
    if (units !== null) return `while (${this.#isIn(units)}) p += 1;`;
    const search = this.#search(expression);
    if (search !== null) return search;
    const [start, last, loop] = [this.#fresh("start"), this.#fresh("last"), this.#fresh("loop")];
    return `${loop}: for (;;) {\nconst ${start} = p;\n${last}: {\n${this.matching(expression, `break ${last}`)}\ncontinue ${loop};\n}\np = ${start};\nbreak;\n}`;
  }

  /** `(!literal .)*` and `(!(literal !.) .)*`, however long what they take, are one search. */
  #search(expression: Expression): string | null {
    if (expression.type !== "sequence" || expression.elements.length !== 2) return null;
    const [first, second] = expression.elements.map((element) => this.#resolved(element));
    if (first?.type !== "not" || second?.type !== "any") return null;
    const until = this.#resolved(first.expression);
    if (until.type === "literal") return `p = s.indexOf(${JSON.stringify(until.value)}, p);\nif (p < 0) p = s.length;`;
    if (until.type !== "sequence" || until.elements.length !== 2) return null;
    const [word, end] = until.elements.map((element) => this.#resolved(element));
    if (word?.type !== "literal" || end?.type !== "not" || end.expression.type !== "any") return null;
    const at = `s.length - ${word.value.length}`;
    return `p = s.endsWith(${JSON.stringify(word.value)}) && ${at} >= p ? ${at} : s.length;`;
  }

  #resolved(expression: Expression): Expression {
    return expression.type === "reference"
      ? this.#resolved(ruleOf(this.grammar, expression.name).expression)
      : expression;
  }

  /** A condition on the code unit at `p`. Beyond the end there is none, and NaN is in no range. */
  #isIn(units: readonly Range[]): string {
    const others = complement(units);
    if (others.length === 0) return "p < s.length";
    if (others.length < units.length || others[0]?.[0] !== 0) return `p < s.length && ${not(this.#inSet(others))}`;
    return this.#inSet(units);
  }

  #inSet(units: readonly Range[]): string {
    const [only, more] = units;
    if (only !== undefined && more === undefined && only[0] === only[1]) return `s.charCodeAt(p) === ${only[0]}`;
    const condition = units
      .map(([first, last]) => (first === last ? `c === ${first}` : `(c >= ${first} && c <= ${last})`))
      .join(" || ");
    const named = [...this.grammar.values()].find(
      ({ expression }) =>
        expression.type !== "reference" && String(unitsOf(this.grammar, expression)) === String(units),
    );
    const known = [...this.classes].find(([, other]) => other === condition);
    const name = known?.[0] ?? `is${named === undefined ? `Set${this.classes.size + 1}` : upperFirst(named.name)}`;
    this.classes.set(name, condition);
    return `${name}(s.charCodeAt(p))`;
  }

  #fresh(name: string): string {
    this.#labels += 1;
    return `${name}${this.#labels}`;
  }
}

function literal(value: string, fail: string): string {
  return `if (${not(startsWith(value))}) ${fail};\np += ${value.length};`;
}

/** The opposite of a condition, in its plainest form. */
function not(condition: string): string {
  if (condition === "p < s.length") return "p >= s.length";
  return /^[\w.]+\([^()]*(\([^()]*\))?[^()]*\)$/.test(condition) ? `!${condition}` : `!(${condition})`;
}

function startsWith(value: string): string {
  return value.length === 1
    ? `s.charCodeAt(p) === ${value.charCodeAt(0)}`
    : `s.startsWith(${JSON.stringify(value)}, p)`;
}

function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function noText(label: string): never {
  throw new GrammarError(`The label ${label} stands for no text: mark it with $, once.`);
}
