/** The transcript: what a log says of a conversation, item by item. A pure fold of its entries, moved on by each that comes. */
import { TextMap } from "../base/index.js";
import type { HistoryEntry, LogRecord } from "../sessions/index.js";
import { ByCall } from "./by-call.js";
import { decodeEntry } from "./decode.js";
import {
  type ConversationEntry,
  type Entries,
  type EpochEntry,
  isSaid,
  type ReplyEntry,
  type ResultEntry,
  type TurnFile,
  type VerdictEntry,
} from "./entries.js";
import { type Answered, changesRules, engineAnswer, layerQuestion, tookEffect } from "./records.js";
import { type LedgerLine, linesOf } from "./usage.js";

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
  /** Where an entry beside the record has some of this: its sequence, and the text without it. */
  readonly beside: { readonly sequence: number; readonly own: string | null } | null;
  /** What was answered without the model; null where the turn is the model's. */
  readonly settled: Answered | null;
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

/** The rules have changed without a turn. */
interface ChangeItem {
  readonly kind: "change";
  readonly sequence: number;
}

/** From here on, messages stand in the place of what came before. */
interface EpochItem {
  readonly kind: "epoch";
  readonly sequence: number;
  readonly entry: EpochEntry;
}

export type Item = UserItem | ReplyItem | ChangeItem | EpochItem;

/** What was said beside a turn, and the entry that holds it. */
interface Beside extends Pick<Entries["conversation.said"], "text" | "files"> {
  readonly sequence: number;
}

/** A conversation after an entry. Immutable. */
export interface Transcript {
  readonly sequence: number;
  readonly hash: string;
  readonly items: readonly Item[];
  /** What was said beside the turns, by the id of the message. */
  readonly said: Pick<TextMap<Beside>, "get" | "entries">;
  /** What the requests have taken, those of replies that were taken back included. */
  readonly ledger: readonly LedgerLine[];
  readonly erased: boolean;
}

/** Before the first entry. */
export const BLANK: Transcript = Object.freeze({
  sequence: 0,
  hash: "",
  items: Object.freeze([]),
  said: new TextMap<Beside>(),
  ledger: Object.freeze([]),
  erased: false,
});

/** The transcript after more entries. @throws {LogError} for an entry that cannot be read. */
export function folded(before: Transcript, entries: readonly HistoryEntry[]): Transcript {
  const { items, said, ledger, erased } = before;
  const draft: Draft = { items: [...items], said: new TextMap(said.entries()), ledger: [...ledger], erased };
  for (const { sequence, turn, record } of entries) take(draft, sequence, turn, record);
  const { sequence, hash } = entries.at(-1) ?? before;
  return { sequence, hash, ...draft };
}

/** A transcript on its way to the next one. */
interface Draft {
  items: Item[];
  said: TextMap<Beside>;
  ledger: LedgerLine[];
  erased: boolean;
}

function take(draft: Draft, sequence: number, turn: string, record: LogRecord): void {
  switch (record.kind) {
    case "turn":
      draft.items.push(userItem(draft, sequence, turn, record, engineAnswer(record)));
      return;
    case "question": {
      const item = userItem(draft, sequence, turn, record, layerQuestion(record));
      // Of what others ask the log does not hold which message it is about, if it is about one.
      if (item.text !== null) draft.items.push(item);
      return;
    }
    case "restore":
      // A message was edited: what came with it and after it was not said.
      if (isEdit({ turn, record })) draft.items = draft.items.filter((item) => item.sequence <= record.to);
      if (changesRules(record)) draft.items.push({ kind: "change", sequence });
      return;
    case "closed":
      if (record.why === "erased") Object.assign(draft, { items: [], said: new TextMap(), ledger: [], erased: true });
      else forget(draft, record.below);
      return;
    case "layer": {
      const entry = decodeEntry(sequence, record.name, record.data);
      if (entry !== null) takeEntry(draft, sequence, entry);
      return;
    }
    case "origin":
    case "cancel":
      return;
  }
}

/** What was pruned may be in the store for a while, or in a process that has read it: it counts no more for any. */
function forget(draft: Draft, below: number): void {
  draft.items = draft.items.filter(({ sequence }) => sequence >= below).map((item) => withoutBeside(item, below));
  draft.ledger = draft.ledger.filter(({ sequence }) => sequence >= below);
  // Not as if there had been none: while its entry is in the store, another one with the same words needs another id.
  for (const [turn, { sequence }] of draft.said.entries())
    if (sequence < below) draft.said.set(turn, { sequence, text: null, files: [] });
}

