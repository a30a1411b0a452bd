/** Calls of tools and their results, as OpenAI, LangChain and the AI SDK write them into messages. */
import { distinct, type Fields, fieldsOf, isShallow, type TextMap } from "../base/index.js";
import type { ToolCall } from "./values.js";

/** What a tool answered, and to which call. */
export interface Result {
  readonly content: string;
  readonly tool: ToolCall;
}

/** The calls so far by their id, or by their name where they have none. */
export type Calls = TextMap<ToolCall>;

/** Puts the calls of a message to those so far. */
export function noteCalls(message: Fields, calls: Calls): void {
  const older = message.get("function_call");
  for (const each of [...listOf(message.get("tool_calls")), ...partsOf(message, "tool-call"), older]) {
    const fields = fieldsOf(each);
    if (fields !== null) noteCall(fields, calls);
  }
}

function noteCall(call: Fields, calls: Calls): void {
  const named = fieldsOf(call.get("function")) ?? fieldsOf(call.get("custom")) ?? call;
  const name = stringOf(named.get("name") ?? named.get("toolName"));
  const id = stringOf(call.get("id") ?? call.get("toolCallId")) ?? name;
  const given = writtenOf(named.get("arguments") ?? named.get("args") ?? named.get("input"));
  if (name !== undefined && id !== undefined)
    calls.set(id, { name, ...(given === undefined ? {} : { arguments: given }) });
}

/** The results of a tool's message: its parts that are results, or all of it as one. The user's answers about calls are none. */
export function resultsOf(message: Fields, calls: Calls): readonly Result[] {
  const all = listOf(message.get("content"));
  if (all.length > 0 && partsOf(message, "tool-approval-response").length === all.length) return [];
  const parts = partsOf(message, "tool-result").flatMap((part) => fieldsOf(part) ?? []);
  return parts.length === 0 ? [wholeResult(message, calls)] : parts.map((part) => partResult(part, calls));
}

/**
 * The results within a message of the assistant: of tools that the provider has run, and of all in a message of the user interface of the AI SDK, where a
 * call and its result are one part.
 */
export function innerResults(message: Fields, calls: Calls): readonly Result[] {
  const parts = listOf(message.get("content") ?? message.get("parts")).flatMap((part) => fieldsOf(part) ?? []);
  return parts.flatMap((part) =>
    part.get("type") === "tool-result" ? [partResult(part, calls)] : (shownResult(part) ?? []),
  );
}

/** What a part of the user interface says of a call that has ended; null where it has not, or is none. */
function shownResult(part: Fields): Result | null {
  const [type, state] = [stringOf(part.get("type")) ?? "", part.get("state")];
  const name = type === "dynamic-tool" ? stringOf(part.get("toolName")) : /^tool-(.+)$/s.exec(type)?.[1];
  if (name === undefined || part.get("preliminary") === true) return null;
  const given = writtenOf(part.get("input"));
  const tool = { name, ...(given === undefined ? {} : { arguments: given }) };
  switch (state) {
    case "output-available":
      return { content: writtenOf(part.get("output")) ?? "", tool };
    case "output-error":
      return { content: stringOf(part.get("errorText")) ?? "", tool: { ...tool, status: "failed" } };
    case "output-denied":
      return { content: "", tool: { ...tool, status: "denied" } };
    default:
      return null;
  }
}

function wholeResult(message: Fields, calls: Calls): Result {
  const [name, status] = [stringOf(message.get("name")), stringOf(message.get("status"))];
  const id = stringOf(message.get("tool_call_id")) ?? name;
  return { content: textOf(message.get("content") ?? message.get("parts")), tool: toolOf(calls, id, name, status) };
}

function partResult(part: Fields, calls: Calls): Result {
  const output = fieldsOf(part.get("output"));
  const [type, value] = [output?.get("type"), output?.get("value") ?? output?.get("reason")];
  const content = type === "content" ? textOf(value) : (writtenOf(value) ?? "");
  const [id, name] = [stringOf(part.get("toolCallId")), stringOf(part.get("toolName"))];
  return { content, tool: toolOf(calls, id, name, statusOf(type)) };
}

/** What the type of an output of the AI SDK says of the call. */
function statusOf(type: unknown): string | undefined {
  if (type === "error-text" || type === "error-json") return "failed";
  return type === "execution-denied" ? "denied" : undefined;
}

/** The call that a result answers, under the name that the result itself says. */
function toolOf(calls: Calls, id: string | undefined, name: string | undefined, status: string | undefined): ToolCall {
  const call = id === undefined ? null : calls.get(id);
  return { ...call, name: name ?? call?.name ?? "tool", ...(status === undefined ? {} : { status }) };
}

/** Several results as one, for a message that can be no more than one turn. */
export function joined(results: readonly Result[]): Result {
  const [first] = results;
  if (first !== undefined && results.length === 1) return first;
  return {
    content: results.map(({ content }) => content).join("\n"),
    tool: { name: distinct(results.map(({ tool }) => tool.name)).join(", ") },
  };
}

/** A text, or the text parts of a list. What a model has thought is not said. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  return listOf(content)
    .filter((part) => !["reasoning", "thinking"].includes(String(fieldsOf(part)?.get("type"))))
    .map((part) => (typeof part === "string" ? part : fieldsOf(part)?.get("text")))
    .filter((text) => typeof text === "string")
    .join("\n");
}

function partsOf(message: Fields, type: string): readonly unknown[] {
  return listOf(message.get("content")).filter((part) => fieldsOf(part)?.get("type") === type);
}

/** A value as text: as JSON where it is none. What is nested deeper than anything that is meant has none. */
function writtenOf(value: unknown): string | undefined {
  if (typeof value === "string" || value === undefined) return value;
  try {
    return isShallow(value) ? JSON.stringify(value) : undefined;
  } catch {
    // A bigint, or a `toJSON` that throws: what JSON cannot hold is not told.
    return undefined;
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function stringOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
