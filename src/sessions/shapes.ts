/** The shapes of what records hold, as guards: a stored text may have been written by anybody. */
import { entriesOf, fieldsOf, isPlainObject } from "../base/index.js";
import { fromCheckpoint, normalizeItem, type Outcome, type Patch } from "../index.js";
import type { Answers, Origin, Parent, Question, SessionCheckpoint, Step, StoredOrigins } from "./record.js";
import type { Head } from "./store.js";

type Guard<T> = (value: unknown) => value is T;

export const isText: Guard<string> = (value): value is string => typeof value === "string";

/** A prompt: nobody is asked nothing. */
export const isPrompt: Guard<string> = (value): value is string => isText(value) && value !== "";

export function isSequence(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isNull(value: unknown): value is null {
  return value === null;
}

/** An object with exactly these fields, each of its shape; those whose name ends in `?` may be absent. */
function hasShape(value: unknown, shape: Readonly<Record<string, (field: unknown) => boolean>>): boolean {
  const names = Object.keys(shape);
  const optional = names.filter((name) => name.endsWith("?")).map((name) => name.slice(0, -1));
  const required = names.filter((name) => !name.endsWith("?"));
  const fields = fieldsOf(value, required, optional);
  if (fields === null) return false;
  return [...fields].every(([name, field]) => (shape[name] ?? shape[`${name}?`])?.(field) === true);
}

function isListOf(is: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every((part) => is(part));
}

function orNull(is: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => isNull(value) || is(value);
}

function isOneOf(...values: readonly unknown[]): (value: unknown) => boolean {
  return (value) => values.includes(value);
}

export function isHead(value: unknown): value is Head {
  return hasShape(value, { sequence: isSequence, hash: isText });
}

export function isParent(value: unknown): value is Parent {
  return hasShape(value, { tenant: isText, conversation: isText, sequence: isSequence, hash: isText });
}

export function isAnswers(value: unknown): value is Answers {
  return hasShape(value, { yes: isSomeTexts, no: isListOf(isText) });
}

function isSomeTexts(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isText);
}

function isItem(value: unknown): boolean {
  return isText(value) && value !== "" && normalizeItem(value) === value;
}

/** A premise as a state may hold it: what an import would refuse or make another of is none. */
function isPremise(value: unknown): boolean {
  const checkpoint = { checkpoint_version: 1, authoritative_state: { premise: value, policies: {}, version: 2 } };
  return isText(value) && isImportable(checkpoint) && fromCheckpoint(checkpoint).toState().premise === value;
}

const isChange = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && isItem(value[0]) && isOneOf("use", "prohibit", null)(value[1]);

/** A patch of which no item is named twice. */
export function isPatch(value: unknown): value is Patch {
  if (!hasShape(value, { "premise?": orNull(isPremise), "policies?": isListOf(isChange) })) return false;
  const changes = fieldsOf(value)?.get("policies");
  return !Array.isArray(changes) || new Set(changes.map(([item]) => item)).size === changes.length;
}

function isTransition(value: unknown): boolean {
  return hasShape(value, { kind: isText, patch: isPatch });
}

const isWords = (value: unknown): boolean => entriesOf(value)?.every(([, words]) => orNull(isText)(words)) ?? false;

/** A question of any kind: its words stand in the field that is named as the kind. */
function isPending(value: unknown): boolean {
  const kind = fieldsOf(value)?.get("kind");
  return isText(kind) && hasShape(value, { [kind]: isWords, kind: isText, transition: isTransition, prompt: isPrompt });
}

const isClarification = (value: unknown): boolean => hasShape(value, { code: isText, parameters: isPlainObject });

/** An outcome, of this language version or another one: its rule and its code may be names that are not known here. */
function isOutcome(value: unknown): value is Outcome {
  const rule = isText;
  return (
    hasShape(value, { kind: isOneOf("passthrough"), rule }) ||
    hasShape(value, { kind: isOneOf("transition"), rule, transition: isTransition }) ||
    hasShape(value, {
      kind: isOneOf("clarification"),
      rule,
      clarification: isClarification,
      prompt: isPrompt,
      pending: orNull(isPending),
    })
  );
}

function isStep(value: unknown): value is Step {
  return hasShape(value, { text: isText, outcome: orNull(isOutcome) });
}

export function isSteps(value: unknown): value is readonly Step[] {
  return isListOf(isStep)(value);
}

function isOrigin(value: unknown): value is Origin {
  return hasShape(value, {
    turn: isText,
    sequence: isSequence,
    text: isText,
    said: isText,
    at: isText,
    "actor?": isText,
    "message?": isText,
  });
}

export function isOrigins(value: unknown): value is StoredOrigins {
  const isPair = (pair: unknown) => Array.isArray(pair) && pair.length === 2 && isItem(pair[0]) && isOrigin(pair[1]);
  return hasShape(value, { premise: orNull(isOrigin), policies: isListOf(isPair) });
}

function isQuestion(value: unknown): value is Question {
  return hasShape(value, {
    sequence: isSequence,
    prompt: isPrompt,
    text: orNull(isText),
    answers: orNull(isAnswers),
  });
}

/** A checkpoint, its engine's part such as the engine itself imports it. */
export function isCheckpoint(value: unknown): value is SessionCheckpoint {
  return hasShape(value, {
    engine: isImportable,
    question: orNull(isQuestion),
    origins: isOrigins,
    rules: orNull(isHead),
    changed: isSequence,
  });
}

function isImportable(value: unknown): boolean {
  try {
    fromCheckpoint(value);
    return true;
  } catch {
    return false;
  }
}

/** How deep the data of another layer may be nested: a writer of JSON needs room for each level. */
const DEEPEST = 1000;

/** Whether data can be written: nested no deeper than that, and so not within itself. */
export function isShallow(data: unknown): boolean {
  let level = objectsIn([data]);
  for (let depth = 0; depth < DEEPEST && level.size > 0; depth += 1)
    level = objectsIn([...level].flatMap((part) => Object.values(part)));
  return level.size === 0;
}

/** Each once: data may hold one object in many places. */
function objectsIn(parts: readonly unknown[]): ReadonlySet<object> {
  return new Set(parts.filter((part) => typeof part === "object" && part !== null));
}
