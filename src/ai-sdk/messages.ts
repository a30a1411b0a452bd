/** The messages of a request, as the host reads them, and those of them that are for the model. */
import { fieldOf } from "../base/index.js";
import { historyFor, lastSaid, type Mark, readMark, type Said } from "../host/index.js";

/** A message as the SDK has it: of the UI, with `parts`, or of a model call, with `content`. */
export interface AiMessage {
  readonly role: string;
  readonly id?: string | undefined;
  readonly parts?: readonly unknown[];
  readonly content?: unknown;
}

/** The last message of the user; null where there is none. @throws {TypeError} where a client has sent something else. */
export function saidIn(messages: readonly AiMessage[]): Said | null {
  const given: unknown = messages;
  if (!Array.isArray(given) || !given.every((message) => typeof fieldOf(message, "role") === "string"))
    throw new TypeError("The messages must be a list of objects, each with a role.");
  return lastSaid(
    messages.map((message) => ({
      role: message.role,
      id: message.id,
      content: bodyOf(message),
      mark: markIn(message),
    })),
  );
}

/** The messages for the model, without what the host settled by itself. */
export function forModel<M extends AiMessage>(messages: readonly M[]): M[] {
  return historyFor(messages, (message) => markIn(message)?.settled ?? null);
}

/** The parts of a message, wherever they stand; none of one that is a text. */
export function partsIn(message: AiMessage): readonly unknown[] {
  const body = bodyOf(message);
  return Array.isArray(body) ? body : [];
}

function bodyOf({ parts, content }: AiMessage): unknown {
  return parts ?? content;
}

/** The mark in a part of a message: in a UI message it is the part's metadata, in a model message one of its options. */
function markIn(message: AiMessage): Mark | null {
  for (const part of partsIn(message)) {
    const mark = readMark(fieldOf(part, "providerMetadata") ?? fieldOf(part, "providerOptions"));
    if (mark !== null) return mark;
  }
  return null;
}
