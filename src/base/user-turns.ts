/** What a stored conversation holds for an engine: its user messages. Everything is read before anything is stepped. */
import { typeName } from "./misuse.js";

/**
 * The texts of the messages with role `user` and string content. Other messages are skipped.
 *
 * @throws {TypeError} when the messages are not an array or one of them is not an object.
 */
export function userTurns(messages: readonly unknown[]): string[] {
  return messageObjects(messages).flatMap(({ role, content }: { role?: unknown; content?: unknown }) =>
    role === "user" && typeof content === "string" ? [content] : [],
  );
}

/** All the messages of a transcript. @throws {TypeError} when they are not an array or one of them is not an object. */
export function messageObjects(messages: readonly unknown[]): object[] {
  if (!Array.isArray(messages))
    throw new TypeError(`A transcript must be an array of messages, not ${typeName(messages)}.`);
  return Array.from(messages, (message: unknown, index) => {
    if (typeof message !== "object" || message === null || Array.isArray(message)) {
      throw new TypeError(`Message ${index} of a transcript must be an object, not ${typeName(message)}.`);
    }
    return message;
  });
}
