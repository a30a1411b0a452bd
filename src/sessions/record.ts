/** What the entries of a log say. A record is the outcome of a turn; the text is its provenance and is not read again. */
import type { Checkpoint, Outcome, Patch } from "../index.js";
import type { Key } from "./key.js";
import type { Head } from "./store.js";

/** The version of records. A newer one is refused by its number, an older one is upcast when it is read. */
export const RECORD_VERSION = 1;

/** Who put an item, or the premise, in force, and with which words. */
export interface Origin {
  /** The host's id of the turn that put it in force, and the sequence of its entry. */
  readonly turn: string;
  readonly sequence: number;
  /** The directive: for a confirmed replacement the one that was asked about. */
  readonly text: string;
  /** What the user typed in that turn. */
  readonly said: string;
  readonly at: string;
  readonly actor?: string;
  readonly message?: string;
}

/** The texts that each answer to a question steps, all or none. */
export interface Answers {
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

/** A question that is open: the engine's, or that of a layer above, which says what the answers step. */
export interface Question {
  /** The entry that opened it. */
  readonly sequence: number;
  readonly prompt: string;
  /** The text that is asked about, where the engine asks. */
  readonly text: string | null;
  readonly answers: Answers | null;
}

/** The origins of a state's parts. */
export interface StoredOrigins {
  readonly premise: Origin | null;
  readonly policies: readonly (readonly [item: string, origin: Origin])[];
}

/** All that a session knows after an entry, so that nothing below it has to be read. */
export interface SessionCheckpoint {
  readonly engine: Checkpoint;
  readonly question: Question | null;
  readonly origins: StoredOrigins;
  /** The last entry that changed rules or question; null where it is this one, whose hash is not known yet. */
  readonly rules: Head | null;
  /** The sequence of the last entry that changed the state, or 0. */
  readonly changed: number;
}

/** A text that was stepped, and what came of it; null where the text before it stopped a turn of several. */
export interface Step {
  readonly text: string;
  readonly outcome: Outcome | null;
}

/** Where a fork comes from. */
export interface Parent extends Key, Head {}

/** Who is behind a record, as a call gives it. */
export interface Given {
  readonly actor?: string | undefined;
  readonly message?: string | undefined;
}

/** What all records have. */
export interface Provenance {
  readonly language: string;
  /** From the host's clock; says nothing about the order. */
  readonly at: string;
  readonly actor?: string;
  readonly message?: string;
  readonly checkpoint?: SessionCheckpoint;
}

/** What a record says, by its kind. */
export type Content =
  | { readonly kind: "origin"; readonly nonce: string; readonly parent?: Parent }
  /** Exactly one of `said` and `digest`. A digest stands for the text of a turn that passed through; it has no steps. */
  | { readonly kind: "turn"; readonly said?: string; readonly digest?: string; readonly steps: readonly Step[] }
  /** `said` are the words that a layer asks about, where it has given them and they are kept. */
  | { readonly kind: "question"; readonly prompt: string; readonly answers: Answers; readonly said?: string }
  | { readonly kind: "cancel" }
  | { readonly kind: "restore"; readonly to: number; readonly patch: Patch; readonly origins: StoredOrigins }
  /** The entries below `below` are gone; `previous` is the hash of the last of them. */
  | { readonly kind: "closed"; readonly why: "erased" | "pruned"; readonly below: number; readonly previous: string }
  /** Of another layer: `name` is the kind that it gave. */
  | { readonly kind: "layer"; readonly name: string; readonly data: unknown };

/** A record: its content and where it comes from. */
export type LogRecord = Content & Provenance;

/** The name of a layer's kind: the layer, a dot, and the kind. */
export const LAYER_KIND = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/;
