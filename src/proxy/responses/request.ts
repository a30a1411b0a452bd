/** Requests of the responses API: what the user has said in them, and the page in their instructions. */
import { isPlainObject } from "../../base/index.js";
import type { IsBanned } from "../../gate/tool-names.js";
import { placeOfPage } from "../../host/index.js";
import { type Asked, isSchema, type Page } from "../api.js";
import { type Document, elementsOf, set } from "../document.js";
import { joining } from "../joining.js";
import { field, listField, textField } from "../json.js";
import { cuts, type Edit } from "../json-text.js";
import { textsOf } from "../texts.js";
import { toolEdits } from "../tools.js";
import { dangling } from "./dangling.js";
import { isOwnItem, realId } from "./ids.js";
import { isMessage, isReference } from "./items.js";

export function asked(request: object): Asked | string {
  const input = field(request, "input") ?? [];
  const instructions = field(request, "instructions") ?? "";
  if (typeof instructions !== "string") return "`instructions` must be a text.";
  if (typeof input !== "string" && !(Array.isArray(input) && input.every(isPlainObject)))
    return "`input` must be a text, or a list of objects.";
  const items: readonly unknown[] = typeof input === "string" ? [{ role: "user", content: input }] : input;
  const said = items.filter((item) => isMessage(item) && textField(item, "role") === "user");
  return {
    messages: said.map((item) => textsOf(field(item, "content"))),
    after: textField(request, "previous_response_id"),
    // Behind a conversation that the provider keeps, two messages with the same words could not be told apart.
    needsTurn: (field(request, "conversation") ?? null) !== null,
  };
}

export function edits(document: Document, page: Page | null, isBanned: IsBanned): readonly Edit[] {
  return [
    ...pageEdits(document, page),
    ...inputCuts(document),
    ...previousEdits(document),
    ...toolEdits(document, isBanned),
  ];
}

/**
 * The page stands behind the client's own instructions. The provider keeps input items with the conversation but not the
 * instructions, so that here, and only here, there is always the one page that holds now. A client without instructions may have said them in
 * its input.
 */
function pageEdits(document: Document, page: Page | null): readonly Edit[] {
  if (page === null) return [];
  const { text, isJoined } = page;
  const own = textField(document.value, "instructions") ?? "";
  if (own === text || own.endsWith(`\n\n${text}`)) return [];
  const joined = isJoined && own === "" ? inputEdit(document, text) : null;
  return [joined ?? set(document, "instructions", own === "" ? text : `${own}\n\n${text}`)];
}

/** The page behind the last of the system messages that the input begins with; null where it begins with none. */
function inputEdit(document: Document, page: string): Edit | null {
  const roles = (listField(document.value, "input") ?? []).map((item) =>
    isMessage(item) ? textField(item, "role") : null,
  );
  const at = placeOfPage(
    roles.map((role) => ({ role: role ?? "" })),
    page,
  );
  return at === null
    ? null
    : joining(document.text, elementsOf(document, "input")[at - 1], { type: "input_text", text: page });
}

/** A client may refer to an earlier message by its id: the provider has none of the proxy's own. Nor does it take a reasoning that leads to nothing. */
function inputCuts(document: Document): readonly Edit[] {
  const items = listField(document.value, "input") ?? [];
  const isOwn = (item: unknown) => isReference(item) && isOwnItem(textField(item, "id") ?? "");
  const isDangling = dangling(items);
  return cuts(elementsOf(document, "input"), (index) => isOwn(items[index]) || isDangling[index] === true);
}

/** The provider does not know the replies of the proxy; it is told of its own answer before them. */
function previousEdits(document: Document): readonly Edit[] {
  const previous = textField(document.value, "previous_response_id");
  if (previous === null) return [];
  const real = realId(previous);
  return real === previous ? [] : [set(document, "previous_response_id", real)];
}

/** Whether a client is to be given JSON by a schema, which it may read before anybody sees it. */
export function wantsSchema(request: object): boolean {
  return isSchema(field(field(request, "text"), "format"));
}
