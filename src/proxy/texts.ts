/** The user's messages in a request, as texts. */
import { field, textField } from "./json.js";

/** The kinds of parts that hold what a user typed. */
const TEXTS: readonly unknown[] = ["text", "input_text"];

/** The texts of a message's content. */
export function textsOf(content: unknown): readonly string[] {
  if (typeof content === "string") return [content];
  if (!Array.isArray(content)) return [];
  return content
    .filter((part) => TEXTS.includes(field(part, "type")))
    .map((part) => textField(part, "text"))
    .filter((text) => text !== null);
}
