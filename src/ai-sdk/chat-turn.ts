/** What a client has sent, taken by a conversation: the user's last message, or what they have said to calls that wait. */
import { fieldOf, TextSet } from "../base/index.js";
import type { Conversation, Outcome } from "../conversation/index.js";
import { historyId, plainId } from "../host/index.js";
import { type AiMessage, partsIn, saidIn } from "./messages.js";

/**
 * Nothing else of the messages is read: what was said before stands in the log, and the arguments of calls as well. The signal holds from
 * the first step to the last: between two of them no turn is at work that could be interrupted.
 */
export async function takeMessages(
  conversation: Conversation,
  messages: readonly AiMessage[],
  signal: AbortSignal,
): Promise<Outcome | null> {
  const said = saidIn(messages);
  const last = messages.at(-1);
  if (last?.role === "user" && said !== null) {
    const { text, history, answering } = said;
    // A client makes its ids as it likes.
    const id = await plainId(said.turn ?? (await historyId(history, text)));
    requireOneText(last);
    const files = partsIn(last).flatMap(fileOf);
    const shown = { id, signal, ...(answering === undefined ? {} : { answering }) };
    return conversation.talk(files.length === 0 ? text : { text, files }, shown);
  }
  const undecided = last === undefined ? null : await decideAll(conversation, last);
  return undecided ?? conversation.resume({ signal });
}

/** The ids of the calls that the message has which the turn goes on with: a user's message begins a new one. */
export function callsBefore(messages: readonly AiMessage[]): readonly string[] {
  // A client may have sent anything: what is wrong with it is told in the stream.
  const last = Array.isArray(messages) ? messages.at(-1) : undefined;
  const ids: unknown[] = last?.role === "assistant" ? partsIn(last).map((part) => fieldOf(part, "toolCallId")) : [];
  return ids.filter((id) => typeof id === "string");
}

/** The ids of the calls that the user has answered in the message, and of which it has no result yet. */
export function answeredCalls(messages: readonly AiMessage[]): readonly string[] {
  const last = messages.at(-1);
  const parts = last?.role === "assistant" ? partsIn(last) : [];
  const open = parts.filter((part) => fieldOf(part, "state") === "approval-responded");
  return open.map((part) => fieldOf(part, "toolCallId")).filter((id) => typeof id === "string");
}

/** Says yes or no to the calls that wait and were answered; an outcome where one of them could not be told. */
async function decideAll(conversation: Conversation, message: AiMessage): Promise<Outcome | null> {
  const waiting = new TextSet(conversation.pending().map(({ call }) => call));
  for (const part of partsIn(message)) {
    const approval = fieldOf(part, "approval");
    const [id, approved, reason]: unknown[] = ["id", "approved", "reason"].map((name) => fieldOf(approval, name));
    if (typeof id !== "string" || typeof approved !== "boolean" || !waiting.has(id)) continue;
    const decided = await decide(conversation, id, approved, typeof reason === "string" ? reason : undefined);
    if (decided !== null && decided.kind !== "decided") return decided;
  }
  return null;
}

/** Null where the call waits no more: the same message came twice, or another one was quicker. */
async function decide(conversation: Conversation, ...verdict: Parameters<Conversation["decide"]>) {
  try {
    return await conversation.decide(...verdict);
  } catch (error) {
    if (conversation.pending().some(({ call }) => call === verdict[0])) throw error;
    return null;
  }
}

/** @throws {TypeError} for several texts: put together they might say what none does, and without them the message would be lost. */
function requireOneText(message: AiMessage): void {
  const texts = partsIn(message).filter((part) => fieldOf(part, "type") === "text");
  if (texts.length > 1) throw new TypeError("A message must have one text at most; send others as files.");
}

const DATA = /^data:[^,]*;base64,([A-Za-z0-9+/]*={0,2})$/;

/** @throws {TypeError} for a file that is only linked to: nobody knows for how long. */
function fileOf(part: unknown) {
  if (fieldOf(part, "type") !== "file") return [];
  const [mediaType, url, filename]: unknown[] = ["mediaType", "url", "filename"].map((name) => fieldOf(part, name));
  const data = typeof url === "string" ? DATA.exec(url)?.[1] : undefined;
  if (typeof mediaType !== "string" || data === undefined)
    throw new TypeError("A file of a message must have its bytes in it, as a data: URL in base64.");
  return [{ mediaType, data, ...(typeof filename === "string" ? { filename } : {}) }];
}
