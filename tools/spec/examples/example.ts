/** What every kind of example shares: a fixture, and the lines with which many begin. */
import { type Standing, takeConversation } from "../conversation.js";
import type { Rule } from "../markdown.js";
import { type Lines, type StateValue, takeGiven } from "../notation.js";

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

/** What an example starts from: a state and turns that are stepped first; and where the conversation then stands. */
export interface Start {
  readonly fields: { readonly initial_state: StateValue; readonly prelude?: readonly string[] };
  readonly standing: Standing;
}

/** The start of an example, each of its turns with its answer. */
export function takeStart(lines: Lines): Start {
  const initial_state = takeGiven(lines);
  const turns = takeConversation(lines, { state: initial_state, pending: null });
  const standing = turns.at(-1) ?? { state: initial_state, pending: null };
  return { fields: { initial_state, ...prelude(turns.map(({ input }) => input)) }, standing };
}

/** The field `prelude`, where there are turns. */
export function prelude(turns: readonly string[]): { readonly prelude?: readonly string[] } {
  return turns.length === 0 ? {} : { prelude: turns };
}
