/** The transcript: what a log says of a conversation, item by item. A pure fold of its entries, moved on by each that comes. */
import { TextMap } from "../base/index.js";
import type { HistoryEntry, LogRecord } from "../sessions/index.js";
import { decodeEntry } from "./decode.js";
import { type ConversationEntry, type Entries, type EpochEntry, isSaid } from "./entries.js";
import {
  type Beside,
  type Item,
  messageOf,
  nothingRun,
  type ReplyItem,
  settledAlone,
  userItem,
  withoutBeside,
  wordsOf,
} from "./items.js";
import { changesRules, engineAnswer, isLayerAskingBehind, layerQuestion, passedThrough } from "./records.js";
import { type LedgerLine, linesOf } from "./usage.js";

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
  /** The sequence of the last prune, or 0: a request that was counted before may have had what is gone. */
  readonly pruned: number;
  /** Up to this sequence there is no directive behind the last reply that nobody has answered. */
  readonly settled: number;
  /** Whether a question of a layer, such as a host, is open. */
  readonly isLayerAsking: boolean;
}

/** Before the first entry. */
export const BLANK: Transcript = Object.freeze({
  sequence: 0,
  hash: "",
  items: Object.freeze([]),
  said: new TextMap<Beside>(),
  ledger: Object.freeze([]),
  erased: false,
  pruned: 0,
  settled: 0,
  isLayerAsking: false,
});

/** The transcript after more entries. @throws {LogError} for an entry that cannot be read. */
export function folded(before: Transcript, entries: readonly HistoryEntry[]): Transcript {
  const { items, said, ledger, erased, pruned, settled, isLayerAsking } = before;
  const draft: Draft = {
    ...{ items: [...items], said: new TextMap(said.entries()), ledger: [...ledger] },
    ...{ erased, pruned, settled, isLayerAsking },
  };
  for (const { sequence, turn, record } of entries) {
    take(draft, sequence, turn, record);
    draft.isLayerAsking = isLayerAskingBehind(draft.isLayerAsking, record);
  }
  const { sequence, hash } = entries.at(-1) ?? before;
  return { sequence, hash, ...draft };
}

/** A transcript on its way to the next one. */
interface Draft {
  items: Item[];
  said: TextMap<Beside>;
  ledger: LedgerLine[];
  erased: boolean;
  pruned: number;
  settled: number;
  isLayerAsking: boolean;
}

function take(draft: Draft, sequence: number, turn: string, record: LogRecord): void {
  switch (record.kind) {
    case "turn":
      // The question is where it was asked first.
      if (REASKED.test(turn) || isDialogs(turn, record)) return;
      draft.items.push(userItem(draft, { sequence, turn }, record, engineAnswer(record)));
      return;
    case "question": {
      const item = userItem(draft, { sequence, turn }, record, layerQuestion(record));
      // Of what others ask the log does not hold which message it is about, if it is about one.
      if (item.text !== null) draft.items.push(item);
      return;
    }
    case "restore":
      // A message was edited: what came with it and after it was not said.
      if (isEdit({ turn, record })) {
        draft.items = draft.items.filter((item) => item.sequence <= record.to);
        draft.settled = 0;
      }
      if (changesRules(record.patch))
        draft.items.push({ kind: "change", sequence, turn: messageOf(turn), changes: record.patch });
      return;
    case "closed":
      if (record.why === "erased") Object.assign(draft, { items: [], said: new TextMap(), ledger: [], erased: true });
      else forget(draft, sequence, record.below);
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
function forget(draft: Draft, sequence: number, below: number): void {
  draft.pruned = sequence;
  draft.items = draft.items
    .map((item) => settledAlone(item, below))
    .filter(({ sequence }) => sequence >= below)
    .map((item) => withoutBeside(item, below))
    .sort((a, b) => a.sequence - b.sequence);
  draft.ledger = draft.ledger.filter(({ sequence }) => sequence >= below);
  // Not as if there had been none: while its entry is in the store, another one with the same words needs another id.
  for (const [turn, { sequence }] of draft.said.entries())
    if (sequence < below) draft.said.set(turn, { sequence, text: null, files: [] });
}

/** The id of a question of the engine's that was asked again behind an edit of the answer to it, as the host makes it. */
const REASKED = /~reasked-\d+$/;

/** Whether a turn is a no in a dialog of the MCP server, to what it has asked by itself: it decides nothing, and is no word to the model. */
function isDialogs(turn: string, record: Extract<LogRecord, { kind: "turn" }>): boolean {
  return DIALOG.test(turn) && passedThrough(record);
}

/** The id of an answer in such a dialog, as that server makes it. */
const DIALOG = /^mcp:[0-9a-f-]{36}$/;

/** The id of what an edit undoes, as the host makes it. */
const UNDONE = /~undone-\d+$/;

/** Whether an entry takes a message back, which its user has edited, with all that came after it. */
export function isEdit({ turn, record }: Pick<HistoryEntry, "turn" | "record">): boolean {
  return record.kind === "restore" && UNDONE.test(turn);
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
      draft.items.push(...epochItems(sequence, entry.data));
      return;
  }
}

/** Where no epoch came of it, what stood before stands, and the ledger has what was spent. */
function epochItems(sequence: number, entry: EpochEntry): readonly Item[] {
  const { through, messages, limit } = entry;
  if (through > 0 || messages.length > 0) return [{ kind: "epoch", sequence, entry }];
  return limit === undefined ? [] : [{ kind: "attempt", sequence, limit }];
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
  const alone = {
    kind: "user",
    ...{ sequence, turn },
    ...words,
    directive: false,
    changes: {},
    settled,
    alone: null,
    latest: sequence,
  } as const;
  if (item?.kind === "user" && (item.settled ?? ELSEWHERE) === ELSEWHERE) {
    draft.items[at] = { ...item, settled, alone, latest: sequence };
    if (item.directive && !question) settleOthers(draft, sequence);
  } else draft.items.push(alone);
}

/** What stands for the host's answer to a directive that was taken elsewhere, such as in a terminal. */
const ELSEWHERE = { kind: "reply", text: "", by: "host" } as const;

/**
 * A host that has answered a directive leaves none before it to the model: those that were taken elsewhere, to which nobody has replied,
 * are settled with it.
 */
function settleOthers(draft: Draft, sequence: number): void {
  const { items } = draft;
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const item = items[at];
    if (item === undefined || item.kind === "reply" || item.sequence < draft.settled) break;
    if (item.kind === "user" && item.directive && item.settled === null)
      items[at] = { ...item, settled: ELSEWHERE, latest: sequence };
  }
  draft.settled = sequence;
}
