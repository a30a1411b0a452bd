/** What every kind of example shares: a fixture, and the lines with which many begin. */
import type { Rule } from "../markdown.js";
import { type Lines, type StateValue, takeGiven, takeTurn } from "../notation.js";

/** A fixture: where it goes below `tests/fixtures`, and its value. */
export interface Fixture {
  readonly path: string;
  readonly value: { readonly id: string; readonly [field: string]: unknown };
}

/** What an example may need beyond its fence. */
export interface Context {
  readonly rule: Rule;
  /** The fixture's id: the rule's, two hyphens, the example's name. */
  readonly id: string;
  /** The prompts of the catalog that have no parameters, by code. */
  readonly prompts: ReadonlyMap<string, string>;
}

/** Makes the fixtures of one example. */
export type Reader = (lines: Lines, context: Context) => Fixture[];

/** One fixture, under its kind and id. */
export function fixture(kind: string, id: string, fields: object): Fixture[] {
  return [{ path: `${kind}/${id}.json`, value: { id, kind, ...fields } }];
}

/** What an example starts from: a state, and turns that are stepped first. */
export interface Start {
  readonly initial_state: StateValue;
  readonly prelude?: readonly string[];
}

/** The start of an example, its turns without answers. */
export function takeStart(lines: Lines): Start {
  return { initial_state: takeGiven(lines), ...takePrelude(lines) };
}

/** Turns without answers, which are stepped first. */
export function takePrelude(lines: Lines): Pick<Start, "prelude"> {
  const turns: string[] = [];
  for (let turn = takeTurn(lines); turn !== null; turn = takeTurn(lines)) turns.push(turn);
  return prelude(turns);
}

/** The field `prelude`, where there are turns. */
export function prelude(turns: readonly string[]): Pick<Start, "prelude"> {
  return turns.length === 0 ? {} : { prelude: turns };
}
