/** The parts of a model's reply, and the calls of tools, as chunks. Each function looks at what it is given alone. */
import { fieldOf, isBlank, isShallow } from "../base/index.js";
import type { Json, JsonObject, Metadata, ToldCall, ToldPart, ToldResult } from "../conversation/index.js";
import type { ChatChunk, ChunkFields, ChunkJson } from "./chat-chunks.js";

/** A call with its arguments, or why they are none. What is nested without end could not be written into the stream. */
export function callChunk({ call, name, input }: ToldCall, isElsewhere = false): ChatChunk {
  const elsewhere = isElsewhere ? { providerExecuted: true } : {};
  const given = parsed(isBlank(input) ? "{}" : input);
  if (given !== undefined && isShallow(given))
    return { type: "tool-input-available", toolCallId: call, toolName: name, input: given, ...elsewhere };
  const errorText = "The arguments are not JSON, or are nested too deep.";
  return { type: "tool-input-error", toolCallId: call, toolName: name, input, errorText };
}

/** The value of a JSON text, or undefined where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Arguments of a call on their way. */
export function inputChunk(part: Extract<ToldPart, { type: "tool-input-start" | "tool-input-delta" }>): ChatChunk {
  if (part.type === "tool-input-delta")
    return { type: "tool-input-delta", toolCallId: part.id, inputTextDelta: part.delta };
  const elsewhere = part.providerExecuted === true ? { providerExecuted: true } : {};
  return { type: "tool-input-start", toolCallId: part.id, toolName: part.toolName, ...elsewhere };
}

/** What a call came to. What the user has declined is denied; all else that was not done has a reason to show. */
export function resultChunk({ call, why, value }: ToldResult): ChatChunk {
  switch (why) {
    case "done":
      return { type: "tool-output-available", toolCallId: call, output: value };
    case "declined":
      return { type: "tool-output-denied", toolCallId: call };
    case "failed":
    case "unknown-tool":
    case "prohibited":
    case "repeated":
    case "interrupted":
    case "cut-off":
      return { type: "tool-output-error", toolCallId: call, errorText: textOf(value) };
  }
}

/** That nothing is known any more of what a call came to. */
export function unknownChunk(call: string): ChatChunk {
  return { type: "tool-output-error", toolCallId: call, errorText: "What came of this call is not known any more." };
}

/** What the provider gives of a call that it runs itself. */
export function providerResult(part: Extract<ToldPart, { type: "tool-result" }>): ChatChunk {
  const { toolCallId, isError, preliminary } = part;
  const result = isShallow(part.result) ? part.result : "[nested too deep]";
  if (isError === true)
    return { type: "tool-output-error", toolCallId, errorText: textOf(result), providerExecuted: true };
  const early = preliminary === true ? { preliminary } : {};
  return { type: "tool-output-available", toolCallId, output: result, providerExecuted: true, ...early };
}

/** Where the model has something from; null for a source without what a client needs of it. */
export function sourceChunk(part: Extract<ToldPart, { type: "source" }>): ChatChunk | null {
  const { id: sourceId } = part;
  const [url, mediaType, title]: unknown[] = ["url", "mediaType", "title"].map((name) => fieldOf(part, name));
  const named = typeof title === "string" ? { title } : {};
  if (part.sourceType === "url" && typeof url === "string") return { type: "source-url", sourceId, url, ...named };
  if (typeof mediaType !== "string") return null;
  return { type: "source-document", sourceId, mediaType, title: sourceId, ...named };
}

/** A file with its bytes in it. */
export function fileChunk({ mediaType, data }: Extract<ToldPart, { type: "file" }>): ChatChunk {
  return { type: "file", mediaType, url: `data:${mediaType};base64,${data}` };
}

/** What a provider adds to a part; nothing where it could not be written into the stream. */
export function metadataOf({ providerMetadata }: { readonly providerMetadata?: Metadata }) {
  if (providerMetadata === undefined || !isShallow(providerMetadata)) return {};
  const copies = Object.entries(providerMetadata).map(([name, fields]) => [name, copyOf(fields)] as const);
  return { providerMetadata: Object.fromEntries(copies) };
}

function copyOf(fields: JsonObject): ChunkFields {
  const known = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, copyOfValue(value)] as const],
  );
  return Object.fromEntries(known);
}

function copyOfValue(value: Json): ChunkJson {
  if (typeof value !== "object" || value === null) return value;
  return isList(value) ? value.map(copyOfValue) : copyOf(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function textOf(value: Json | NonNullable<unknown>): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
