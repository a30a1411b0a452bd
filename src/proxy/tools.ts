/** The tools that a request offers, without those that the rules prohibit. */
import { calledNames, type IsBanned, kindNames, type ToolNames, toolLeft, toolNames } from "../gate/tool-names.js";
import { type Document, elementsOf, memberOf, set, without } from "./document.js";
import { field, listField } from "./json.js";
import { cuts, type Edit } from "./json-text.js";

/** What stands where a message has its calls; null where it says none, be it by an empty text, list or object. */
export function callsIn(message: object, name: "tool_calls" | "function_call"): unknown {
  const found = field(message, name) ?? null;
  const isEmpty = found === "" || (typeof found === "object" && Object.keys(found ?? {}).length === 0);
  return isEmpty ? null : found;
}

/**
 * The names of a call; null where it has none, or one that is no text: nobody can tell what a client would run. It runs what is
 * named, whatever the call says of its kind.
 */
export function namesOf(call: unknown): ToolNames | null {
  const given = [call, field(call, "function"), field(call, "custom")].map((each) => field(each, "name") ?? "");
  const own = given.filter((name) => typeof name === "string");
  const names = own.length === given.length ? calledNames(call) : null;
  const listed = own.filter((name) => name !== "").map((name) => [name]);
  return names === null || listed.length === 0 ? names : { listed, others: [...names.listed.flat(), ...names.others] };
}

/** The edits that leave no banned tool in a request, neither offered nor chosen. */
export function toolEdits(document: Document, isBanned: IsBanned): readonly Edit[] {
  const lists = ["tools", "functions"].map((name) => listEdits(document, name, isBanned));
  const gone = new Set(lists.flatMap(({ gone }) => gone));
  const search =
    memberOf(document, "web_search_options") !== undefined &&
    isBanned({ listed: [kindNames("web_search")], others: [] });
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

/** A choice of a banned tool alone is a choice of none: the client wanted that one and no other. */
function choiceEdits(document: Document, name: string, isBanned: IsBanned): readonly Edit[] {
  const choice = field(document.value, name);
  const allowed = field(choice, "allowed_tools");
  const tools = listField(choice, "tools") ?? listField(allowed, "tools");
  if (tools === null) {
    const names = calledNames(choice);
    return names !== null && isBanned(names) ? [set(document, name, "none")] : [];
  }
  const kept = tools.filter((tool) => !isBanned(toolNames(tool)));
  if (kept.length === tools.length) return [];
  if (kept.length === 0) return [set(document, name, "none")];
  const changed = allowed === undefined ? { tools: kept } : { allowed_tools: { ...Object(allowed), tools: kept } };
  return [set(document, name, { ...Object(choice), ...changed })];
}
