/** Replay: the user's messages of a stored conversation, stepped until the first question (spec, `transcript.*`). */

import { typeName, userContent } from "../base/index.js";
import type { Outcome } from "../semantics/index.js";

/**
 * Takes the user messages as turns, up to the first clarification, and answers its prompt; null where there is none.
 * Whoever takes them should hold the newest snapshot alone: an older one would keep all those in between.
 *
 * @throws {TypeError} when the messages are no array or one of them is no object; no turn is taken then.
 */
export function replay(messages: readonly unknown[], take: (turn: string) => Outcome): string | null {
  for (const turn of userTurns(messages)) {
    const outcome = take(turn);
    if (outcome.kind === "clarification") return outcome.prompt;
  }
  return null;
}

/** The texts of the messages with role `user` and string content. Other messages are skipped. */
function userTurns(messages: readonly unknown[]): string[] {
  if (!Array.isArray(messages))
    throw new TypeError(`A transcript must be an array of messages, not ${typeName(messages)}.`);
  return Array.from(messages, userTurn).filter((turn) => turn !== null);
}

function userTurn(message: unknown, index: number): string | null {
  if (typeof message !== "object" || message === null || Array.isArray(message)) {
    throw new TypeError(`Message ${index} of a transcript must be an object, not ${typeName(message)}.`);
  }
  const content = userContent(message);
  return typeof content === "string" ? content : null;
}
