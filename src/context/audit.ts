/** Audit lines: what was shortened, left out or refused, and why. Plain data, which the caller keeps. */
import type { PageKind } from "./page.js";

/** An attempt to shorten a page. */
export interface ShortenLine {
  readonly line: "shorten";
  readonly kind: PageKind;
  /** Of the page that was to be shortened. */
  readonly id: string;
  readonly origin: string;
  /** The tokens of the page, and of the candidate. */
  readonly before: number;
  readonly after: number;
  readonly contract: { readonly kind: PageKind; readonly version: number };
  readonly mode: "enforce" | "observe";
  readonly accepted: boolean;
  /** What the candidate lacks or has too much. */
  readonly violations: readonly string[];
  /** The sequence of the state that held, where the host has one. */
  readonly sequence: number | null;
  /** The turn whose result the page is, where an epoch was to make it shorter. */
  readonly turn?: number;
}

/** What came of a source. */
export interface SourceLine {
  readonly line: "source";
  readonly name: string;
  readonly outcome: "loaded" | "failed" | "late";
  readonly budget: number;
  readonly tokens: number;
  /** How many of its texts are sent, and how many were left out for want of room. */
  readonly taken: number;
  readonly left: number;
  /** Why it failed; null where it did not. */
  readonly reason: string | null;
}

/** A request that is not sent, or what was to stand in the place of the past and does not: it is too long for that. */
export interface RefusedLine {
  readonly line: "refused";
  readonly by: "pages" | "history" | "epoch";
  readonly needed: number;
  readonly limit: number;
}

/** A text that was cut before it became a page or a message. */
export interface CapLine {
  readonly line: "cap";
  readonly origin: string;
  /** Bytes in UTF-8, of the text as it came and of what of it is left. */
  readonly before: number;
  readonly after: number;
}

/** An exchange that an epoch dropped, or that a host put something else in the place of. */
export interface ExchangeLine {
  readonly line: "exchange";
  readonly id: string;
  readonly fate: "replaced" | "dropped";
  readonly before: number;
  readonly after: number;
  readonly reason: string;
}

/** What became of a summary that a model wrote for an epoch. */
export interface SummaryLine {
  readonly line: "summary";
  readonly accepted: boolean;
  readonly tokens: number;
  /** Why it was refused: the words that are at fault, empty where it is too long, and what is wrong, in a sentence. */
  readonly faults: readonly {
    readonly kind: "prohibited" | "not_in_source" | "not_shorter";
    readonly text: string;
    readonly message: string;
  }[];
}

export type AuditLine = ShortenLine | SourceLine | RefusedLine | CapLine | ExchangeLine | SummaryLine;

/** The record of a request's lines, as the `kind` and `data` of a session's `append`; null where nothing is to tell. */
export function auditRecord(lines: readonly AuditLine[]): { kind: "context.audit"; data: AuditData } | null {
  return lines.length === 0 ? null : { kind: "context.audit", data: { version: 1, lines } };
}

/** What a `context.audit` record holds. */
export interface AuditData {
  readonly version: 1;
  readonly lines: readonly AuditLine[];
}
