/**
 * The store: what a host implements to keep logs somewhere. Four methods over opaque text. A store has no clock, no JSON, no
 * hash, no retry and no snapshot; `context-compiler/sessions/contract` tells whether it is right.
 */
import type { Key } from "./key.js";

/** Where a log ends: the sequence and the hash of its last entry. */
export interface Head {
  readonly sequence: number;
  readonly hash: string;
}

/** The head of a log without entries. */
export const EMPTY: Head = Object.freeze({ sequence: 0, hash: "" });

/** One turn of a log, one row of a store. All texts are printable ASCII, and a store gives back the same bytes. */
export interface Entry extends Head {
  /** The id of the turn: no two entries of a log have the same. At most 2,000 characters. */
  readonly turn: string;
  /** At most 16 MiB. */
  readonly body: string;
}

/** What an append came to. A throw means that nobody knows: the caller asks again with the same turn. */
export type AppendResult =
  /** The entry is the last one, and durable. */
  | { readonly kind: "appended" }
  /** The log has the turn already, in this entry. Nothing was written. */
  | { readonly kind: "duplicate"; readonly entry: Entry }
  /** The log does not end where it was expected to. Nothing was written. */
  | { readonly kind: "conflict"; readonly head: Head };

/** Entries from a sequence on, upward or downward, at most {@link PAGE}; or the one with a turn. */
export type Range =
  | { readonly from?: number; readonly limit?: number; readonly reverse?: boolean }
  | { readonly turn: string };

/** The most entries, or conversations, that one read gives. */
export const PAGE = 1000;

/** Conversations after a name, in the order of code points, at most {@link PAGE}. */
export interface Page {
  readonly after?: string;
  readonly limit?: number;
}

/** Where logs are kept. */
export interface Store {
  /**
   * Writes the entry if and only if the log ends at `expected`, by sequence and hash, and no entry has its turn. It is durable
   * before the promise resolves. A duplicate wins over a conflict. The entry's sequence is the one after `expected`.
   */
  append(key: Key, expected: Head, entry: Entry): Promise<AppendResult>;
  /** Reads entries in order. Without `from`, from the first one, or downward from the last one. */
  read(key: Key, range: Range): Promise<readonly Entry[]>;
  /** Removes the entries below a sequence. To do it again changes nothing. */
  purge(key: Key, below: number): Promise<void>;
  /** The conversations of a tenant that have an entry. */
  list(tenant: string, page?: Page): Promise<readonly string[]>;
}
