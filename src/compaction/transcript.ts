/** Transcripts as other programs write them, read as turns. */
import { fieldsOf } from "../base/index.js";
import type { Turn } from "./values.js";

/**
 * The turns of a transcript: of CompactBench (`{ turns: [{ id, role, content, tags }] }`), or a list of messages with `role` or `type`
 * and `content` as of OpenAI or LangChain, or `parts` as of the AI SDK. Tags are dropped: they are the answers of a test. A message without a role that is known
 * here, or without text, is a turn of nobody: it yields nothing, and keeps its place.
 *
 * @throws {TypeError} when the value is no transcript.
 */
export function readTranscript(value: unknown): Turn[] {
  const list = Array.isArray(value) ? value : (fieldsOf(value)?.get("turns") ?? fieldsOf(value)?.get("messages"));
  if (!Array.isArray(list)) {
    throw new TypeError('A transcript is a list of messages, or an object with the list as "turns" or "messages".');
  }
  let last = -1;
  return list.map((message: unknown, index) => {
    const turn = turnOf(message, last + 1, index);
    last = turn.id;
    return turn;
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

function turnOf(message: unknown, next: number, index: number): Turn {
  const fields = fieldsOf(message);
  if (fields === null) throw new TypeError(`Message ${index} of the transcript is no object.`);
  // LangChain keeps the fields of a serialized message one level down.
  const inner = fieldsOf(fields.get("kwargs")) ?? fieldsOf(fields.get("data")) ?? fields;
  const id = fields.get("id");
  const type = inner.get("role") ?? inner.get("type") ?? fields.get("role") ?? classOf(id) ?? fields.get("type");
  const role = ROLES.get(type) ?? "system";
  const content = textOf(inner.get("content") ?? inner.get("parts"));
  const turn = { id: typeof id === "number" ? id : next, role, content };
  if (role !== "tool") return turn;
  const status = inner.get("status");
  const name = inner.get("name");
  return {
    ...turn,
    tool: { name: typeof name === "string" ? name : "tool", ...(typeof status === "string" ? { status } : {}) },
  };
}

/** `["langchain_core", "messages", "HumanMessage"]` */
function classOf(id: unknown): string | undefined {
  const name: unknown = Array.isArray(id) ? id.at(-1) : "";
  if (typeof name !== "string") return undefined;
  return /^(Human|AI|System|Tool)Message(?:Chunk)?$/.exec(name)?.[1]?.toLowerCase();
}

/** A text, or the text parts of a list. */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .map((part: unknown) => (typeof part === "string" ? part : fieldsOf(part)?.get("text")))
    .filter((text) => typeof text === "string")
    .join("\n");
}
