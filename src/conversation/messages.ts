/**
 * The messages that a transcript comes to. Whatever the log holds, they are well formed: each call has exactly one result, right
 * behind it, and one that was not kept reads as interrupted.
 */
import { isBlank, isShallow } from "../base/index.js";
import { historyFor, type Settled } from "../host/index.js";
import { callsOf, isWhole, type ModelName, type ReplyCall, type ReplyPart } from "./entries.js";
import type { Item, ReplyItem, UserItem } from "./items.js";
import type { AssistantPart, Message, Metadata, ResultOutput } from "./model.js";
import { withoutLooseReasoning, withoutOrphans } from "./orphans.js";
import { outputOf } from "./output.js";
import type { PastExchange } from "./past-exchange.js";
import type { Transcript } from "./transcript.js";

/** An exchange on its way through the host's rules about what it has settled by itself. */
interface Marked extends PastExchange {
  readonly role: "user" | "assistant";
  readonly settled: Settled | null;
}

/** The messages of an item, and those of what has settled it. */
interface Told {
  readonly messages: readonly Message[];
  readonly answer: readonly Message[];
}

/** Gives the messages of an item. */
export type Messenger = (item: UserItem | ReplyItem) => Told;

/** Whom messages are for: the model, and whether a name is that of one of its tools. */
interface Reader extends ModelName {
  isTool(name: string): boolean;
}

/** The messages for a model: what another has signed is left out. For the same item they are the same objects. */
export function messengerFor({ provider, modelId }: ModelName, isTool: Reader["isTool"]): Messenger {
  const made = new WeakMap<UserItem | ReplyItem, Told>();
  const reader = { provider, modelId, isTool };
  return (item) => {
    const told = made.get(item) ?? toldOf(item, reader);
    made.set(item, told);
    return told;
  };
}

function toldOf(item: UserItem | ReplyItem, reader: Reader): Told {
  if (item.kind === "reply") return { messages: replyMessages(item, reader), answer: [] };
  return { messages: userMessages(item), answer: item.settled === null ? [] : answerMessages(item.settled) };
}

/** What is sent of the past: behind the last epoch, all; before it, what stands in its place. */
export function exchangesOf({ items }: Pick<Transcript, "items">, messenger: Messenger): readonly PastExchange[] {
  const epoch = items.findLast((item) => item.kind === "epoch");
  if (epoch === undefined) return pastOf({ items }, messenger);
  const { through, messages } = epoch.entry;
  const first: PastExchange = { id: `epoch-${epoch.sequence}`, kind: "reply", sequence: through, messages };
  const rest = saidOf({ items: items.filter(({ sequence }) => sequence > through) }, messenger);
  return withoutOrphans(messages.length === 0 ? rest : [first, ...rest]);
}

/** All of the past as it was said. */
export function pastOf(transcript: Pick<Transcript, "items">, messenger: Messenger): readonly PastExchange[] {
  return withoutOrphans(saidOf(transcript, messenger));
}

function saidOf({ items }: Pick<Transcript, "items">, messenger: Messenger): readonly PastExchange[] {
  const marked = items.flatMap((item) => markedOf(item, messenger));
  return joined(historyFor(marked, ({ settled }) => settled)).filter(({ messages }) => messages.length > 0);
}

/** A turn and what was answered to it are one entry: no epoch can end between them. */
function joined(marked: readonly Marked[]): readonly PastExchange[] {
  const made: PastExchange[] = [];
  for (const { id, kind, sequence, messages } of marked) {
    const last = made.at(-1);
    if (last?.sequence === sequence) made[made.length - 1] = { ...last, messages: [...last.messages, ...messages] };
    else made.push({ id, kind, sequence, messages });
  }
  return made;
}

function markedOf(item: Item, messenger: Messenger): readonly Marked[] {
  const { sequence } = item;
  switch (item.kind) {
    case "user": {
      const { turn, settled } = item;
      const { messages, answer } = messenger(item);
      const said: Marked = { id: turn, kind: "user", role: "user", settled: null, sequence, messages };
      if (settled === null) return [said];
      const answered = { id: turn, kind: "reply", role: "assistant", sequence, messages: answer } as const;
      return [said, { ...answered, settled: settled.kind }];
    }
    case "reply": {
      const { messages } = messenger(item);
      return [{ id: `reply-${sequence}`, kind: "reply", role: "assistant", settled: null, sequence, messages }];
    }
    case "change":
    case "epoch":
    case "attempt":
      return [];
  }
}

function answerMessages({ text }: NonNullable<UserItem["settled"]>): readonly Message[] {
  return [{ role: "assistant", content: [{ type: "text", text }] }];
}

