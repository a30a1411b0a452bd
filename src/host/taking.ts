/** A turn on its way through the host. */
import type { Head, Session } from "../sessions/index.js";
import type { HostAnswer } from "./answer.js";
import type { Settings } from "./options.js";
import type { TurnIds } from "./request.js";

/** A turn of a conversation, with all that is needed to take it. */
export interface Taking {
  readonly settings: Settings;
  readonly session: Session;
  readonly ids: TurnIds;
  readonly text: string;
  readonly actor?: string | undefined;
  readonly answering?: number | null | undefined;
  readonly seen?: Head | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The log is not as it was when it was looked at: the turn is to be looked at anew. */
export interface Anew {
  readonly kind: "anew";
  /** The question that was open at the first look, or null: a reply is one to that. */
  readonly meant: number | null | undefined;
  /** The version as which the message is taken, where it is by the id of one that was taken back. */
  readonly edit?: number;
}

/** What a look at a turn comes to. */
export type Attempt = HostAnswer | Anew;
