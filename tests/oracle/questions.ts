/** Questions that wait for a yes or a no, of whatever kind. */
import { item } from "./characters.js";
import { hasExactly, isObject } from "./json.js";
import type { Outcome } from "./outcome.js";
import type { Rules } from "./rules.js";
import type { State, Words } from "./values.js";

/** In the shape of a question: the field holds raw text, which names an item. */
export const ITEM = Symbol("item");

/** What a kind of question is. */
export type Question = {
  /** The words that it may have: each field names an item, or is always the same. */
  readonly shapes: readonly Readonly<Record<string, string | null | typeof ITEM>>[];
  /** The rule by which a yes takes effect, and the state then. */
  readonly accepts: (words: Words) => string;
  readonly accepted: (state: State, words: Words, rules: Rules) => State;
  /** The prompts that ask it; the first of them fits the state. */
  readonly prompts: (words: Words, state: State, rules: Rules) => readonly string[];
};

/** The item that a field of the words names. */
export function named(words: Words, field: string, rules: Rules): string {
  return item(words[field] ?? "", rules);
}

/**
 * A clarification that leaves a question pending, with the raw words, or normalized ones without values.checkpoint. Without
 * its own rule nothing is asked.
 */
export function asks(rule: string, prompt: string, kind: string, words: Words, rules: Rules): Outcome {
  if (!rules(rule)) return null;
  const kept = rules("values.checkpoint") ? words : normalized(words, rules);
  return { rule, prompt, pending: { kind, words: kept, prompt_to_user: prompt } };
}

/** The words with their items normalized; what else is among them is so already. */
export function normalized(words: Words, rules: Rules): Words {
  const fields = Object.entries(words).map(([name, text]) => [name, text === null ? null : item(text, rules)]);
  return Object.fromEntries(fields);
}

/** The words that a payload holds; null where no shape of the kind is theirs (values.checkpoint). */
export function readWords(value: unknown, { shapes }: Question): Words | null {
  return isObject(value) && shapes.some((shape) => fits(value, shape)) ? Object.fromEntries(texts(value)) : null;
}

function fits(value: object, shape: Question["shapes"][number]): boolean {
  if (!hasExactly(value, Object.keys(shape))) return false;
  return Object.entries(value).every(([name, text]) =>
    shape[name] === ITEM ? typeof text === "string" : text === shape[name],
  );
}

function texts(value: object): [string, string | null][] {
  return Object.entries(value).map(([name, text]) => [name, typeof text === "string" ? text : null]);
}