function userMessages({ text, files }: UserItem): readonly Message[] {
  const texts = text === null || isBlank(text) ? [] : [{ type: "text", text } as const];
  const content = [...texts, ...files.map((file) => ({ type: "file", ...file }) as const)];
  return content.length === 0 ? [] : [{ role: "user", content }];
}

/** A reply, and the results of its calls behind it. */
function replyMessages(item: ReplyItem, reader: Reader): readonly Message[] {
  const { entry } = item;
  const isOwn = isOf(item, reader);
  const parts = entry.content.flatMap((part) => assistantPart(part, item, reader));
  const content = withoutLooseReasoning(entry.finish === "interrupted" ? unsignedEnd(parts) : parts);
  const calls = callsOf(entry);
  const results = calls.map((call) => ({
    type: "tool-result" as const,
    toolCallId: call.call,
    toolName: nameOf(call, reader),
    output: outputOf(item.results.get(call.call)),
    // A provider that makes several calls of one knows by this whose result it is.
    ...(isOwn ? optionsOf(call) : {}),
  }));
  return [
    ...(content.length === 0 ? [] : [{ role: "assistant", content } as const]),
    ...(results.length === 0 ? [] : [{ role: "tool", content: results } as const]),
  ];
}

/** Of a reply that was interrupted, behind its last call: without what a provider has signed, which may name what it has not kept. */
function unsignedEnd(content: readonly AssistantPart[]): readonly AssistantPart[] {
  const call = content.findLastIndex(({ type }) => type === "tool-call");
  return content.flatMap((part, at) => {
    if (at < call || part.providerOptions === undefined) return [part];
    if (part.type === "text") return isBlank(part.text) ? [] : [{ type: "text", text: part.text }];
    return part.type === "reasoning" ? [] : [part];
  });
}

function assistantPart(part: ReplyPart, item: ReplyItem, reader: Reader): readonly AssistantPart[] {
  const isOwn = isOf(item, reader);
  switch (part.type) {
    case "text": {
      const options = isOwn ? optionsOf(part) : {};
      // A provider refuses it, and then each later request.
      return isBlank(part.text) && options.providerOptions === undefined
        ? []
        : [{ type: "text", text: part.text, ...options }];
    }
    case "reasoning":
      // One without a signature may be read by any model.
      return isOwn || part.metadata === undefined ? [{ type: "reasoning", text: part.text, ...optionsOf(part) }] : [];
    case "file":
      return [{ type: "file", mediaType: part.mediaType, data: part.data, ...(isOwn ? optionsOf(part) : {}) }];
    case "source":
      return [];
    case "tool-call":
      return isLost(part, item) ? [] : [callPart(part, isOwn, reader)];
    case "tool-result": {
      const output: ResultOutput = { type: part.failed === true ? "error-json" : "json", value: part.result };
      return [{ type: "tool-result", toolCallId: part.call, toolName: part.name, output, ...optionsOf(part) }];
    }
  }
}

function optionsOf({ metadata }: { readonly metadata?: Metadata }): { readonly providerOptions?: Metadata } {
  return metadata === undefined ? {} : { providerOptions: metadata };
}

/** Whether a reply is the model's own: a signature holds for the model that gave it. */
export function isOf({ entry: { model } }: ReplyItem, { provider, modelId }: ModelName): boolean {
  return model.provider === provider && model.modelId === modelId;
}

/** A call that the provider has run, in a reply that ended before it told the result. */
function isLost({ elsewhere, call }: ReplyCall, { entry }: ReplyItem): boolean {
  if (elsewhere !== true || isWhole(entry)) return false;
  return !entry.content.some((part) => part.type === "tool-result" && part.call === call);
}

function callPart(part: ReplyCall, isOwn: boolean, reader: Reader): AssistantPart {
  const { call, input, elsewhere } = part;
  return {
    type: "tool-call",
    toolCallId: call,
    toolName: nameOf(part, reader),
    input: inputOf(input) ?? {},
    ...(elsewhere === true ? { providerExecuted: true } : {}),
    // Of a call that the provider has run, only this says what it is.
    ...(isOwn || elsewhere === true ? optionsOf(part) : {}),
  };
}

/** The name of a call's tool. One that a model has made up, as `functions.look`, may have signs that providers refuse, and then each later request. */
function nameOf({ name, elsewhere }: ReplyCall, { isTool }: Reader): string {
  if (elsewhere === true || isTool(name)) return name;
  return name.replace(/[^a-zA-Z0-9_-]/gu, "_").slice(0, 64) || "_";
}

/** What a call is given, or null where the model has written no object of JSON, or one too deep. A call without arguments is one with none. */
export function inputOf(text: string): object | null {
  if (isBlank(text)) return {};
  try {
    const input: unknown = JSON.parse(text);
    return typeof input === "object" && input !== null && !Array.isArray(input) && isShallow(input) ? input : null;
  } catch {
    return null;
  }
}
