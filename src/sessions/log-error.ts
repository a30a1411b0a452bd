/** A log that cannot be read on. */

/** What is wrong with a log, for a program. */
export type LogErrorCode =
  /** A record is of a newer version of this library. */
  | "newer_version"
  /** A body does not open, or is no record. */
  | "unreadable"
  /** The entries do not follow from one another. */
  | "broken_chain"
  /** What is asked for was pruned, or never was. */
  | "not_kept";

/** A log does not say what is asked of it. Nothing was written. */
export class LogError extends Error {
  override readonly name = "LogError";
  readonly code: LogErrorCode;
  /** The entry at which it was found. */
  readonly sequence: number;

  constructor(code: LogErrorCode, sequence: number, message: string) {
    super(message);
    this.code = code;
    this.sequence = sequence;
  }
}
