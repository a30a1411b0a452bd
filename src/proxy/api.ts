/** What the proxy must know of an API: how its requests are read and changed, and how its answers are written and stripped. */
import type { IsBanned } from "../gate/tool-names.js";
import type { Document } from "./document.js";
import { textField } from "./json.js";
import type { Edit } from "./json-text.js";

/** What the user has said, as a request tells it. */
export interface Asked {
  /** The user's messages, oldest first; of each its texts. */
  readonly messages: readonly (readonly string[])[];
  /** What the request goes on from, where the API keeps the conversation: part of what tells two turns apart. */
  readonly after: string | null;
  /** Whether the request does not tell all that was said before, so that a turn must have an id. */
  readonly needsTurn: boolean;
}

/** The page with the rules, and whether it stands in a message that the client has sent, or in one of its own. */
export interface Page {
  readonly text: string;
  readonly isJoined: boolean;
}

/** A reply of the proxy's own. */
export interface OwnReply {
  /** What tells it from other replies, and is the same for the same turn. */
  readonly mark: string;
  readonly text: string;
  /** In seconds. */
  readonly created: number;
}

/** Takes banned calls out of one answer. */
export interface Stripper {
  /** The whole answer without them; null where nothing is to be changed. */
  whole(answer: object): object | null;
  /** What is sent in the place of an event; null where nothing of its data is to be changed. */
  event(data: object): readonly object[] | null;
}

/** An API with an endpoint whose turns are compiled. */
export interface Api {
  /** Behind `/v1`. */
  readonly path: string;
  /** What the user has said, or what is wrong with the request's shape. */
  asked(request: object): Asked | string;
  /** The changes that a request needs: the page put in, apart or joined to the client's own, and the banned tools taken out. */
  edits(document: Document, page: Page | null, isBanned: IsBanned): readonly Edit[];
  /** The reply, whole. */
  reply(request: object, reply: OwnReply): object;
  /** The reply, as the data of a stream's events. */
  events(request: object, reply: OwnReply): readonly object[];
  /** An event of a stream. */
  frame(data: object): string;
  /** What ends a stream. */
  readonly end: string;
  /** For the answer to a request. */
  stripper(isBanned: IsBanned, request: object): Stripper;
}

/** What stands for an answer that was nothing but a banned call. */
export const DROPPED = "A tool was called that the rules prohibit. The call was dropped.";

/** Whether a format of a reply is JSON by a schema, which OpenAI's clients read before anybody sees it. */
export function isSchema(format: unknown): boolean {
  return textField(format, "type") === "json_schema";
}
