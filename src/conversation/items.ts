/** The items of a transcript: turns, replies, epochs and changes of the rules. */
import type { TextMap } from "../base/index.js";
import type { Patch } from "../index.js";
import { changesOf, type HistoryEntry, type LogRecord } from "../sessions/index.js";
import { ByCall } from "./by-call.js";
import type { Entries, EpochEntry, ReplyEntry, ResultEntry, TurnFile, VerdictEntry } from "./entries.js";
import { type Answered, tookEffect } from "./records.js";

/** A turn of the user. */
export interface UserItem {
  readonly kind: "user";
  readonly sequence: number;
  /** The id of the message, as it was when it was sent first. */
  readonly turn: string;
  /** Null where the log does not hold it. */
  readonly text: string | null;
  readonly files: readonly TurnFile[];
  /** Whether it was a directive and has taken effect. A host may answer such a turn by itself. */
  readonly directive: boolean;
  /** What its own record has changed. */
  readonly changes: Patch;
  /** Where an entry beside the record has some of this: its sequence, and the text without it. */
  readonly beside: { readonly sequence: number; readonly own: string | null } | null;
  /** What was answered without the model; null where the turn is the model's. */
  readonly settled: Answered | null;
  /** Where an entry says how the host has answered it: what that entry is by itself, where the turn's record has gone. */
  readonly alone: UserItem | null;
  /** The sequence of the last entry that says something of it. */
  readonly latest: number;
}

/** A reply of the model, with what came of its calls. */
export interface ReplyItem {
  readonly kind: "reply";
  readonly sequence: number;
  readonly entry: ReplyEntry;
  readonly results: ByCall<ResultEntry>;
  readonly verdicts: ByCall<VerdictEntry>;
  /** The confirmed calls that were begun. */
  readonly begun: ByCall<Entries["conversation.run"]>;
  /** The sequence of the last entry that says something of it. */
  readonly latest: number;
}

/** The rules have changed without a turn that was stepped: a message may have asked for that, such as one to undo. */
interface ChangeItem {
  readonly kind: "change";
  readonly sequence: number;
  /** The id of the message. */
  readonly turn: string;
  readonly changes: Patch;
}

/** From here on, messages stand in the place of what came before. */
interface EpochItem {
  readonly kind: "epoch";
  readonly sequence: number;
  readonly entry: EpochEntry;
}

/** The past was to be made smaller for a request of so many tokens, and was not. */
interface AttemptItem {
  readonly kind: "attempt";
  readonly sequence: number;
  readonly limit: number;
}

export type Item = UserItem | ReplyItem | ChangeItem | EpochItem | AttemptItem;

/** What was said beside a turn, and the entry that holds it. */
export interface Beside extends Pick<Entries["conversation.said"], "text" | "files"> {
  readonly sequence: number;
}

/** The id of an edited turn, as the host makes it. */
const EDITED = /~edit-\d+$/;

/** A turn, or a question about a message, as an item, with what was kept beside turns, and what was open before it. */
export function userItem(
  { said, isLayerAsking }: { readonly said: Pick<TextMap<Beside>, "get">; readonly isLayerAsking: boolean },
  { sequence, turn: stored }: Pick<HistoryEntry, "sequence" | "turn">,
  record: Extract<LogRecord, { kind: "turn" | "question" }>,
  settled: Answered | null,
): UserItem {
  const turn = messageOf(stored);
  const directive = record.kind === "turn" && tookEffect(record, isLayerAsking);
  return {
    kind: "user",
    sequence,
    turn,
    ...wordsOf(record.said ?? null, said.get(turn)),
    directive,
    changes: record.kind === "turn" ? changesOf(record.steps) : {},
    settled,
    alone: null,
    latest: sequence,
  };
}

/** What was said in a turn: in its own record, and beside that. */
export function wordsOf(own: string | null, beside: Beside | null): Pick<UserItem, "text" | "files" | "beside"> {
  if (beside === null) return { text: own, files: [], beside };
  const { sequence, text, files } = beside;
  return { text: own ?? text, files, beside: { sequence, own } };
}

/** The id of a message as the host gave it, of the turn of an entry that is the message or an edit of it. */
export function messageOf(stored: string): string {
  const turn: unknown = JSON.parse(`"${stored.replace(EDITED, "")}"`);
  return String(turn);
}

/** A turn whose record goes, where the entry that says how the host has answered it stays: that is read as one of no turn. */
export function settledAlone(item: Item, below: number): Item {
  return item.kind === "user" && item.sequence < below ? (item.alone ?? item) : item;
}

/** A turn whose record stays goes on without what stood beside it. */
export function withoutBeside(item: Item, below: number): Item {
  if (item.kind !== "user" || item.beside === null || item.beside.sequence >= below) return item;
  return { ...item, text: item.beside.own, files: [], beside: null };
}

/** The first that the log has of a call holds. */
export function nothingRun(): Pick<ReplyItem, "results" | "verdicts" | "begun"> {
  return { results: ByCall.none(), verdicts: ByCall.none(), begun: ByCall.none() };
}
