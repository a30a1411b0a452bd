/** A turn as a host is given it, and the ids under which a session keeps what comes of it. */
import { requireString } from "../base/index.js";
import { type Head, sha256 } from "../sessions/index.js";

/** A message of the user. */
export interface HostTurn {
  readonly tenant: string;
  readonly conversation: string;
  /**
   * The id of the message, the same at every retry. Without one, a digest of all that the user has said so far stands for it:
   * give `history` then.
   */
  readonly turn?: string | undefined;
  /** The user's earlier messages, oldest first, where there is no `turn`. */
  readonly history?: readonly string[] | undefined;
  /** What the user typed, to the byte. */
  readonly text: string;
  readonly actor?: string | undefined;
  /** The sequence of the question that the user answers, where the client knows it. */
  readonly answering?: number | undefined;
  /** The `rules` of the view that the user had before them, where the client knows it. */
  readonly seen?: Head | undefined;
}

/** The ids of one turn. */
export interface TurnIds {
  readonly turn: string;
  /** Of the question that the host asks about it. */
  readonly ask: string;
  /** Of the taking back of the question that it did not answer. */
  readonly aside: string;
  /** Of the same message, edited. */
  readonly edited: string;
  /** Of what an edit undoes. */
  readonly undone: string;
}

/** So that an id with what is put behind it is one of a session's. */
const LONGEST = 120;

/** @throws {TypeError} when the turn is none. */
export async function idsOf({ turn, history, text }: HostTurn): Promise<TurnIds> {
  requireString(text, "The text of a turn");
  const id = turn ?? (await historyId(history, text));
  requireString(id, "The id of a turn");
  const base = id.length <= LONGEST && !id.startsWith("#") && id !== "" ? id : `sha256:${await digestOf(id)}`;
  const mark = (await digestOf(text)).slice(0, 16);
  const named = (what: string) => `${base}~${what}-${mark}`;
  return { turn: base, ask: named("ask"), aside: named("aside"), edited: named("edited"), undone: named("undone") };
}

async function historyId(history: readonly string[] | undefined, text: string): Promise<string> {
  if (!Array.isArray(history) || !history.every((said) => typeof said === "string"))
    throw new TypeError("Give a turn its id as `turn`, or the user's earlier messages as `history`.");
  return `said:${await digestOf(JSON.stringify([...history, text]))}`;
}

/** JSON, so that lone surrogates differ. */
function digestOf(text: string): Promise<string> {
  return sha256(JSON.stringify(text));
}
