/** Writes ordered choice: alternatives that a test tells apart as branches, the others one after another from the same place. */
import { type Expression, elementsOf, type Grammar, NOTHING } from "../grammar/expression.js";
import { canFail } from "../language/reach.js";
import { joined } from "./statements.js";
import type { Tests } from "./tests.js";

/** How an alternative is written. */
export interface Writing {
  readonly write: (alternative: Expression, fail: string) => string;
  /** The call of a function, where that is all an alternative is; else null. */
  readonly call: (alternative: Expression, fail: string) => string | null;
  /** Whether each alternative ends in a `return`, so that nothing is run behind it. */
  readonly leaves: boolean;
}

/** A choice that is written now. */
interface Choice {
  readonly by: Writing;
  readonly fail: string;
  /** The variable that keeps where it began, and the label of the block that a match leaves. */
  readonly start: string;
  readonly done: string;
}

/** The choices of one module. */
export class Choices {
  readonly #grammar: Grammar;
  readonly #tests: Tests;
  readonly #fresh: (name: string) => string;
  /** What an `if` around the code that is written now has tested. */
  readonly #tested = new Set<Expression>();

  /** `fresh` makes a name that nothing else has. */
  constructor(grammar: Grammar, tests: Tests, fresh: (name: string) => string) {
    this.#grammar = grammar;
    this.#tests = tests;
    this.#fresh = fresh;
  }

  /** Whether expressions are known to match, so that only `p` is to be advanced. */
  areTested(elements: readonly Expression[]): boolean {
    return elements.every((each) => this.#tested.has(each));
  }

  code(alternatives: readonly Expression[], fail: string, by: Writing): string {
    const choice = { by, fail, start: this.#fresh("start"), done: this.#fresh("done") };
    const code = this.#tries(alternatives, choice);
    const kept = code.includes(`p = ${choice.start};`) ? `const ${choice.start} = p;\n${code}` : code;
    return code.includes(`break ${choice.done};`) ? `${choice.done}: {\n${kept}\n}` : kept;
  }

  /** Tries the alternatives in order: the code of each stands where those before it have failed. */
  #tries([first = NOTHING, ...others]: readonly Expression[], choice: Choice): string {
    const { by, fail, start, done } = choice;
    if (others.length === 0) return by.write(first, fail);
    if (this.#isToldAhead(first)) return this.#branch(first, others, choice);
    const rest = this.#tries(others, choice);
    const call = by.call(first, `{\n${joined(`p = ${start};`, rest)}\n}`);
    if (call !== null) return call;
    const next = this.#fresh("next");
    const code = by.write(first, `break ${next};`);
    return joined(`${next}: {`, code, by.leaves ? "" : `break ${done};`, `}\np = ${start};`, rest);
  }

  #branch(alternative: Expression, others: readonly Expression[], choice: Choice): string {
    const tested = this.#testsOf(alternative);
    for (const each of tested) this.#tested.add(each);
    const code = choice.by.write(alternative, choice.fail);
    for (const each of tested) this.#tested.delete(each);
    const branch = `if (${this.#tests.all(tested).condition}) {\n${code}\n}`;
    const rest = this.#tries(others, choice);
    if (choice.by.leaves || rest === "") return joined(branch, rest);
    const [next = NOTHING, ...last] = others;
    return `${branch} else ${last.length > 0 && this.#isToldAhead(next) ? rest : `{\n${rest}\n}`}`;
  }

  /** Whether an alternative begins with a test, behind which it cannot fail. */
  #isToldAhead(alternative: Expression): boolean {
    const tested = this.#testsOf(alternative).length;
    const behind = elementsOf(alternative).slice(tested);
    return tested > 0 && !behind.some((each) => canFail(this.#grammar, each));
  }

  #testsOf(alternative: Expression): readonly Expression[] {
    const elements = elementsOf(alternative);
    return elements.slice(0, this.#tests.ahead(elements));
  }
}
