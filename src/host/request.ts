/** A turn as a host is given it, and the ids under which a session keeps what comes of it. */
import { canonicalJson, fieldsOf, requireSignal, requireString } from "../base/index.js";
import { type Head, sha256 } from "../sessions/index.js";

/** A message of the user. */
export interface HostTurn {
  readonly tenant: string;
  readonly conversation: string;
  /**
   * The id of the message, the same at every retry and at every edit. Without one, a digest of all that the user has said so far stands for it:
   * give `history` then.
   */
  readonly turn?: string | undefined;
  /** The user's earlier messages, oldest first, where there is no `turn`. */
  readonly history?: readonly string[] | undefined;
  /** What the user typed, to the byte. */
  readonly text: string;
  readonly actor?: string | undefined;
  /** The sequence of the question that the user answers, where the client knows it; null where they saw none: then a reply answers none. */
  readonly answering?: number | null | undefined;
  /** The `rules` of the view that the user had before them, where the client knows it. */
  readonly seen?: Head | undefined;
  /** Once it ends, no model is waited for that drafts: the turn is taken without a proposal. */
  readonly signal?: AbortSignal | undefined;
}

/** What a turn may have beside its place and text. */
export const OPTIONAL = ["turn", "history", "actor", "answering", "seen", "signal"] as const;

/** The ids of one turn. The log has what came of it under one id alone, be it a step, a question, an undo or a cancellation. */
export interface TurnIds {
  /** The id of the message, such as a session takes it. */
  readonly base: string;
  /** The id under which the log has what came of its present text. */
  readonly turn: string;
  /** Tells the text from others, in records that do not hold it. */
  readonly mark: string;
}

/** Of the taking back of a question that the turn does not answer. */
export function asideId({ base }: TurnIds, question: number | ""): string {
  return `${base}~aside-${question}`;
}

/** Whether an entry of a log took a question back for this message. */
export function isAside(ids: TurnIds, entry: { readonly turn: string } | undefined): boolean {
  return entry?.turn.startsWith(stored(asideId(ids, ""))) === true;
}

/** Of the message with its text so many edits later. */
export function editId({ base }: TurnIds, edit: number): string {
  return edit === 0 ? base : `${base}~edit-${edit}`;
}

/** Of what an edit undoes. */
export function undoneId({ base }: TurnIds, edit: number): string {
  return `${base}~undone-${edit}`;
}

/** Whether an entry of a log took back what came since another message, which its user had edited. */
export function isOtherEdit({ base }: TurnIds, turn: string): boolean {
  return /~undone-\d+$/.test(turn) && !turn.startsWith(stored(`${base}~`));
}

/** Of the question that an edited answer is to, asked again. */
export function reaskedId({ base }: TurnIds, edit: number): string {
  return `${base}~reasked-${edit}`;
}

/** Whether an entry of a log asked that question. */
export function isReasked(ids: TurnIds, edit: number, entry: { readonly turn: string } | undefined): boolean {
  return entry?.turn === stored(reaskedId(ids, edit));
}

/** An id such as a log has it. */
function stored(id: string): string {
  return canonicalJson(id).slice(1, -1);
}

/** So that an id with what is put behind it is one of a session's. No id of a message looks like one of those. */
const PLAIN = /^[^#~][^~]{0,119}$/s;

/** @throws {TypeError} when the turn is none. */
export async function idsOf(given: HostTurn): Promise<TurnIds> {
  requireTurn(given);
  const { turn, history, text } = given;
  const id = turn === undefined || turn === "" ? await historyId(history, text) : turn;
  const base = await plainId(id);
  return { base, turn: base, mark: `sha256:${await digestOf(text)}` };
}

/** The id of a message, such as a session takes it: a digest of one that it does not. */
export async function plainId(id: string): Promise<string> {
  return PLAIN.test(id) ? id : `sha256:${await digestOf(id)}`;
}

/** Whatever becomes of the turn, misuse of it is told at once. */
function requireTurn({ turn = "", text, actor = "", answering, seen, signal }: HostTurn): void {
  requireString(text, "The text of a turn");
  requireString(turn, "The id of a turn");
  requireString(actor, "The actor of a turn");
  if (answering !== undefined && answering !== null && !Number.isSafeInteger(answering))
    throw new TypeError("`answering` must be the sequence of a question.");
  if ((signal ?? null) !== null) requireSignal(signal);
  const fields = seen === undefined ? null : fieldsOf(seen, ["sequence", "hash"]);
  if (seen !== undefined && !(Number.isSafeInteger(fields?.get("sequence")) && typeof fields?.get("hash") === "string"))
    throw new TypeError("`seen` must be the `rules` of a view: { sequence, hash }.");
}

/** The id of a message that has none of its own, by all that the user has said. @throws {TypeError} where that is not given. */
export async function historyId(history: readonly string[] | undefined, text: string): Promise<string> {
  if (!Array.isArray(history) || !history.every((said) => typeof said === "string"))
    throw new TypeError("Give a turn its id as `turn`, or the user's earlier messages as `history`.");
  return `said:${await digestOf(JSON.stringify([...history, text]))}`;
}

/** JSON, so that lone surrogates differ. */
function digestOf(text: string): Promise<string> {
  return sha256(JSON.stringify(text));
}
