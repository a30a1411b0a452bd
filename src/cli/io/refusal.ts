/** Why a command cannot go on. It is thrown deep inside and told to the user in one place: `error: …`, exit 1. */
import { inspect } from "node:util";
import { fieldOf } from "../../base/index.js";

/** What was wrong, with what, and what to do about it, in the user's words. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** The code of a system error (`ENOENT`), or null for any other value. */
export function systemErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

/** The words of any error, for the end of a message. What a server tells within a stream is no `Error`, but has words all the same. */
export function reasonOf(error: unknown): string {
  const message = typeof error === "object" ? fieldOf(error, "message") : error;
  return typeof message === "string" ? message : inspect(error, { breakLength: Number.POSITIVE_INFINITY });
}
