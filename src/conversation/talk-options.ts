/** What a turn may be given beside its words. */
import { requireFields, requireSignal } from "../base/index.js";
import type { Head } from "../sessions/index.js";

/** What a turn may be given beside its words. */
export interface TalkOptions {
  /** The id of the message, the same at every retry: a random one without. */
  readonly id?: string;
  /** Interrupts the turn. */
  readonly signal?: AbortSignal;
  /** The `sequence` of the question that the user answers, null where they saw none: an answer to another one than is open changes nothing. */
  readonly answering?: number | null;
  /** The `rules` that the user had before them: a turn said under others changes nothing. */
  readonly seen?: Head;
}

/** What going on may be given. */
export type ResumeOptions = Pick<TalkOptions, "signal">;

/** @throws {TypeError} for an option that `talk` has not, and a signal that is none. */
export function requireTalkOptions(options: TalkOptions): TalkOptions {
  requireFields(options, "talk", [], ["id", "signal", "answering", "seen"]);
  if ((options.signal ?? null) !== null) requireSignal(options.signal);
  return options;
}

/** @throws {TypeError} for an option that `resume` has not, and a signal that is none. */
export function requireResumeOptions(options: ResumeOptions): ResumeOptions {
  requireFields(options, "resume", [], ["signal"]);
  if ((options.signal ?? null) !== null) requireSignal(options.signal);
  return options;
}
