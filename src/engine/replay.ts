/** Replay: the user's messages of a stored conversation, stepped until the first question (spec, `transcript.*`). */

import { userTurns } from "../base/index.js";
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
