/** Messages of fuzzed transcripts, each made of one text, so that it can be shrunk as any text. */
import type { JsonObject } from "./case.js";

/** What marks a text as the assistant's. */
export const ASSISTANT = "assistant> ";

/** The message of a text. */
export function message(text: string): JsonObject {
  return text.startsWith(ASSISTANT)
    ? { role: "assistant", content: text.slice(ASSISTANT.length) }
    : { role: "user", content: text };
}
