/** The messages of a thread, as the host reads them, and those of them that are for the model. */
import type { BaseMessage } from "langchain";
import { fieldOf } from "../base/index.js";
import { historyFor, lastSaid, readMark, type Said, type Spoken } from "../host/index.js";

/**
 * The last message of the user; null where the last one that reads as a user's is none. A message with a name is another agent's, by the custom
 * of LangChain, and one with a source is a middleware's: a summary of the conversation, which a model has written.
 */
export function saidIn(messages: readonly BaseMessage[]): Said | null {
  const last = messages.findLast(isHuman);
  return last === undefined || !isOwn(last) ? null : lastSaid(messages.map(spoken));
}

/** The messages for the model, without what the host settled by itself. */
export function forModel(messages: readonly BaseMessage[]): BaseMessage[] {
  const read = messages.map((message) => ({ role: roleOf(message), message }));
  return historyFor(read, ({ message }) => markIn(message)?.settled ?? null).map(({ message }) => message);
}

function spoken(message: BaseMessage): Spoken {
  return { role: roleOf(message), id: message.id, content: message.content, mark: markIn(message) };
}

/** The roles that the host tells apart. */
const ROLES: Readonly<Record<string, string>> = { human: "user", ai: "assistant" };

function roleOf(message: BaseMessage): string {
  return ROLES[message.type] ?? message.type;
}

function isHuman(message: BaseMessage): boolean {
  return roleOf(message) === "user";
}

/** Where JSON comes from another language, what is not there may be null or empty. */
function isOwn({ name, additional_kwargs }: BaseMessage): boolean {
  return !name && !fieldOf(additional_kwargs, "lc_source");
}

function markIn({ additional_kwargs }: BaseMessage) {
  return readMark(additional_kwargs);
}
