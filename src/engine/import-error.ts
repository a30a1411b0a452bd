/** Why a payload was refused. */

/** What is wrong with a payload, for a program. */
export type ImportErrorCode =
  | "invalid_json"
  | "invalid_state"
  | "unsupported_state_version"
  | "invalid_checkpoint"
  | "unsupported_checkpoint_version";

/** A payload that cannot be imported (spec, chapter 5). Nothing was changed. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  readonly code: ImportErrorCode;

  constructor(code: ImportErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
