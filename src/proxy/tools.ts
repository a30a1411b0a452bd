/** The tools that a request offers, without those that the rules prohibit. */
import type { IsBanned } from "./api.js";
import { type Document, elementsOf, memberOf, set, without } from "./document.js";
import { field, listField, textField, withFields } from "./json.js";
import { cuts, type Edit } from "./json-text.js";

/** The names of a tool or of a choice of one, first that by which it is listed: that of its server, its own, or that of its kind where the provider runs it. */
function toolNames(tool: unknown): readonly string[] {
  const inner = [tool, field(tool, "function"), field(tool, "custom")];
  const names = [textField(tool, "server_label"), ...inner.map((each) => textField(each, "name"))];
  return [...names, ...kindNames(textField(tool, "type"))].filter((name) => name !== null);
}

/** What stands where a message has its calls; null where it says none, be it by an empty text, list or object. */
export function callsIn(message: object, name: "tool_calls" | "function_call"): unknown {
  const found = field(message, name) ?? null;
  const isEmpty = found === "" || (typeof found === "object" && Object.keys(found ?? {}).length === 0);
  return isEmpty ? null : found;
}

/** The names of a call; null where it has none, or one that is no text: nobody can tell what a client would run. */
export function calledNames(call: unknown): readonly string[] | null {
  const given = [call, field(call, "function"), field(call, "custom")].map((each) => field(each, "name") ?? "");
  const names = toolNames(call).filter((name) => name !== "");
  return names.length > 0 && given.every((name) => typeof name === "string") ? names : null;
}

/** Kinds that say nothing of what the tool does. */
const PLAIN: readonly string[] = ["function", "custom", "mcp", "allowed_tools", "namespace"];

/** A dated or preliminary tool is the tool. */
function kindNames(type: string | null): readonly string[] {
  if (type === null || PLAIN.includes(type)) return [];
  const end = type.search(/_preview|_\d{4}/);
  return end < 0 ? [type] : [type.slice(0, end), type];
}

/** The edits that leave no banned tool in a request, neither offered nor chosen. */
export function toolEdits(document: Document, isBanned: IsBanned): readonly Edit[] {
  const lists = ["tools", "functions"].map((name) => listEdits(document, name, isBanned));
  const gone = new Set(lists.flatMap(({ gone }) => gone));
  const search = memberOf(document, "web_search_options") !== undefined && isBanned(["web_search"]);
  if (search) gone.add("web_search_options");
  const choices = ["tool_choice", "function_call"]
    .filter((name) => memberOf(document, name) !== undefined && !gone.has(name))
    .flatMap((name) => choiceEdits(document, name, isBanned));
  return [...lists.flatMap(({ edits }) => edits), ...choices, ...without(document, gone)];
}

/** What is meaningless, and refused by some providers, where no tool is left. */
const GONE_WITH: ReadonlyMap<string, readonly string[]> = new Map([
  ["tools", ["tools", "tool_choice", "parallel_tool_calls"]],
  ["functions", ["functions", "function_call"]],
]);

function listEdits(document: Document, name: string, isBanned: IsBanned) {
  const list = listField(document.value, name) ?? [];
  const left = list.map((tool) => toolLeft(tool, isBanned));
  if (left.every((tool, at) => tool === list[at])) return { edits: [], gone: [] };
  if (left.every((tool) => tool === undefined)) return { edits: [], gone: GONE_WITH.get(name) ?? [] };
  const spans = elementsOf(document, name);
  const changed = spans.flatMap((span, at) =>
    left[at] === undefined || left[at] === list[at] ? [] : [{ ...span, text: JSON.stringify(left[at]) }],
  );
  return { edits: [...cuts(spans, (at) => left[at] === undefined), ...changed], gone: [] };
}

/** What is left of a tool, or undefined; a space of tools is left with those that may run. */
function toolLeft(tool: unknown, isBanned: IsBanned): unknown {
  const [names, inner] = [toolNames(tool), listField(tool, "tools") ?? []];
  if (inner.length === 0) return isBanned(names) ? undefined : tool;
  // Its tools are listed by their own names; a ban on the space is one on each.
  const kept = inner.filter((each) => !isBanned([...toolNames(each), ...names]));
  if (kept.length === inner.length) return tool;
  return kept.length === 0 ? undefined : withFields(Object(tool), { tools: kept });
}

/** A choice of a banned tool alone is a choice of none: the client wanted that one and no other. */
function choiceEdits(document: Document, name: string, isBanned: IsBanned): readonly Edit[] {
  const choice = field(document.value, name);
  const allowed = field(choice, "allowed_tools");
  const tools = listField(choice, "tools") ?? listField(allowed, "tools");
  if (tools === null) return isBanned(toolNames(choice)) ? [set(document, name, "none")] : [];
  const kept = tools.filter((tool) => !isBanned(toolNames(tool)));
  if (kept.length === tools.length) return [];
  if (kept.length === 0) return [set(document, name, "none")];
  const changed = allowed === undefined ? { tools: kept } : { allowed_tools: { ...Object(allowed), tools: kept } };
  return [set(document, name, { ...Object(choice), ...changed })];
}
