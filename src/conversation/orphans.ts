/** Results of what a provider has run, whose calls an epoch, an edit or a prune has taken: no provider takes one without the other. */
import { TextSet } from "../base/index.js";
import type { AssistantPart, Message } from "./model.js";
import type { PastExchange } from "./past-exchange.js";

type AssistantMessage = Extract<Message, { role: "assistant" }>;

/** The exchanges without results of the provider's whose calls are not before them. What has none of these is the same object. */
export function withoutOrphans(exchanges: readonly PastExchange[]): readonly PastExchange[] {
  const calls = new TextSet();
  return exchanges.flatMap((exchange) => {
    const messages = exchange.messages.flatMap((message) => withCalls(message, calls));
    if (messages.length === 0) return [];
    return isSame(messages, exchange.messages) ? [exchange] : [{ ...exchange, messages }];
  });
}

function withCalls(message: Message, calls: TextSet): readonly Message[] {
  if (message.role !== "assistant") return [message];
  const orphans = message.content.filter((part) => isOrphan(part, calls));
  return orphans.length === 0 ? [message] : without(message, orphans);
}

/** Notes the calls that it meets. */
function isOrphan(part: AssistantPart, calls: TextSet): boolean {
  if (part.type === "tool-call" && part.providerExecuted === true) calls.add(part.toolCallId);
  return part.type === "tool-result" && !calls.has(part.toolCallId);
}

/** What was made of messages: the same object each time, by which a message is known again. */
const made = new WeakMap<Message, AssistantMessage>();

function without(message: AssistantMessage, orphans: readonly AssistantPart[]): readonly Message[] {
  const content = message.content.filter((part) => !orphans.includes(part));
  if (content.length === 0) return [];
  const known = made.get(message);
  if (known !== undefined && isSame(known.content, content)) return [known];
  const rest = { ...message, content };
  made.set(message, rest);
  return [rest];
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}
