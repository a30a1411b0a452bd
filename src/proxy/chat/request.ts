/** Requests of chat completions: what the user has said in them, and the page among their messages. */
import { isPlainObject } from "../../base/index.js";
import type { IsBanned } from "../../gate/tool-names.js";
import { type ChatMessage, placeOfPage } from "../../host/index.js";
import { type Asked, isSchema, type Page } from "../api.js";
import { type Document, elementsOf, memberOf } from "../document.js";
import { joining } from "../joining.js";
import { field, listField, textField } from "../json.js";
import type { Edit } from "../json-text.js";
import { textsOf } from "../texts.js";
import { toolEdits } from "../tools.js";

export function asked(request: object): Asked | string {
  const messages = messagesOf(request);
  if (messages === null) return "`messages` must be a list of objects, each with a `role`.";
  const said = messages.filter(({ role }) => role === "user").map(({ content }) => textsOf(content));
  return { messages: said, after: null, needsTurn: false };
}

export function edits(document: Document, page: Page | null, isBanned: IsBanned): readonly Edit[] {
  return [...pageEdits(document, page), ...toolEdits(document, isBanned)];
}

function messagesOf(request: object): readonly ChatMessage[] | null {
  const list = listField(request, "messages");
  return list?.every(isMessage) ? list : null;
}

function isMessage(value: unknown): value is ChatMessage {
  return isPlainObject(value) && textField(value, "role") !== null;
}

/** The page is put between two messages, so that these stay as they came, or behind what the last of the client's system messages says. */
function pageEdits(document: Document, page: Page | null): readonly Edit[] {
  const messages = messagesOf(document.value) ?? [];
  const at = placeOfPage(messages, page?.text ?? null);
  if (at === null || page === null) return [];
  const [message, spans] = [JSON.stringify({ role: "system", content: page.text }), elementsOf(document, "messages")];
  const joined = page.isJoined ? joining(document.text, spans[at - 1], { type: "text", text: page.text }) : null;
  if (joined !== null) return [joined];
  const before = spans[at];
  if (before !== undefined) return [{ start: before.start, end: before.start, text: `${message},` }];
  const end = spans.at(-1)?.end ?? (memberOf(document, "messages")?.value.start ?? 0) + 1;
  return [{ start: end, end, text: spans.length === 0 ? message : `,${message}` }];
}

/** Whether a stream is to end with what it has cost. */
export function wantsUsage(request: object): boolean {
  return field(field(request, "stream_options"), "include_usage") === true;
}

/** Whether a client is to be given JSON by a schema, which it may read before anybody sees it. */
export function wantsSchema(request: object): boolean {
  return isSchema(field(request, "response_format"));
}
