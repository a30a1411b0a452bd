/** The shapes of what records hold, as guards: a stored text may have been written by anybody. */
import { fieldsOf, isPlainObject } from "../base/index.js";
import { fromCheckpoint, normalizeItem, type Patch } from "../index.js";
import type { Answers, Origin, Parent, Question, SessionCheckpoint, Step, StoredOrigins } from "./record.js";
import type { Head } from "./store.js";

type Check = (value: unknown) => boolean;

/** The fields that an object may have, each with what it must be. */
export type Shape = Readonly<Record<string, Check>>;

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function isSequence(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

export function isAbsent(value: unknown): value is undefined {
  return value === undefined;
}

/** A prompt: nobody is asked nothing. */
export const isPrompt: Check = (value) => isText(value) && value !== "";

export const isEmptyList: Check = (value) => Array.isArray(value) && value.length === 0;

/** Whether a value is an object with the fields of a shape and no other. */
export function hasShape<T = unknown>(value: unknown, shape: Shape): value is T {
  return (
    isPlainObject(value) &&
    Object.keys(value).every((name) => Object.hasOwn(shape, name) || Reflect.get(value, name) === undefined) &&
    Object.keys(shape).every((name) => shape[name]?.(Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined))
  );
}

export function optional(is: Check): Check {
  return (value) => isAbsent(value) || is(value);
}

export function isOneOf(...values: readonly unknown[]): Check {
  return (value) => values.includes(value);
}

/** The guard of a type: an object with a check for each field that the type has. */
function shaped<T>(shape: Readonly<Record<keyof T, Check>>): (value: unknown) => value is T {
  return (value) => hasShape<T>(value, shape);
}

function orNull(is: Check): Check {
  return (value) => value === null || is(value);
}

function listOf(is: Check): Check {
  return (value) => Array.isArray(value) && value.every((part) => is(part));
}

function someOf(is: Check): Check {
  return (value) => listOf(is)(value) && !isEmptyList(value);
}

function pairOf(first: Check, second: Check): Check {
  return (value) => Array.isArray(value) && value.length === 2 && first(value[0]) && second(value[1]);
}

const place = { sequence: isSequence, hash: isText };

export const isHead: (value: unknown) => value is Head = shaped<Head>(place);

export const isParent: Check = shaped<Parent>({ ...place, tenant: isText, conversation: isText });

export const isAnswers: Check = shaped<Answers>({ yes: someOf(isText), no: listOf(isText) });

const isItem: Check = (value) => isText(value) && value !== "" && normalizeItem(value) === value;

/** A premise as a state may hold it: what an import would refuse or make another of is none. */
const isPremise: Check = (value) => {
  const checkpoint = checkpointWith(null, value);
  return isText(value) && isImportable(checkpoint) && fromCheckpoint(checkpoint).toState().premise === value;
};

const hasPatchShape = shaped<Patch>({
  premise: optional(orNull(isPremise)),
  policies: optional(listOf(pairOf(isItem, isOneOf("use", "prohibit", null)))),
});

/** A patch of which no item is named twice. */
export const isPatch: Check = (value) => {
  if (!hasPatchShape(value)) return false;
  const { policies = [] } = value;
  // Sorted, since a stranger may choose items that a platform's own set takes long to tell apart.
  const items = policies.map(([item]) => item).sort();
  return items.every((item, at) => item !== items[at + 1]);
};

const isTransition = shaped<{ readonly kind: string; readonly patch: Patch }>({ kind: isText, patch: isPatch });

/** A question as the engine has one pending: another could be neither answered nor written into a checkpoint. */
const isPending: Check = (value) => {
  const kind = fieldsOf(value)?.get("kind");
  if (!isText(kind)) return false;
  const isAsked: Check = (words) => isImportable(checkpointWith({ kind, [kind]: words, prompt_to_user: "?" }));
  return hasShape(value, { kind: isText, transition: isTransition, prompt: isPrompt, [kind]: isAsked });
};

function checkpointWith(pending: unknown, premise: unknown = null): object {
  return { checkpoint_version: 1, authoritative_state: { premise, policies: {}, version: 2 }, pending };
}

const isClarification = shaped<{ readonly code: string; readonly parameters: object }>({
  code: isText,
  parameters: (value) => isPlainObject(value) && isShallow(value),
});

/** An outcome, of this language version or another one: its rule and its code may be names that are not known here. */
const OUTCOMES: readonly Shape[] = [
  { kind: isOneOf("passthrough"), rule: isText },
  { kind: isOneOf("transition"), rule: isText, transition: isTransition },
  {
    kind: isOneOf("clarification"),
    rule: isText,
    clarification: isClarification,
    prompt: isPrompt,
    pending: orNull(isPending),
  },
];
const isOutcome: Check = (value) => OUTCOMES.some((shape) => hasShape(value, shape));

export const isSteps: Check = someOf(shaped<Step>({ text: isText, outcome: orNull(isOutcome) }));

const isOrigin = shaped<Origin>({
  turn: isText,
  sequence: isSequence,
  text: isText,
  said: isText,
  at: isText,
  actor: optional(isText),
  message: optional(isText),
});

export const isOrigins: Check = shaped<StoredOrigins>({
  premise: orNull(isOrigin),
  policies: listOf(pairOf(isItem, isOrigin)),
});

const isQuestion = shaped<Question>({
  sequence: isSequence,
  prompt: isPrompt,
  text: orNull(isText),
  answers: orNull(isAnswers),
});

/** A checkpoint, its engine's part such as the engine itself imports it. */
export const isCheckpoint: (value: unknown) => value is SessionCheckpoint = shaped<SessionCheckpoint>({
  engine: isImportable,
  question: orNull(isQuestion),
  origins: isOrigins,
  rules: orNull(isHead),
  changed: isSequence,
});

/** That of an origin: nothing has changed yet, and what is asked is asked there. */
export const isFirstCheckpoint: Check = (value) =>
  isCheckpoint(value) &&
  value.rules?.hash === "" &&
  value.rules.sequence + value.changed === 0 &&
  (value.question?.sequence ?? 1) === 1;

function isImportable(value: unknown): boolean {
  try {
    fromCheckpoint(value);
    return true;
  } catch {
    return false;
  }
}

/** How deep data of any shape may be nested: a writer of JSON needs room for each level. */
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
