/** What a provider asks of a request, read naively: each call has exactly one result, right behind it, and each result a call, be it one of the provider's. */
import type { Message, ResultPart } from "../../src/conversation/index.js";

/** What is wrong with a prompt, as sentences; empty where nothing is. */
export function faultsOf(prompt: readonly Message[]): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  const elsewhere = new Set<string>();
  const told = new Set(prompt.flatMap(toldElsewhere));
  let open: string[] = [];
  let isHead = true;
  for (const message of prompt) {
    if (message.role !== "tool" && open.length > 0) faults.push(`no result for ${open.join(", ")}`);
    if (message.role !== "system") isHead = false;
    if (message.role === "user")
      for (const call of elsewhere) if (!told.has(call)) faults.push(`no result of the provider for ${call}`);
    if (message.role === "system" && !isHead) faults.push("a system message behind the head");
    if (message.role !== "system" && message.content.length === 0) faults.push(`an empty message of ${message.role}`);
    for (const text of textsOf(message)) if (text.trim() === "") faults.push(`a blank text of ${message.role}`);
    if (message.role === "tool") {
      const results = resultsOf(message).map(({ toolCallId }) => toolCallId);
      if (results.join() !== open.join()) faults.push(`results ${results.join()} for calls ${open.join()}`);
    }
    open = [];
    if (message.role !== "assistant") continue;
    for (const part of message.content) {
      if (part.type === "tool-result" && !elsewhere.has(part.toolCallId))
        faults.push(`a result of no call ${part.toolCallId}`);
      if (part.type !== "tool-call") continue;
      if (part.providerExecuted === true) {
        elsewhere.add(part.toolCallId);
        continue;
      }
      if (seen.has(part.toolCallId)) faults.push(`two calls ${part.toolCallId}`);
      if (typeof part.input !== "object") faults.push(`an input that is no object: ${part.toolCallId}`);
      seen.add(part.toolCallId);
      open.push(part.toolCallId);
    }
  }
  if (open.length > 0) faults.push(`no result for ${open.join(", ")} at the end`);
  return faults;
}

/** The calls of which a message has the result that a provider has told. */
function toldElsewhere({ role, content }: Message): readonly string[] {
  if (role !== "assistant") return [];
  return content.flatMap((part) => (part.type === "tool-result" ? [part.toolCallId] : []));
}

/** The texts that a message has of its own, and what its results tell. */
function textsOf(message: Message): readonly string[] {
  if (message.role === "system") return [message.content];
  return message.content.flatMap((part) => {
    if (part.type === "text") return part.providerOptions === undefined ? [part.text] : [];
    if (message.role !== "tool" || part.type !== "tool-result") return [];
    const { output } = part;
    return output.type === "text" || output.type === "error-text" ? [output.value] : [];
  });
}

/** The results of a message. */
export function resultsOf(message: Message | undefined): readonly ResultPart[] {
  return message?.role === "tool" ? message.content.filter((part) => part.type === "tool-result") : [];
}