/** A turn whose record stays goes on without what stood beside it. */
function withoutBeside(item: Item, below: number): Item {
  if (item.kind !== "user" || item.beside === null || item.beside.sequence >= below) return item;
  return { ...item, text: item.beside.own, files: [], beside: null };
}

/** The id of what an edit undoes, and of an edited turn, as the host makes them. */
const UNDONE = /~undone-\d+$/;
const EDITED = /~edit-\d+$/;

/** Whether an entry takes a message back, which its user has edited, with all that came after it. */
export function isEdit({ turn, record }: Pick<HistoryEntry, "turn" | "record">): boolean {
  return record.kind === "restore" && UNDONE.test(turn);
}

function userItem(
  { said }: Draft,
  sequence: number,
  stored: string,
  record: Extract<LogRecord, { kind: "turn" | "question" }>,
  settled: Answered | null,
): UserItem {
  const turn = hostTurn(stored.replace(EDITED, ""));
  const directive = record.kind === "turn" && tookEffect(record);
  return {
    kind: "user",
    sequence,
    turn,
    ...wordsOf(record.said ?? null, said.get(turn)),
    directive,
    settled,
    latest: sequence,
  };
}

/** What was said in a turn: in its own record, and beside that. */
function wordsOf(own: string | null, beside: Beside | null): Pick<UserItem, "text" | "files" | "beside"> {
  if (beside === null) return { text: own, files: [], beside };
  const { sequence, text, files } = beside;
  return { text: own ?? text, files, beside: { sequence, own } };
}

/** The id of a turn as the host gave it. */
function hostTurn(stored: string): string {
  const turn: unknown = JSON.parse(`"${stored}"`);
  return String(turn);
}

function takeEntry(draft: Draft, sequence: number, entry: ConversationEntry): void {
  draft.ledger.push(...linesOf(sequence, entry));
  switch (entry.kind) {
    case "conversation.said":
      draft.said.set(entry.data.turn, { sequence, text: entry.data.text, files: entry.data.files });
      return;
    case "conversation.settled":
      settle(draft, sequence, entry.data);
      return;
    case "conversation.reply":
      if (isSaid(entry.data))
        draft.items.push({ kind: "reply", sequence, entry: entry.data, latest: sequence, ...nothingRun() });
      return;
    case "conversation.result":
      changeReply(draft, sequence, entry.data, ({ results }) => ({ results: results.with(entry.data) }));
      return;
    case "conversation.verdict":
      changeReply(draft, sequence, entry.data, ({ verdicts }) => ({ verdicts: verdicts.with(entry.data) }));
      return;
    case "conversation.run":
      changeReply(draft, sequence, entry.data, ({ begun }) => ({ begun: begun.with(entry.data) }));
      return;
    case "conversation.epoch":
      if (!standsForNothing(entry.data)) draft.items.push({ kind: "epoch", sequence, entry: entry.data });
      return;
  }
}

/** Requests were spent and no epoch came of it: the ledger has them, and what stood before stands. */
function standsForNothing({ through, messages }: EpochEntry): boolean {
  return through === 0 && messages.length === 0;
}

/** The first that the log has of a call holds. */
function nothingRun(): Pick<ReplyItem, "results" | "verdicts" | "begun"> {
  return { results: ByCall.none(), verdicts: ByCall.none(), begun: ByCall.none() };
}

function changeReply(
  draft: Draft,
  latest: number,
  { reply }: { readonly reply: number },
  change: (reply: ReplyItem) => Partial<ReplyItem>,
): void {
  const at = draft.items.findLastIndex((item) => item.sequence === reply);
  const item = draft.items[at];
  if (item?.kind === "reply") draft.items[at] = { ...item, ...change(item), latest };
}

/** The host has answered a turn, be it one that the log has, or one of which it holds a question alone. */
function settle(draft: Draft, sequence: number, { turn, said, text, question }: Entries["conversation.settled"]): void {
  const settled = { kind: question ? "question" : "reply", text, by: "host" } as const;
  const at = draft.items.findLastIndex((item) => item.kind === "user" && item.turn === turn);
  const item = draft.items[at];
  const words = wordsOf(said, draft.said.get(turn));
  if (item?.kind === "user" && item.settled === null) draft.items[at] = { ...item, settled, latest: sequence };
  else draft.items.push({ kind: "user", sequence, turn, ...words, directive: false, settled, latest: sequence });
}
