/** A session: the governed state of one conversation, kept as a log of what was decided. */

import type { Snapshot } from "../index.js";
import type { Key } from "./key.js";
import type { Origin } from "./record.js";
import type { AppendRequest, AskRequest, CancelRequest, RestoreRequest, StepRequest } from "./requests.js";
import type {
  AppendAnswer,
  AskAnswer,
  CancelAnswer,
  CloseAnswer,
  HistoryEntry,
  Preview,
  Refused,
  RestoreAnswer,
  StepAnswer,
  Verification,
  View,
} from "./results.js";
import type { Head } from "./store.js";

/** What `fork` answers. The same fork once more is the same session. */
export type ForkAnswer =
  | { readonly kind: "forked"; readonly session: Session }
  /** The other conversation has entries of its own. */
  | { readonly kind: "exists"; readonly head: Head }
  | Refused;

/** Which entries of a history: from a sequence on, upward or downward, 1,000 at most. */
export interface HistoryRange {
  readonly from?: number;
  readonly limit?: number;
  readonly reverse?: boolean;
}

/**
 * One conversation. Every call that writes takes the host's id of the turn and may be made again with it; what a store throws
 * passes through, and means just that. A call that reads throws a `LogError` where the log cannot be read.
 */
export interface Session {
  readonly key: Key;
  /**
   * Writes what the conversation begins with, where it has no entry yet, and gives the head. Every call that writes does so first; this one is for a
   * state that others are to find who open the conversation by its name alone, as a host does.
   *
   * @throws {RangeError} when the state is too long for an entry.
   */
  begin(): Promise<Head>;
  /** Steps what the user typed. @throws {TypeError} when the request is misuse; so do all calls. */
  step(request: StepRequest): Promise<StepAnswer>;
  /** What a turn would come to on what holds now, or on a snapshot, such as that of a view; nothing is written. */
  preview(text: string, on?: Snapshot): Promise<Preview>;
  /** What holds now, or after an entry. */
  view(at?: number): Promise<View>;
  /** The entries, with what they say: 1,000 at most. */
  history(range?: HistoryRange): Promise<readonly HistoryEntry[]>;
  /** The entry of a turn, by the host's id of it; null where there is none. */
  find(turn: string): Promise<HistoryEntry | null>;
  /** Who set an item, in any spelling, or the premise (null); null where it has no policy. */
  origin(item: string | null): Promise<Origin | null>;
  /** Opens a question of a layer above the engine. */
  ask(request: AskRequest): Promise<AskAnswer>;
  /** Takes back the open question. */
  cancel(request: CancelRequest): Promise<CancelAnswer>;
  /** Appends a record of a layer above. */
  append(request: AppendRequest): Promise<AppendAnswer>;
  /** Brings back what held after an entry; by default, before the last change. A redo is a restore. @throws {RangeError} where there is no such entry yet. */
  restore(request: RestoreRequest, to?: number): Promise<RestoreAnswer>;
  /** Begins another conversation of the tenant with what held after an entry, by default with what holds. */
  fork(conversation: string, at?: number): Promise<ForkAnswer>;
  /** Whether the log is what it says. An anchor is a head that the host has kept elsewhere. */
  verify(anchor?: Head): Promise<Verification>;
  /**
   * The log as lines of JSON: its stored bytes, or in plain.
   *
   * @throws {LogError} where an entry cannot be read; where its store finds that, only once all others are given; where the log is pruned meanwhile
   *   (`not_kept`): export it again.
   */
  export(options?: { readonly plain?: boolean }): AsyncGenerator<string, void>;
  /** Removes the entries below a sequence; what holds stays, with its words. @throws {RangeError} where the place is no sequence. */
  prune(options: { readonly before: number }): Promise<CloseAnswer>;
  /** Erases the conversation, for good. */
  erase(turn: string): Promise<CloseAnswer>;
}
