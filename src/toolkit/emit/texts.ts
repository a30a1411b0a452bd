/** Writes the code that takes the text of a label: that of the one `$` in what it stands for, looked up through helpers and picks. */
import { type Expression, type Grammar, NOTHING, ruleOf } from "../grammar/expression.js";
import type { Writing } from "./choices.js";
import { joined } from "./statements.js";
import type { Tests } from "./tests.js";

/** What becomes of a text: it goes to a variable, or is what a function answers, so that nothing is run behind it. */
interface Taker {
  readonly takes: (text: string) => string;
  readonly leaves: boolean;
}

/** What writes the code around a text. */
export interface Surroundings {
  readonly grammar: Grammar;
  readonly tests: Tests;
  fresh(name: string): string;
  matching(expression: Expression, fail: string): string;
  sequence(elements: readonly Expression[], fail: string): string;
  choice(alternatives: readonly Expression[], fail: string, by: Writing): string;
  inLine(name: string, write: (expression: Expression) => string): string;
  /** Refuses what stands for no text. */
  refuse(label: string): never;
}

/** The texts of one module. */
export class Texts {
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** The text goes to a variable, which is declared. */
  variable(expression: Expression, name: string, fail: string): string {
    const chooses = this.#chooses(expression);
    const takes = (text: string): string => `${chooses ? "" : "const "}${name} = ${text};`;
    return joined(
      chooses ? `let ${name}: string;` : "",
      this.#capture(expression, { takes, leaves: false }, name, fail),
    );
  }

  /** The text is what a function answers. */
  answer(expression: Expression, fail: string): string {
    return this.#capture(expression, { takes: (text) => `return ${text};`, leaves: true }, "text", fail);
  }

  #capture(expression: Expression, taker: Taker, label: string, fail: string): string {
    const inner = (each: Expression, otherwise = fail): string => this.#capture(each, taker, label, otherwise);
    if (expression.type === "text") return this.#slice(expression.expression, taker, fail);
    if (expression.type === "picked") return inner(expression.expression);
    if (expression.type === "reference") return this.#around.inLine(expression.name, inner);
    if (expression.type === "choice")
      return this.#around.choice(expression.alternatives, fail, { ...taker, write: inner, call: () => null });
    if (expression.type !== "sequence" || expression.elements.filter(isText).length !== 1)
      return this.#around.refuse(label);
    return this.#inSequence(expression.elements, taker, label, fail);
  }

  #inSequence(elements: readonly Expression[], taker: Taker, label: string, fail: string): string {
    const at = elements.findIndex(isText);
    const [text = NOTHING, ...others] = elements.slice(at);
    const before = this.#around.sequence(elements.slice(0, at), fail);
    if (others.length === 0) return joined(before, this.#capture(text, taker, label, fail));
    if (taker.leaves) {
      const name = this.#around.fresh("text");
      const taken = this.variable(text, name, fail);
      return joined(before, taken, this.#around.sequence(others, fail), taker.takes(name));
    }
    const taken = this.#capture(text, taker, label, fail);
    return joined(before, taken, this.#around.sequence(others, fail));
  }

  /** Takes the text that an expression matches. */
  #slice(expression: Expression, { takes, leaves }: Taker, fail: string): string {
    const { grammar, tests } = this.#around;
    if (tests.of(expression)?.width === 0) return joined(this.#around.matching(expression, fail), takes('""'));
    if (isRest(grammar, expression)) return joined(takes("s.slice(p)"), leaves ? "" : "p = s.length;");
    const start = this.#around.fresh("start");
    return joined(`const ${start} = p;`, this.#around.matching(expression, fail), takes(`s.slice(${start}, p)`));
  }

  /** Whether a text is one of several, each taken in a block of its own. */
  #chooses(expression: Expression): boolean {
    const { grammar } = this.#around;
    if (expression.type === "reference") return this.#chooses(ruleOf(grammar, expression.name).expression);
    if (expression.type === "sequence") return expression.elements.some((each) => isText(each) && this.#chooses(each));
    return expression.type === "choice" || (expression.type === "picked" && this.#chooses(expression.expression));
  }
}

/** Whether an expression matches all that is left of a text. */
function isRest(grammar: Grammar, expression: Expression): boolean {
  if (expression.type === "reference") return isRest(grammar, ruleOf(grammar, expression.name).expression);
  return expression.type === "many" && expression.least === 0 && expression.expression.type === "any";
}

function isText({ type }: Expression): boolean {
  return type === "picked" || type === "text";
}
