/**
 * What a conversation writes into its log beside the user's turns. Each entry is appended before anything depends on it, and none is
 * ever changed: all else is read off them.
 */
import type { CapLine } from "../context/index.js";
import type { Json, JsonObject } from "./json.js";
import type { Message, Metadata, Reported, ResultOutput } from "./model.js";

/** The version of the entries. A kind, or a field that readers must know, raises it; a newer one is refused by its number. */
export const ENTRY_VERSION = 1;

/** A file of a user's turn. Its bytes are base64 text, so that what is kept and what is sent are one. */
export interface TurnFile {
  readonly mediaType: string;
  readonly data: string;
  readonly filename?: string;
}

/** Which model. A signature is valid for the model that gave it. */
export interface ModelName {
  readonly provider: string;
  readonly modelId: string;
}

/** Why a reply ended: what the model says, or that it was interrupted. */
export type Finish = "stop" | "length" | "content-filter" | "tool-calls" | "error" | "other" | "interrupted";

/** A call of a tool in a reply. */
export interface ReplyCall {
  readonly type: "tool-call";
  /** The model's id of it. That of a call which is run here is made such that no call before it has the same; a provider keeps its own. */
  readonly call: string;
  readonly name: string;
  /** As the model has written it: JSON, unless it failed to. */
  readonly input: string;
  /** Whether the provider runs it. */
  readonly elsewhere?: true;
  readonly metadata?: Metadata;
}

/** A part of a reply. */
export type ReplyPart =
  | { readonly type: "text" | "reasoning"; readonly text: string; readonly metadata?: Metadata }
  | { readonly type: "file"; readonly mediaType: string; readonly data: string; readonly metadata?: Metadata }
  /** Where the model has something from: for readers, never sent back. */
  | { readonly type: "source"; readonly source: JsonObject }
  | ReplyCall
  /** Of a call that the provider has run. */
  | {
      readonly type: "tool-result";
      readonly call: string;
      readonly name: string;
      readonly result: Json;
      readonly failed?: true;
      readonly metadata?: Metadata;
    };

/** Why a result is what it is. All but `done` stand for a value that there is not. */
export type Why =
  | "done"
  /** The tool threw, or was not given what it takes. */
  | "failed"
  | "unknown-tool"
  /** The user's rules forbid it. */
  | "prohibited"
  /** The model goes round in a circle. */
  | "repeated"
  /** The user said no, or something else. */
  | "declined"
  | "interrupted"
  /** The reply that the call is in has no end, so nobody knows whether the call has. */
  | "cut-off";

/** What the entries say, by their kinds. */
export interface Entries {
  /** Of a turn of the user, before it is taken: what the turn's own record does not hold. */
  readonly "conversation.said": {
    readonly turn: string;
    readonly text: string | null;
    readonly files: readonly TurnFile[];
  };
  /** What a host has answered by itself, and to what. */
  readonly "conversation.settled": {
    readonly turn: string;
    readonly said: string;
    readonly text: string;
    readonly question: boolean;
  };
  readonly "conversation.reply": {
    readonly model: ModelName;
    readonly content: readonly ReplyPart[];
    readonly finish: Finish;
    /** What the provider reported of the request; null where it reported nothing. */
    readonly usage: Reported | null;
    /** Names of what the request had beside its messages, which stands in no log; absent where nobody has named it. */
    readonly beside?: readonly string[];
  };
  readonly "conversation.result": {
    /** The sequence of the reply. */
    readonly reply: number;
    readonly call: string;
    readonly why: Why;
    /** What the tool gave, or a text for the model. Where there is an output it is whole, as long as the log takes it. */
    readonly value: Json;
    /** What the model is told of it in the place of the value, where the tool has said. */
    readonly output?: ResultOutput;
    /** Where what the model is told was too long to be kept whole: what was cut of it. */
    readonly cut?: CapLine;
  };
  /** What the user said to a call that was to be confirmed. */
  readonly "conversation.verdict": {
    readonly reply: number;
    readonly call: string;
    readonly yes: boolean;
    readonly reason?: string;
  };
  /** A confirmed call is about to run: it will not be run again. */
  readonly "conversation.run": { readonly reply: number; readonly call: string };
  /** The messages that stand in the place of all up to an entry, from here on. Without either, 0 and none, it tells only what was spent. */
  readonly "conversation.epoch": {
    readonly through: number;
    readonly messages: readonly Message[];
    /** What it has cost to make them. */
    readonly spent: readonly Spent[];
    /** The tokens of a request that the past was to be made smaller for; absent where somebody has asked for it. */
    readonly limit?: number;
  };
}

/** A request that was made beside the conversation. */
export interface Spent {
  readonly model: ModelName;
  readonly usage: Reported | null;
}

export type EntryKind = keyof Entries;

/** An entry, with its kind. */
export type ConversationEntry = {
  readonly [K in EntryKind]: { readonly kind: K; readonly data: Entries[K] };
}[EntryKind];

export type ReplyEntry = Entries["conversation.reply"];
export type ResultEntry = Entries["conversation.result"];
export type VerdictEntry = Entries["conversation.verdict"];
export type EpochEntry = Entries["conversation.epoch"];

/** Whether a reply came to its end. */
export function isWhole({ finish }: ReplyEntry): boolean {
  return finish === "stop" || finish === "tool-calls" || finish === "other";
}

/** Whether a reply is one: one that was interrupted before anything came of it tells of its request alone. */
export function isSaid({ finish, content }: ReplyEntry): boolean {
  return finish !== "interrupted" || content.length > 0;
}

/** The calls of a reply that are run here. */
export function callsOf({ content }: ReplyEntry): readonly ReplyCall[] {
  return content.filter((part) => part.type === "tool-call").filter(({ elsewhere }) => elsewhere !== true);
}

/** The text of a reply, as it is shown. */
export function textOf({ content }: ReplyEntry): string {
  return content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("");
}
