/** What a choice of an answer says, and whether it has ended. */
import { field, listField, textField } from "../json.js";

/** Whether a message, or a part of one, says something: a text, a list of parts with one, as some providers give it beside their reasoning, or a refusal. */
export function says(message: object): boolean {
  const parts = listField(message, "content") ?? [];
  const texts = [
    textField(message, "content"),
    textField(message, "refusal"),
    ...parts.map((part) => textField(part, "text")),
  ];
  return texts.some(Boolean);
}

/** Whether a choice has ended: some servers say an empty text until then, and not null. */
export function isOver(choice: object): boolean {
  return Boolean(field(choice, "finish_reason"));
}
