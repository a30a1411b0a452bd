/** Writes the code that matches an expression: tests and loops in line, and a call for each helper. */
import {
  type Expression,
  elementsOf,
  type Grammar,
  GrammarError,
  type Named,
  NOTHING,
  ruleOf,
  topOf,
} from "../grammar/expression.js";
import { canFail, looksFar, reachOf } from "../language/reach.js";
import { Choices, type Writing } from "./choices.js";
import { UnitSets } from "./conditions.js";
import { Places } from "./places.js";
import { foundCode, searchCode } from "./search.js";
import { matcherOf, textMatcherOf } from "./starts.js";
import { joined } from "./statements.js";
import { Tests } from "./tests.js";
import { Texts } from "./texts.js";

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
  readonly tests: Tests;
  readonly #choices: Choices;
  readonly #texts: Texts;
  readonly #matching: Writing = {
    write: (each, fail) => this.matching(each, fail),
    call: (each, fail) =>
      each.type === "reference" && !this.#isInLine(each.name) ? this.#call(each.name, fail) : null,
    leaves: false,
  };
  /** The rule that is written now, for errors. */
  #rule: Named;
  #labels = 0;

  /** With `captures`, the text of each label goes to a variable of that name. */
  constructor(grammar: Grammar, captures: boolean) {
    this.grammar = grammar;
    this.#rule = { name: "start", place: topOf(grammar) };
    this.#captures = captures;
    this.sets = new UnitSets(grammar);
    this.places = new Places(grammar, this.sets);
    this.tests = new Tests(grammar, this.sets);
    this.#choices = new Choices(grammar, this.tests, (name) => this.fresh(name));
    this.#texts = new Texts(this);
  }

  /** Goes on with another rule. */
  enter(rule: Named): void {
    this.#rule = rule;
  }

  /** What is said of this class, for one expression. */
  matching(expression: Expression, fail: string): string {
    if (this.tests.ahead([expression]) === 1) return this.#testing([expression], fail);
    switch (expression.type) {
      case "literal":
      case "class":
      case "any":
        return "";
      case "sequence":
        return this.sequence(expression.elements, fail);
      case "choice":
        return this.#words(expression.alternatives, fail) ?? this.choice(expression.alternatives, fail);
      case "not":
        return this.#not(expression.expression, fail);
      case "and":
        return this.#and(expression.expression, fail);
      case "optional":
        return this.choice([expression.expression, NOTHING], fail);
      case "many": {
        const first = expression.least === 1 ? `${this.matching(expression.expression, fail)}\n` : "";
        return first + this.#repeat(expression.expression);
      }
      case "labeled":
        if (this.#captures) return this.#texts.variable(expression.expression, expression.label, fail);
        return this.matching(expression.expression, fail);
      case "text":
      case "picked":
        return this.matching(expression.expression, fail);
      case "reference":
        return this.#call(expression.name, fail);
    }
  }

  /** Takes the text of a label from a helper behind which nothing follows. */
  text(name: string, label: string, fail: string): string {
    const { expression } = ruleOf(this.grammar, name);
    if (expression.type === "reference") return this.text(expression.name, label, fail);
    this.texts.add(name);
    return `const ${label} = ${textMatcherOf(name)}(s, p);\nif (${label} === null) ${fail}`;
  }

  /** Answers the text of a helper. */
  answer(name: string, fail: string): string {
    return this.#texts.answer({ type: "reference", name }, fail);
  }

  /** Refuses a label that stands for no text. */
  refuse(label: string): never {
    throw new GrammarError(
      this.#rule.place,
      `The label ${label} stands for no text: mark it with $, once, in each way to match it.`,
    );
  }

  #call(name: string, fail: string): string {
    if (this.#isInLine(name)) return this.inLine(name, (helper) => this.matching(helper, fail));
    this.called.add(name);
    return `p = ${matcherOf(name)}(s, p);\nif (p < 0) ${fail}`;
  }

  #isInLine(name: string): boolean {
    const { expression } = ruleOf(this.grammar, name);
    if (["literal", "not", "many"].includes(expression.type)) return true;
    return this.places.areAsked && looksFar(this.grammar, expression);
  }

  /** Writes a helper where it is referred to. */
  inLine(name: string, write: (expression: Expression) => string): string {
    const [outer, helper] = [this.#rule, ruleOf(this.grammar, name)];
    this.#rule = helper;
    const code = write(helper.expression);
    this.#rule = outer;
    return code;
  }

  /** The same for expressions one after another. */
  sequence(elements: readonly Expression[], fail: string): string {
    const ahead = this.tests.ahead(elements);
    const [first, ...others] = elements.slice(ahead);
    const tested = ahead === 0 ? "" : this.#testing(elements.slice(0, ahead), fail);
    if (first === undefined) return tested;
    const found = foundCode(this.grammar, [first, ...others], fail);
    if (found !== null) return joined(tested, found, this.sequence(others.slice(1), fail));
    return joined(tested, this.matching(first, fail), this.sequence(others, fail));
  }

  /** Expressions that are one test of a known width. */
  #testing(elements: readonly Expression[], fail: string): string {
    const { opposite, width } = this.tests.all(elements);
    const tested = this.#choices.areTested(elements) ? "" : `if (${opposite}) ${fail}`;
    return joined(tested, width === 0 ? "" : `p += ${width};`);
  }

  #words(alternatives: readonly Expression[], fail: string): string | null {
    const words = alternatives.flatMap((alternative) => (alternative.type === "literal" ? [alternative.value] : []));
    if (words.length < alternatives.length) return null;
    this.choosesWords = true;
    return `p = among(s, p, ${JSON.stringify(words)});\nif (p < 0) ${fail}`;
  }

  /** The same for an ordered choice, whose alternatives may be written in a way of their own. */
  choice(alternatives: readonly Expression[], fail: string, by: Writing = this.#matching): string {
    return this.#choices.code(alternatives, fail, by);
  }

  /** A lookahead that is no test: if nothing before its last element can fail, that one decides. */
  #not(expression: Expression, fail: string): string {
    if (this.#asksPlaces("not", expression))
      return `if (${this.places.variable(expression, this.#rule)}[p] === 1) ${fail}`;
    const start = this.fresh("start");
    const elements = elementsOf(expression);
    const [before, last = NOTHING] = [elements.slice(0, -1), elements.at(-1)];
    const test = this.tests.of(last);
    if (test !== null && !before.some((each) => canFail(this.grammar, each)))
      return joined(
        `const ${start} = p;`,
        this.sequence(before, fail),
        `if (${test.condition}) ${fail}`,
        `p = ${start};`,
      );
    const absent = this.fresh("absent");
    return joined(
      `const ${start} = p;\n${absent}: {`,
      this.matching(expression, `break ${absent};`),
      `${fail}\n}\np = ${start};`,
    );
  }

  #and(expression: Expression, fail: string): string {
    if (this.#asksPlaces("and", expression))
      return `if (${this.places.variable(expression, this.#rule)}[p] === 0) ${fail}`;
    const start = this.fresh("start");
    return joined(`const ${start} = p;`, this.matching(expression, fail), `p = ${start};`);
  }

  #asksPlaces(type: "and" | "not", expression: Expression): boolean {
    return this.places.areAsked && looksFar(this.grammar, { type, expression });
  }

  #repeat(expression: Expression): string {
    if (expression.type === "any") return "p = s.length;";
    const search = searchCode(this.grammar, expression);
    if (search !== null) return search;
    const test = this.tests.of(expression);
    if (test?.width) return `while (${test.condition}) p += ${test.width};`;
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
    const start = this.fresh("start");
    return joined(`for (;;) {\nconst ${start} = p;`, this.matching(expression, `{\np = ${start};\nbreak;\n}`), "}");
  }

  /** A name for a label or a variable that nothing else has. */
  fresh(name: string): string {
    this.#labels += 1;
    return `${name}${this.#labels}`;
  }
}
