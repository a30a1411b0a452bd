/** What a provider asks of the messages of a request, and what it refuses every request without. */
import type { Message } from "./model.js";

/** Whether the calls of each message have their results in the next one, and no other message has results. */
export function isPaired(messages: readonly Message[]): boolean {
  let open = "";
  for (const message of messages) {
    const results = message.role === "tool" ? idsOf(message.content, "tool-result") : "";
    if (results !== open) return false;
    open = message.role === "assistant" ? idsOf(message.content, "tool-call") : "";
  }
  return open === "";
}

function idsOf(
  parts: readonly { readonly type: string; readonly toolCallId?: string; readonly providerExecuted?: boolean }[],
  type: string,
) {
  const ids = parts
    .filter((part) => part.type === type && part.providerExecuted !== true)
    .map((part) => part.toolCallId);
  return ids.length === 0 ? "" : JSON.stringify(ids);
}
