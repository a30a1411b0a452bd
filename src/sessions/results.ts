/** What the calls of a session answer. Failure is a value; a throw means misuse, a log that cannot be read, or a store's error. */
import type { Decision, Outcome, Patch, Snapshot, State } from "../index.js";
import type { LogErrorCode } from "./log-error.js";
import type { LogRecord, Question } from "./record.js";
import type { Head } from "./store.js";

/** Why a call was refused. */
export type RefusalReason =
  /** The turn's id was used before, for something else. */
  | "turn_reused"
  /** A turn that changes something, or what is to be stored of it, is longer than the limit. */
  | "too_long"
  /** The conversation was erased. */
  | "erased"
  /** The log holds a record of a newer version of this library. */
  | "newer_version"
  /** What held at that place is no longer kept. */
  | "pruned";

/** Nothing was done, and to ask again would not help. */
export interface Refused {
  readonly kind: "refused";
  readonly reason: RefusalReason;
}

/** Every attempt lost its race: ask again with the same turn. */
export interface Conflict {
  readonly kind: "conflict";
  readonly head: Head;
}

/** It is no longer as the caller said that the user has seen it. Nothing was done: show the question that is open now, if any. */
export interface Stale {
  readonly kind: "stale";
  readonly question: Question | null;
  readonly head: Head;
}

/** The turn was taken before; nothing was done again. */
export interface Duplicate {
  readonly kind: "duplicate";
  readonly sequence: number;
  readonly head: Head;
}

/** What `step` answers. */
export type StepAnswer =
  | {
      readonly kind: "stepped";
      readonly decision: Decision;
      readonly outcome: Outcome;
      readonly repairs: readonly string[];
      readonly changes: Patch;
      /** Whether the log has the turn: not where it passed through under `record: "changes"`. */
      readonly recorded: boolean;
      readonly head: Head;
    }
  /** The first decision, again; null where what held then was pruned. */
  | (Duplicate & { readonly decision: Decision | null })
  | Stale
  | Conflict
  | Refused;

/** What `preview` answers. */
export interface Preview {
  readonly decision: Decision;
  readonly outcome: Outcome;
  readonly repairs: readonly string[];
  readonly changes: Patch;
  /** Why the turn would not be taken, or null. */
  readonly refused: "erased" | "too_long" | null;
  readonly head: Head;
}

/** What holds after an entry. */
export interface View {
  readonly state: State;
  readonly snapshot: Snapshot;
  readonly question: Question | null;
  /** The directive that set an item, in any spelling, or the premise (null); null where it has none. */
  words(item: string | null): string | null;
  /** The last entry that changed rules or question: what `seen` takes. */
  readonly rules: Head;
  readonly head: Head;
}

/** What `ask` answers. */
export type AskAnswer =
  | { readonly kind: "asked"; readonly question: Question; readonly head: Head }
  | Duplicate
  | Stale
  | Conflict
  | Refused;

/** What `cancel` answers. Stale: there is no question, or another one than was said. */
export type CancelAnswer = { readonly kind: "cancelled"; readonly head: Head } | Duplicate | Stale | Conflict | Refused;

/** What `append` answers. It never tries again: `after` is exact. */
export type AppendAnswer = { readonly kind: "appended"; readonly head: Head } | Duplicate | Conflict | Refused;

/** What `restore` answers. */
export type RestoreAnswer =
  | { readonly kind: "restored"; readonly to: number; readonly changes: Patch; readonly head: Head }
  | Duplicate
  | Stale
  | Conflict
  | Refused;

/** What `prune` and `erase` answer. */
export type CloseAnswer =
  | { readonly kind: "pruned"; readonly head: Head }
  | { readonly kind: "erased"; readonly head: Head }
  | Duplicate
  | Conflict
  | Refused;

/** An entry of a history. */
export interface HistoryEntry {
  readonly sequence: number;
  readonly hash: string;
  /** As it is stored: printable ASCII. */
  readonly turn: string;
  readonly record: LogRecord;
}

/** What is wrong with a log. */
export type Fault =
  | LogErrorCode
  /** The log does not hold the anchor: its end was cut, or the log is another one. */
  | "anchor"
  /** The same language version, the same text, and another outcome. */
  | "outcome"
  /** A checkpoint is not what the entries before it come to. */
  | "checkpoint"
  /** A restore is not what held where it leads. */
  | "restore";

/** What `verify` answers. */
export type Verification =
  | {
      readonly kind: "verified";
      readonly head: Head;
      readonly entries: number;
      /** How many texts were read again. A digest, and another language version, cannot be. */
      readonly read: number;
    }
  | { readonly kind: "faulty"; readonly sequence: number; readonly fault: Fault };

/** What `import` answers. */
export type ImportAnswer =
  | {
      readonly kind: "imported";
      readonly head: Head /** A plain export starts a new chain. */;
      readonly chain: "same" | "new";
    }
  /** The conversation has entries already. */
  | { readonly kind: "exists"; readonly head: Head }
  | { readonly kind: "refused"; readonly reason: "format" | "other_key" | "pruned" | "faulty" | "newer_version" };
