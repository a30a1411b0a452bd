/** What a stored conversation holds for an engine: its user messages. Everything is read before anything is stepped. */
import { typeName } from "./misuse.js";
import { userContent } from "./stored-message.js";

/**
 * The texts of the messages with role `user` and string content. Other messages are skipped.
 *
 * @throws {TypeError} when the messages are no array or one of them is no object.
 */
export function userTurns(messages: readonly unknown[]): string[] {
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
