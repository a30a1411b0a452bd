/** Writes the code that matches an expression: tests and loops in line, and a call for each helper. */
import { match } from "ts-pattern";
import { type Expression, type Grammar, GrammarError, type Named, ruleOf, topOf } from "../grammar/expression.js";
import { unitsOf } from "../grammar/one-unit.js";
import { looksFar, reachOf } from "../language/reach.js";
import { not, startsWith, UnitSets } from "./conditions.js";
import { Places } from "./places.js";
import { searchCode } from "./search.js";

/**
 * Writes statements that advance `p` over what an expression matches in `s`, or else run the statement `fail`, which leaves.
 * Where it does, `p` is spent: who goes on has kept where it was. What is written takes time linear in the text.
 */
export class CodeWriter {
  readonly grammar: Grammar;
  readonly #captures: boolean;
  /** The helpers that what was written calls, in the order of their first use. */
  readonly called = new Set<string>();
  /** The helpers that are called for the text of a label. */
  readonly texts = new Set<string>();
  /** Whether words are looked up in a list. */
  choosesWords = false;
  readonly sets: UnitSets;
  readonly places: Places;
  /** The rule that is written now, for errors. */
  #rule: Named;
  #labels = 0;

  /** With `captures`, the text of each label goes to the variable of that name. */
  constructor(grammar: Grammar, captures: boolean) {
    this.grammar = grammar;
    this.#rule = { name: "start", place: topOf(grammar) };
    this.#captures = captures;
    this.sets = new UnitSets(grammar);
    this.places = new Places(grammar, this.sets);
  }

  /** Goes on with another rule. */
  enter(rule: Named): void {
    this.#rule = rule;
  }

  matching(expression: Expression, fail: string): string {
    const units = unitsOf(this.grammar, expression);
    if (units !== null) return `if (${not(this.sets.condition(units))}) ${fail};\np += 1;`;
    return match(expression)
      .with({ type: "literal" }, ({ value }) => literal(value, fail))
      .with({ type: "class" }, { type: "any" }, () => "")
      .with({ type: "sequence" }, ({ elements }) => elements.map((element) => this.matching(element, fail)).join("\n"))
      .with({ type: "choice" }, ({ alternatives }) =>
        alternatives.every(({ type }) => type === "literal")
          ? this.#words(alternatives, fail)
          : this.#choice(alternatives, (alternative, label) => this.matching(alternative, label), fail),
      )
      .with({ type: "not" }, { type: "and" }, (lookahead) => this.#lookahead(lookahead, fail))
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
      .with({ type: "reference" }, ({ name }) => this.#inLine(name, (helper) => this.capture(helper, label, fail)))
      .with({ type: "choice" }, ({ alternatives }) =>
        this.#choice(alternatives, (alternative, to) => this.capture(alternative, label, to), fail),
      )
      .with({ type: "sequence" }, ({ elements }) => {
        const isText = ({ type }: Expression): boolean => type === "picked" || type === "text";
        if (elements.filter(isText).length !== 1) return this.#noText(label);
        const written = elements.map((each) =>
          isText(each) ? this.capture(each, label, fail) : this.matching(each, fail),
        );
        return written.join("\n");
      })
      .otherwise(() => this.#noText(label));
  }

  #noText(label: string): never {
    throw new GrammarError(
      this.#rule.place,
      `The label ${label} stands for no text: mark it with $, once, in each way to match it.`,
    );
  }

  #call(name: string, fail: string): string {
    const { expression } = ruleOf(this.grammar, name);
    const isInLine = ["literal", "not", "many"].includes(expression.type);
    if (isInLine || (this.places.areAsked && looksFar(this.grammar, expression)))
      return this.#inLine(name, (helper) => this.matching(helper, fail));
    this.called.add(name);
    return `p = ${name}(s, p);\nif (p < 0) ${fail};`;
  }

  /** Writes a helper where it is referred to. */
  #inLine(name: string, write: (expression: Expression) => string): string {
    const [outer, helper] = [this.#rule, ruleOf(this.grammar, name)];
    this.#rule = helper;
    const code = write(helper.expression);
    this.#rule = outer;
    return code;
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

  #lookahead({ type, expression }: Expression & { readonly type: "and" | "not" }, fail: string): string {
    if (this.places.areAsked && looksFar(this.grammar, { type, expression })) {
      const found = type === "not" ? 1 : 0;
      return `if (${this.places.variable(expression, this.#rule)}[p] === ${found}) ${fail};`;
    }
    return type === "not" ? this.#not(expression, fail) : this.#and(expression, fail);
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
    if (units !== null) return `while (${this.sets.condition(units)}) p += 1;`;
    const search = searchCode(this.grammar, expression);
    if (search !== null) return search;
    if (this.places.areAsked || !reachOf(this.grammar, expression, "read").wastes) return this.#loop(expression);
    if (reachOf(this.grammar, expression, "asked").wastes) return this.#refuseRereading();
    return this.places.asking(() => this.#loop(expression));
  }

  #refuseRereading(): never {
    throw new GrammarError(
      this.#rule.place,
      `Rule ${this.#rule.name} repeats what may read arbitrarily far and then take less, so that reading it costs more than linear time. Let each round take all that it has read, or move the long part behind the repetition.`,
    );
  }

  #loop(expression: Expression): string {
    const [start, last, loop] = [this.#fresh("start"), this.#fresh("last"), this.#fresh("loop")];
    return `${loop}: for (;;) {\nconst ${start} = p;\n${last}: {\n${this.matching(expression, `break ${last}`)}\ncontinue ${loop};\n}\np = ${start};\nbreak;\n}`;
  }

  #fresh(name: string): string {
    this.#labels += 1;
    return `${name}${this.#labels}`;
  }
}

function literal(value: string, fail: string): string {
  return `if (${not(startsWith(value))}) ${fail};\np += ${value.length};`;
}
