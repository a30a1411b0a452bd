/**
 * Reasoning that leads to nothing. OpenAI refuses a reasoning without the item of the model that it has led to, in each later request. Mostly
 * that was a call which the rules prohibit, and which was dropped. A stream has shown the reasoning by then, so it is cut where it comes back.
 */
import { DROPPED } from "../api.js";
import { field, textField } from "../json.js";
import { isOwnItem } from "./ids.js";
import { isMessage, isReference } from "./items.js";

/** Of each item of an input, whether it is such a reasoning. What ends the input may yet lead to something. */
export function dangling(items: readonly unknown[]): readonly boolean[] {
  let isBeforeOther = false;
  return items
    .toReversed()
    .map((item) => {
      if (isReasoning(item)) return isBeforeOther;
      isBeforeOther = !isOfModel(item);
      return false;
    })
    .toReversed();
}

function isReasoning(item: unknown): boolean {
  return textField(item, "type") === "reasoning" || (isReference(item) && idOf(item).startsWith("rs_"));
}

/** Whether the model can have made an item. */
function isOfModel(item: unknown): boolean {
  if (isOwnItem(idOf(item))) return false;
  if (isMessage(item) && !isReference(item)) return textField(item, "role") === "assistant" && !isNote(item);
  return !/_(?:output|response)$/.test(textField(item, "type") ?? "");
}

/** Whether a message is the one that stood for a dropped call; a client may have left its id out. */
function isNote(message: unknown): boolean {
  const content = field(message, "content");
  const said = Array.isArray(content) ? (textField(content[0], "text") ?? textField(content[0], "refusal")) : content;
  return said === DROPPED;
}

function idOf(item: unknown): string {
  return textField(item, "id") ?? "";
}
