/** What the calls of a session take, and what of it is misuse. */
import { requireFields, requireString, typeName } from "../base/index.js";
import type { Given } from "./record.js";
import { isHead } from "./shapes.js";
import type { Head } from "./store.js";

/** The host's id of a turn, the same at every retry: 1 to 200 UTF-16 units, the first no `#`. */
export interface TurnRequest extends Given {
  readonly turn: string;
}

export interface StepRequest extends TurnRequest {
  /** What the user typed. */
  readonly text: string;
  /** The texts that it stands for, all or none, where it is not to be stepped itself. */
  readonly steps?: readonly string[] | undefined;
  /** The sequence of the question that it answers; null where the user saw none: then it answers none. */
  readonly answering?: number | null | undefined;
  /** What the user had before them: `rules` of a view. */
  readonly seen?: Head | undefined;
}

export interface AskRequest extends TurnRequest {
  /** The prompt, and the texts that a yes and a no step: none for a no unless it says so. */
  readonly question: {
    readonly prompt: string;
    readonly yes: readonly string[];
    readonly no?: readonly string[] | undefined;
  };
  /** What the user typed, where the question is about that: kept in its record by sessions that keep the words of a turn (`record: "texts"`). */
  readonly text?: string | undefined;
  readonly seen?: Head | undefined;
}

export interface CancelRequest extends TurnRequest {
  /** The sequence of the question that is taken back. */
  readonly answering?: number | undefined;
}

export interface RestoreRequest extends TurnRequest {
  readonly seen?: Head | undefined;
}

export interface AppendRequest extends Given {
  readonly turn: string;
  /** The layer, a dot, and the kind: `myapp.reply`. Kinds that begin with `conversation.` and `context.` are the package's own. */
  readonly kind: string;
  /**
   * What JSON can say, nested 1,000 deep at most. Nothing else is refused: of an object its own fields are kept, so that a `Date` or a `Map`
   * is `{}`, a bigint as a number, and what is left, such as a function, as null.
   */
  readonly data: unknown;
  /** Where the log must end. */
  readonly after: Head;
}

const WHO = ["actor", "message"];

/** What every request with a turn has. @throws {TypeError} when it is misuse. */
export function requireTurn(
  request: unknown,
  call: string,
  required: readonly string[],
  optional: readonly string[],
): void {
  const fields = requireFields(request, call, ["turn", ...required], [...optional, ...WHO]);
  requireTurnId(fields.get("turn"));
  for (const name of WHO) if (fields.has(name)) requireString(fields.get(name), `The ${name} of a turn`);
  for (const name of ["seen", "after"]) {
    if (fields.has(name) && !isHead(fields.get(name)))
      throw new TypeError(`${name} must be a head: { sequence, hash }.`);
  }
  const answering = fields.get("answering");
  const isNone = answering === undefined || (answering === null && call === "step");
  if (!isNone && !Number.isSafeInteger(answering)) {
    throw new TypeError(`answering must be the sequence of a question, not ${typeName(answering)}.`);
  }
}

/** The id of a turn that a store is asked for. @throws {TypeError} when the id is none of a turn. */
export function requireTurnId(turn: unknown): asserts turn is string {
  requireString(turn, "The id of a turn");
  if (turn.length >= 1 && turn.length <= 200 && !turn.startsWith("#")) return;
  throw new TypeError("The id of a turn must be 1 to 200 characters, the first no #.");
}

/** An array of so many strings at least, `name` being what an error calls it. @throws {TypeError} when it is none. */
export function requireTexts(texts: unknown, name: string, least: number): void {
  if (Array.isArray(texts) && texts.length >= least && texts.every((text) => typeof text === "string")) return;
  throw new TypeError(`${name} must be an array of ${least === 0 ? "" : "one or more "}strings.`);
}

/** What is read of a log, or of a list. @throws {TypeError} when a place or a number of entries is no whole number, or `after` is no string. */
export function requireRange(range: unknown, call: string, optional: readonly string[]): void {
  for (const [name, value] of requireFields(range, call, [], optional)) {
    if (name === "after") requireString(value, "after");
    else if (name !== "reverse") requireWhole(value, name);
    else if (typeof value !== "boolean") throw new TypeError("reverse must be true or false.");
  }
}

/** A whole number from 0, `name` being what an error calls it. @throws {TypeError} when it is none. */
export function requireWhole(value: unknown, name: string): void {
  if (Number.isSafeInteger(value) && Number(value) >= 0) return;
  throw new TypeError(
    `${name} must be a whole number from 0${typeof value === "number" ? "" : `, not ${typeName(value)}`}.`,
  );
}
