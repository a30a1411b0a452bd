/** A reply as it is kept: put together of what a model sends, whole or bit by bit, and made JSON at the door. */
import { isPlainObject, TextMap, TextSet } from "../base/index.js";
import type { Finish, ModelName, ReplyEntry, ReplyPart } from "./entries.js";
import type { ToldPart } from "./events.js";
import { base64, type JsonObject, toJson } from "./json.js";
import type { Generated, Metadata, Reported, StreamPart, WholePart } from "./model.js";
import { reportedOf } from "./spent.js";

/** Gathers a reply. What has come is kept in the order in which it began. */
export class ReplyBuilder {
  readonly #model: ModelName;
  /** Ids of calls that the conversation has already. */
  readonly #taken: TextSet;
  /** The ids of calls whose arguments are on their way, by those of the provider. */
  readonly #named = new TextMap<string>();
  readonly #parts: Part[] = [];
  /** The parts that have no end yet, by what they are and their ids: the last of several with one id goes on. */
  readonly #unended = new TextMap<Part[]>();
  /** By id, the number that the next call with it may have: those below are taken. */
  readonly #next = new TextMap<number>();
  #finish: Finish | null = null;
  #usage: Reported | null = null;

  constructor(model: ModelName, taken: readonly string[]) {
    this.#model = { provider: model.provider, modelId: model.modelId };
    this.#taken = new TextSet(taken);
  }

  /** Takes a reply that came at once. */
  whole({ content, finishReason, usage }: Generated): void {
    for (const part of content) {
      if (isText(part))
        this.#parts.push({ open: false, made: { type: part.type, text: part.text, ...kept(part.providerMetadata) } });
      else this.#take(part);
    }
    this.#finish = finishOf(finishReason.unified);
    this.#usage = reportedOf(usage);
  }

  /** Takes a part of a stream, and answers it as it is told. */
  part(part: StreamPart): ToldPart {
    switch (part.type) {
      case "text-start":
      case "reasoning-start":
        this.#begin(part.type === "text-start" ? "text" : "reasoning", part.id, part.providerMetadata);
        return part;
      case "text-delta":
      case "reasoning-delta":
        this.#extend(part.type === "text-delta" ? "text" : "reasoning", part);
        return part;
      case "text-end":
      case "reasoning-end":
        this.#end(part.type === "text-end" ? "text" : "reasoning", part.id, part.providerMetadata);
        return part;
      case "finish":
        this.#finish = finishOf(part.finishReason.unified);
        this.#usage = reportedOf(part.usage);
        return part;
      case "file":
      case "source":
      case "tool-call":
      case "tool-result":
      case "tool-approval-request":
        return this.#take(part);
      case "tool-input-start":
        if (part.providerExecuted !== true) this.#named.set(part.id, this.#uniqueId(part.id));
        return { ...part, id: this.#named.get(part.id) ?? part.id };
      case "tool-input-delta":
      case "tool-input-end":
        return { ...part, id: this.#named.get(part.id) ?? part.id };
      case "stream-start":
      case "response-metadata":
      case "raw":
      case "error":
        return part;
    }
  }

  /** The reply. Where it was interrupted, the text that was shown is kept, and a reasoning that has no end is not. */
  made(): ReplyEntry {
    const isKept = ({ open, made }: Part) => !(open && made.type === "reasoning");
    const content = this.#parts.filter(isKept).map(({ made }) => made);
    const finish = this.#finish ?? "interrupted";
    return { model: this.#model, content, finish, usage: this.#usage };
  }

  #begin(type: Said["type"], id: string, metadata: Metadata | undefined): Part {
    const part: Part = { open: true, made: { type, text: "", ...kept(metadata) } };
    this.#parts.push(part);
    const unended = this.#unended.get(keyOf(type, id));
    if (unended === null) this.#unended.set(keyOf(type, id), [part]);
    else unended.push(part);
    return part;
  }

  #extend(type: Said["type"], { id, delta, providerMetadata }: Extract<StreamPart, { delta: string }> & Told): void {
    const part = this.#unended.get(keyOf(type, id))?.at(-1) ?? this.#begin(type, id, undefined);
    if (isSaid(part.made)) part.made = { ...part.made, text: part.made.text + delta, ...kept(providerMetadata) };
  }

  /** A provider gives the signature of a reasoning with its end. */
  #end(type: Said["type"], id: string, metadata: Metadata | undefined): void {
    const part = this.#unended.get(keyOf(type, id))?.pop();
    if (part === undefined) return;
    part.open = false;
    if (isSaid(part.made)) part.made = { ...part.made, ...kept(metadata) };
  }

