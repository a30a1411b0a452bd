/**
 * Lookaheads of which a repetition asks in each of its rounds, though they may read arbitrarily far: where they match is found
 * once, before the repetition, by one walk over the text from its end. So the repetition stays linear.
 */
import { type Expression, type Grammar, type Named, upperFirst } from "../grammar/expression.js";
import type { Automaton, State } from "../language/automaton.js";
import { placesAutomaton } from "../language/places.js";
import type { UnitSets } from "./conditions.js";

/** A lookahead, the function that finds its places, and the function's code. */
interface Finder {
  readonly expression: Expression;
  readonly name: string;
  readonly code: string;
}

export class Places {
  readonly #grammar: Grammar;
  readonly #sets: UnitSets;
  readonly #finders: Finder[] = [];
  /** In a repetition that asks: the variable of each function that finds places. */
  #variables: Map<string, string> | null = null;
  #count = 0;

  constructor(grammar: Grammar, sets: UnitSets) {
    this.#grammar = grammar;
    this.#sets = sets;
  }

  /** Whether what is written now stands in a repetition that asks for places. */
  get areAsked(): boolean {
    return this.#variables !== null;
  }

  /** The code of a repetition, behind that of the places for which it asks. */
  asking(write: () => string): string {
    const variables = new Map<string, string>();
    this.#variables = variables;
    const code = write();
    this.#variables = null;
    return [...[...variables].map(([finder, name]) => `const ${name} = ${finder}(s);`), code].join("\n");
  }

  /** The variable that holds 1 at each place where the expression matches, and else 0. */
  variable(expression: Expression, rule: Named): string {
    const finder = this.#finders.find((each) => isSame(each.expression, expression)) ?? this.#find(expression, rule);
    const known = this.#variables?.get(finder.name);
    if (known !== undefined) return known;
    this.#count += 1;
    this.#variables?.set(finder.name, `places${this.#count}`);
    return `places${this.#count}`;
  }

  /** The functions that find places, by name. */
  functions(): [name: string, code: string][] {
    return this.#finders.map(({ name, code }) => [name, code]);
  }

  #find(expression: Expression, rule: Named): Finder {
    const automaton = placesAutomaton(this.#grammar, expression, rule);
    const name =
      expression.type === "reference"
        ? `placesOf${upperFirst(expression.name)}`
        : `findPlaces${this.#finders.length + 1}`;
    const finder = { expression, name, code: this.#code(name, automaton) };
    this.#finders.push(finder);
    return finder;
  }

  #code(name: string, automaton: Automaton): string {
    const cases = automaton.map((state, index) => `case ${index}:\nreturn ${this.#step(state)};`);
    const accepting = automaton.flatMap((state, index) => (state.accepting ? [`state === ${index}`] : []));
    const found = accepting.length === 0 ? "false" : accepting.join(" || ");
    return `/** 1 for each place from which the rest of the text matches, found from the end. */
function ${name}(s: string): Uint8Array {
  const places = new Uint8Array(s.length + 1);
  let state = 0;
  for (let p = s.length; ; p -= 1) {
    if (${found}) places[p] = 1;
    if (p === 0) return places;
    state = ${name}Step(state, s, p - 1);
  }
}

function ${name}Step(state: number, s: string, p: number): number {
  switch (state) {
${cases.join("\n")}
  }
  return state;
}`;
  }

  /** The last way needs no condition: each state has a step for every code unit. */
  #step({ next }: State): string {
    const inOrder = [...next].sort((a, b) => a.ranges.length - b.ranges.length);
    const ways = inOrder.slice(0, -1).map(({ ranges, to }) => `${this.#sets.condition(ranges)} ? ${to} : `);
    return `${ways.join("")}${inOrder.at(-1)?.to ?? 0}`;
  }
}

function isSame(one: Expression, other: Expression): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
