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
  const [calls, lost] = [new TextSet(), lostCalls(exchanges)];
  return exchanges.flatMap((exchange) => {
    const messages = exchange.messages.flatMap((message) => withBoth(message, calls, lost));
    if (messages.length === 0) return [];
    return isSame(messages, exchange.messages) ? [exchange] : [{ ...exchange, messages }];
  });
}

/** The calls of the provider's that have no result, where the user has said something behind them. */
function lostCalls(exchanges: readonly PastExchange[]): WeakSet<AssistantPart> {
  const [answered, lost] = [new WeakSet<AssistantPart>(), new WeakSet<AssistantPart>()];
  // A provider may give two calls one id: a result is that of the last one before it.
  const last = new TextMap<AssistantPart>();
  let open: AssistantPart[] = [];
  for (const { role, content } of exchanges.flatMap(({ messages }) => messages)) {
    if (role === "user") {
      for (const call of open) if (!answered.has(call)) lost.add(call);
      open = [];
    }
    if (role !== "assistant") continue;
    for (const part of content) {
      if (isElsewhere(part)) {
        open.push(part);
        last.set(part.toolCallId, part);
      }
      const call = part.type === "tool-result" ? last.get(part.toolCallId) : null;
      if (call === null) continue;
      answered.add(call);
      lost.delete(call);
    }
  }
  return lost;
}

function isElsewhere(part: AssistantPart): part is Extract<AssistantPart, { type: "tool-call" }> {
  return part.type === "tool-call" && part.providerExecuted === true;
}

function withBoth(message: Message, calls: TextSet, lost: WeakSet<AssistantPart>): readonly Message[] {
  if (message.role !== "assistant") return [message];
  const orphans = message.content.filter((part) => isOrphan(part, calls, lost));
  return orphans.length === 0 ? [message] : without(message, orphans);
}

/** Notes the calls that it meets. */
function isOrphan(part: AssistantPart, calls: TextSet, lost: WeakSet<AssistantPart>): boolean {
  if (lost.has(part)) return true;
  if (isElsewhere(part)) calls.add(part.toolCallId);
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
