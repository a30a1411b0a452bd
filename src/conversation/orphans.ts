/** What a provider has run, and of which a request has one half alone: no provider takes a result without its call, nor a call without its result once the user has gone on. */
import { TextMap, TextSet } from "../base/index.js";
import type { AssistantPart, Message } from "./model.js";
import type { PastExchange } from "./past-exchange.js";

type AssistantMessage = Extract<Message, { role: "assistant" }>;

/**
 * The exchanges without results of the provider's whose calls are not before them: an epoch, an edit or a prune has taken those; and
 * without calls of the provider's that have no result, where the user has gone on. What has none of these is the same object.
 */
export function withoutOrphans(exchanges: readonly PastExchange[]): readonly PastExchange[] {
  const [calls, isLost] = [new TextSet(), lostCalls(exchanges)];
  return exchanges.flatMap((exchange) => {
    const messages = exchange.messages.flatMap((message) => withBoth(message, calls, isLost));
    if (messages.length === 0) return [];
    return isSame(messages, exchange.messages) ? [exchange] : [{ ...exchange, messages }];
  });
}

/** Whether a call of the provider's has no result, and the user has said something behind it. */
function lostCalls(exchanges: readonly PastExchange[]): (call: string) => boolean {
  // Of a call without a result, how much the user had said before it.
  const open = new TextMap<number>();
  let said = 0;
  for (const { role, content } of exchanges.flatMap(({ messages }) => messages)) {
    if (role === "user") said += 1;
    if (role !== "assistant") continue;
    for (const part of content) {
      if (isElsewhere(part)) open.set(part.toolCallId, said);
      else if (part.type === "tool-result") open.set(part.toolCallId, null);
    }
  }
  return (call) => (open.get(call) ?? said) < said;
}

function isElsewhere(part: AssistantPart): part is Extract<AssistantPart, { type: "tool-call" }> {
  return part.type === "tool-call" && part.providerExecuted === true;
}

function withBoth(message: Message, calls: TextSet, isLost: (call: string) => boolean): readonly Message[] {
  if (message.role !== "assistant") return [message];
  const orphans = message.content.filter((part) => isOrphan(part, calls, isLost));
  return orphans.length === 0 ? [message] : without(message, orphans);
}

/** Notes the calls that it meets. */
function isOrphan(part: AssistantPart, calls: TextSet, isLost: (call: string) => boolean): boolean {
  if (isElsewhere(part)) {
    calls.add(part.toolCallId);
    return isLost(part.toolCallId);
  }
  return part.type === "tool-result" && !calls.has(part.toolCallId);
}

/** What was made of messages: the same object each time, by which a message is known again. */
const made = new WeakMap<Message, AssistantMessage>();

function without(message: AssistantMessage, orphans: readonly AssistantPart[]): readonly Message[] {
  const content = withoutLooseReasoning(message.content.filter((part) => !orphans.includes(part)));
  if (content.length === 0) return [];
  const known = made.get(message);
  if (known !== undefined && isSame(known.content, content)) return [known];
  const rest = { ...message, content };
  made.set(message, rest);
  return [rest];
}

/** Without the reasoning behind which nothing stands that it was for, as where a reply was cut off in it: providers refuse that in each later request. */
export function withoutLooseReasoning(content: readonly AssistantPart[]): readonly AssistantPart[] {
  const last = content.findLastIndex(({ type }) => type !== "reasoning");
  return content.slice(0, last + 1);
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}