  #take(part: WholePart): ToldWhole {
    const told = this.#told(part);
    const made = wholePart(told);
    if (made !== null) this.#parts.push({ open: false, made });
    return told;
  }

  /** The provider knows a call that it has run by its own id, which no later call has then. */
  #told(part: WholePart): ToldWhole {
    if (part.type === "file") return { ...part, data: typeof part.data === "string" ? part.data : base64(part.data) };
    if (part.type !== "tool-call") return part;
    if (part.providerExecuted === true) {
      this.#taken.add(part.toolCallId);
      return part;
    }
    const toolCallId = this.#named.get(part.toolCallId) ?? this.#uniqueId(part.toolCallId);
    this.#named.set(part.toolCallId, null);
    return { ...part, toolCallId };
  }

  /** Some servers give each call of a reply, or of each reply, the same id. With letters, digits, `_` and `-` alone it goes to any provider. */
  #uniqueId(id: string): string {
    const name = id === "" ? "call" : id;
    let unique = name;
    let count = this.#next.get(name) ?? 2;
    for (; this.#taken.has(unique); count += 1) unique = `${name}_${count}`;
    this.#taken.add(unique);
    this.#next.set(name, count);
    return unique;
  }
}

type TextContent = Extract<Generated["content"][number], { text: string }>;

function isText(part: Generated["content"][number]): part is TextContent {
  return part.type === "text" || part.type === "reasoning";
}

interface Told {
  readonly providerMetadata?: Metadata;
}

/** A part on its way, and whether it has no end yet. */
interface Part {
  open: boolean;
  made: ReplyPart;
}

type Said = Extract<ReplyPart, { type: "text" | "reasoning" }>;

function keyOf(type: Said["type"], id: string): string {
  return `${type} ${id}`;
}

function isSaid(part: ReplyPart): part is Said {
  return part.type === "text" || part.type === "reasoning";
}

type ToldWhole = Extract<ToldPart, { type: WholePart["type"] }>;

function wholePart(part: ToldWhole): ReplyPart | null {
  const metadata = kept(part.providerMetadata);
  switch (part.type) {
    case "file": {
      const { mediaType, data } = part;
      return { type: "file", mediaType, data, ...metadata };
    }
    case "source": {
      const source = toJson(part);
      return isObject(source) ? { type: "source", source } : null;
    }
    case "tool-call": {
      const elsewhere = part.providerExecuted === true;
      const { toolCallId: call, toolName: name, input } = part;
      return { type: "tool-call", call, name, input, ...(elsewhere ? { elsewhere } : {}), ...metadata };
    }
    case "tool-result": {
      if (part.preliminary === true) return null;
      const { toolCallId: call, toolName: name, isError } = part;
      const failed = isError === true ? ({ failed: true } as const) : {};
      return { type: "tool-result", call, name, result: toJson(part.result), ...failed, ...metadata };
    }
    // A provider that asks before it runs something of its own gets no answer, and so does not run it.
    case "tool-approval-request":
      return null;
  }
}

function kept(metadata: Metadata | undefined): { readonly metadata?: Metadata } {
  const copy = toJson(metadata ?? null);
  if (!isObject(copy)) return {};
  const named = Object.entries(copy).flatMap(([name, value]) => (isObject(value) ? [[name, value] as const] : []));
  return { metadata: Object.fromEntries(named) };
}

function isObject(value: unknown): value is JsonObject {
  return isPlainObject(value);
}

const FINISHES: readonly Finish[] = ["stop", "length", "content-filter", "tool-calls", "error", "other"];

/** What a provider says, or `other` where it says something else. */
function finishOf(said: unknown): Finish {
  return FINISHES.find((finish) => finish === said) ?? "other";
}
