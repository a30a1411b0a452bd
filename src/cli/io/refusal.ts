/** Why a command cannot go on. It is thrown deep inside and told to the user in one place: `error: …`, exit 1. */

/** What was wrong, with what, and what to do about it, in the user's words. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** The code of a system error (`ENOENT`), or null for any other value. */
export function systemErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

/** The words of any error, for the end of a message. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
