/** Transcripts as other programs write them, read as turns. */
import { type Fields, fieldOf, fieldsOf, TextMap } from "../base/index.js";
import { textMessages } from "../index.js";
import { type Calls, innerResults, joined, noteCalls, type Result, resultsOf, textOf } from "./results.js";
import type { ToolCall, Turn } from "./values.js";

/**
 * The turns of a transcript: of CompactBench (`{ turns: [{ id, role, content, tags }] }`), or a list of messages with `role` or `type`
 * and `content` as of OpenAI, LangChain or the AI SDK, or with `parts` as of its user interface. Tags are dropped: they are the answers of a test. A message without a role that is known
 * here, or without text, is a turn of nobody: it yields nothing, and keeps its place. A result of a tool has the name and the
 * arguments of the call that it answers. Of a message with several results each is a turn, and behind a message of the assistant
 * each that stands within it, unless messages have numbers of their own.
 *
 * @throws {TypeError} when the value is no transcript.
 */
export function readTranscript(value: unknown): Turn[] {
  const list = Array.isArray(value) ? value : (fieldsOf(value)?.get("turns") ?? fieldsOf(value)?.get("messages"));
  if (!Array.isArray(list)) {
    throw new TypeError('A transcript is a list of messages, or an object with the list as "turns" or "messages".');
  }
  const calls: Calls = new TextMap<ToolCall>();
  const isNumbered = list.some((message: unknown) => typeof fieldsOf(message)?.get("id") === "number");
  let last = -1;
  return list.flatMap((message: unknown, index) => {
    const turns = turnsOf(message, { next: last + 1, index, isNumbered }, calls);
    last = turns.at(-1)?.id ?? last;
    return turns;
  });
}

const ROLES: ReadonlyMap<unknown, Turn["role"]> = new Map<unknown, Turn["role"]>([
  ["user", "user"],
  ["human", "user"],
  ["assistant", "assistant"],
  ["ai", "assistant"],
  ["system", "system"],
  ["developer", "system"],
  ["tool", "tool"],
  ["function", "tool"],
]);

/** Where a message stands. */
interface Place {
  /** The number of its turn, if it has none. */
  readonly next: number;
  readonly index: number;
  /** Whether messages have numbers of their own: then each is one turn. */
  readonly isNumbered: boolean;
}

function turnsOf(message: unknown, { next, index, isNumbered }: Place, calls: Calls): Turn[] {
  const fields = fieldsOf(message) ?? fieldsOf(serialized(message));
  if (fields === null) throw new TypeError(`Message ${index} of the transcript is no object.`);
  // LangChain keeps the fields of a serialized message one level down. Beside a role, such a field is whatever else a host keeps with a message.
  const stored = fields.has("role") ? null : (fieldsOf(fields.get("kwargs")) ?? fieldsOf(fields.get("data")));
  const inner = stored === null ? fields : ofLangChain(message, stored);
  const id = fields.get("id");
  const type = inner.get("role") ?? inner.get("type") ?? classOf(id) ?? fields.get("type");
  const role = ROLES.get(type) ?? "system";
  const first = typeof id === "number" ? id : next;
  if (role === "tool") {
    const results = resultsOf(inner, calls);
    if (results.length === 0) return [{ id: first, role: "system", content: "" }];
    return resultTurns(isNumbered ? [joined(results)] : results, first);
  }
  if (role === "assistant") {
    noteCalls(inner, calls);
    const said: Turn = { id: first, role, content: textOf(inner.get("content") ?? inner.get("parts")) };
    return [said, ...resultTurns(isNumbered ? [] : innerResults(inner, calls), first + 1)];
  }
  const own = role !== "user" || (type === "human" && isForeign(inner)) ? null : textOfUser(inner);
  if (own !== null) return [{ id: first, role, content: own }];
  return [{ id: first, role: "system", content: textOf(inner.get("content") ?? inner.get("parts")) }];
}

/** What a message of LangChain says: an instance itself, which may have been changed since it was made, and else what it was made of. */
function ofLangChain(message: unknown, stored: Fields): Fields {
  const own = fieldOf(message, "content") ?? stored.get("content");
  const content = own ?? stored.get("content_blocks");
  return fieldsOf(Object.fromEntries([...stored, ["content", content]])) ?? stored;
}

/** A message of LangChain is an instance, which says itself what it is stored as. */
function serialized(message: unknown): unknown {
  const toJson = fieldOf(message, "toJSON");
  return typeof toJson === "function" ? Reflect.apply(toJson, message, []) : null;
}

function resultTurns(results: readonly Result[], first: number): Turn[] {
  return results.map((result, at) => ({ id: first + at, role: "tool", ...result }));
}

/** The one text of a message, as a host takes it, without the documents beside it; null where it has several, and nobody can tell which is the user's. */
function textOfUser(message: Fields): string | null {
  const [content, parts] = [message.get("content"), message.get("parts")];
  const { messages, skipped } = textMessages([{ role: "user", content, parts }]);
  return skipped[0]?.reason === "several_texts" ? null : (messages[0]?.content ?? "");
}

/** By the custom of LangChain a name is another agent's, and a source a middleware's, which has written a summary. */
function isForeign(message: Fields): boolean {
  const source = fieldsOf(message.get("additional_kwargs"))?.get("lc_source");
  return Boolean(message.get("name")) || Boolean(source);
}

/** `["langchain_core", "messages", "HumanMessage"]` */
function classOf(id: unknown): string | undefined {
  const name: unknown = Array.isArray(id) ? id.at(-1) : "";
  if (typeof name !== "string") return undefined;
  return /^(Human|AI|System|Tool|Function)Message(?:Chunk)?$/.exec(name)?.[1]?.toLowerCase();
}
