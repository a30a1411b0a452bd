/** The values of compaction: turns in, an artifact out. Plain data; nothing here computes. */
/** What a clause settles. */
export type QuoteKind = "ban" | "decision" | "reversal" | "fact" | "deferral" | "owner" | "question";

/** A clause of a turn: `text.slice(from, to)`. */
export interface Harvested {
  readonly kind: QuoteKind;
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the clauses of a user's turn that must outlast it: in their order, none over another, and the same for the same text. English is
 * read by `harvest` of `context-compiler/compaction/harvest`.
 */
export type Harvest = (text: string) => readonly Harvested[];

/** A turn of a conversation, as its log has it. */
export interface Turn {
  /** Not negative, and greater than that of the turn before. */
  readonly id: number;
  readonly role: "user" | "assistant" | "system" | "tool";
  readonly content: string;
  /** Of a turn of a tool: what was called. */
  readonly tool?: ToolCall;
}

/** The call that a tool's turn answers. */
export interface ToolCall {
  readonly name: string;
  /** The arguments, as text. */
  readonly arguments?: string;
  /** The status or return code that it came back with. */
  readonly status?: string;
}

/** Words of a turn at their place: `content.slice(from, to)`. */
export interface Place {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What a user said that outlasts the conversation. */
export interface Quote extends Place {
  readonly kind: QuoteKind;
  /** The turn of the reversal that revises it; null while it stands. */
  readonly superseded: number | null;
}

/** What is left of a tool's result. */
export interface Work {
  readonly turn: number;
  readonly tool: string;
  readonly status: string | null;
  /** Of long ones, the first 240 UTF-16 units. */
  readonly arguments: string | null;
  /** All of a result of at most 240 units, the first 120 of a longer one. */
  readonly head: Place;
  /** The last 120 units; null where the head is all of it. */
  readonly tail: Place | null;
}

/** A quote that says the opposite of a rule: the state holds, and somebody should ask. */
export interface Conflict {
  readonly quote: Quote;
  readonly item: string;
  readonly policy: "use" | "prohibit";
}

/** What is left of a conversation. A view of its log: it can be made anew from the turns at any time. */
export interface Artifact {
  readonly version: 1;
  /** The first and the last turn that it stands for; null where it stands for none. */
  readonly range: { readonly from: number; readonly to: number } | null;
  /** The bytes of those turns, in UTF-8. */
  readonly bytes: number;
  /** Tells one state from another: 64 bits of FNV-1a of the canonical JSON of its premise, its items to use and its prohibited items. */
  readonly state: string;
  readonly quotes: readonly Quote[];
  readonly work: readonly Work[];
  readonly open: readonly Conflict[];
  /** Paths, addresses, numbers and names of the user's turns and of tool results, each where it first stood. */
  readonly names: readonly Place[];
}
