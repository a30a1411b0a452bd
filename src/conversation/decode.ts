/** Entries as they are read: checked through and through, since a stored text may have been written by anybody. */
import { fieldsOf, isPlainObject } from "../base/index.js";
import { LogError } from "../sessions/index.js";
import { type ConversationEntry, ENTRY_VERSION, type EntryKind } from "./entries.js";
import type { ResultOutput } from "./model.js";
import { isPaired } from "./paired.js";

type Check = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === "string";
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isFlag: Check = (value) => typeof value === "boolean";
const isAny: Check = (value) => value !== undefined;

function optional(is: Check): Check {
  return (value) => value === undefined || is(value);
}

function orNull(is: Check): Check {
  return (value) => value === null || is(value);
}

function isOneOf(...values: readonly unknown[]): Check {
  return (value) => values.includes(value);
}

function listOf(is: Check): Check {
  return (value) => Array.isArray(value) && value.every((part) => is(part));
}

/** An object with these fields, and others that a later version may have added. */
function shaped(shape: Shape): Check {
  return (value) => {
    const fields = fieldsOf(value);
    return fields !== null && Object.entries(shape).every(([name, is]) => is(fields.get(name)));
  };
}

/** An object of one of several shapes. */
function someOf(...shapes: readonly Shape[]): Check {
  const checks = shapes.map(shaped);
  return (value) => checks.some((is) => is(value));
}

const isMetadata = optional((value) => isPlainObject(value) && Object.values(value).every(isPlainObject));

const isModel = shaped({ provider: isText, modelId: isText });

const isTokens: Check = (value) => isPlainObject(value) && Object.values(value).every(isCount);

const isReported = orNull(shaped({ inputTokens: isTokens, outputTokens: isTokens }));

/** Whether a value is a file of a turn. */
export const isFile: Check = shaped({ mediaType: isText, data: isText, filename: optional(isText) });

const isReplyPart = someOf(
  { type: isOneOf("text", "reasoning"), text: isText, metadata: isMetadata },
  { type: isOneOf("file"), mediaType: isText, data: isText, metadata: isMetadata },
  { type: isOneOf("source"), source: isPlainObject },
  {
    type: isOneOf("tool-call"),
    call: isText,
    name: isText,
    input: isText,
    elsewhere: optional(isOneOf(true)),
    metadata: isMetadata,
  },
  {
    type: isOneOf("tool-result"),
    call: isText,
    name: isText,
    result: isAny,
    failed: optional(isOneOf(true)),
    metadata: isMetadata,
  },
);

const isFileId: Check = (value) => isText(value) || (isPlainObject(value) && Object.values(value).every(isText));

const isContentPart = someOf(
  { type: isOneOf("text"), text: isText, providerOptions: isMetadata },
  {
    type: isOneOf("file-data", "image-data"),
    data: isText,
    mediaType: isText,
    filename: optional(isText),
    providerOptions: isMetadata,
  },
  { type: isOneOf("file-url", "image-url"), url: isText, mediaType: optional(isText), providerOptions: isMetadata },
  { type: isOneOf("file-id", "image-file-id"), fileId: isFileId, providerOptions: isMetadata },
  { type: isOneOf("custom"), providerOptions: isMetadata },
);

const isOutput = someOf(
  { type: isOneOf("text", "error-text"), value: isText, providerOptions: isMetadata },
  { type: isOneOf("json", "error-json"), value: isAny, providerOptions: isMetadata },
  { type: isOneOf("execution-denied"), reason: optional(isText), providerOptions: isMetadata },
  { type: isOneOf("content"), value: listOf(isContentPart), providerOptions: isMetadata },
);

/** Whether a value is what a model can be told of a result. */
export function isResultOutput(value: unknown): value is ResultOutput {
  return isOutput(value);
}

const OF_USER: readonly Shape[] = [
  { type: isOneOf("text"), text: isText, providerOptions: isMetadata },
  { type: isOneOf("file"), data: isText, mediaType: isText, filename: optional(isText), providerOptions: isMetadata },
];

const OF_TOOL: readonly Shape[] = [
  { type: isOneOf("tool-result"), toolCallId: isText, toolName: isText, output: isOutput, providerOptions: isMetadata },
];

const OF_ASSISTANT: readonly Shape[] = [
  ...OF_USER,
  ...OF_TOOL,
  { type: isOneOf("reasoning"), text: isText, providerOptions: isMetadata },
  {
    type: isOneOf("tool-call"),
    toolCallId: isText,
    toolName: isText,
    input: isAny,
    providerExecuted: optional(isFlag),
    providerOptions: isMetadata,
  },
];

/** A message of a request, such as an epoch holds them. */
const isMessage = someOf(
  { role: isOneOf("user"), content: listOf(someOf(...OF_USER)), providerOptions: isMetadata },
  { role: isOneOf("assistant"), content: listOf(someOf(...OF_ASSISTANT)), providerOptions: isMetadata },
  { role: isOneOf("tool"), content: listOf(someOf(...OF_TOOL)), providerOptions: isMetadata },
);

/** What was cut of a value. */
const isCut = shaped({ line: isOneOf("cap"), origin: isText, before: isCount, after: isCount });

const FINISH = isOneOf("stop", "length", "content-filter", "tool-calls", "error", "other", "interrupted");

const WHY = isOneOf("done", "failed", "unknown-tool", "prohibited", "repeated", "declined", "interrupted", "cut-off");

const areSpent = listOf(shaped({ model: isModel, usage: isReported }));

/** What the model is told of a result in the place of its value, and what was cut of what it is told. */
const TOLD = { output: optional(isOutput), cut: optional(isCut) };

const ENTRIES: Readonly<Record<EntryKind, Check>> = {
  "conversation.said": shaped({ turn: isText, text: orNull(isText), files: listOf(isFile) }),
  "conversation.settled": shaped({ turn: isText, said: isText, text: isText, question: isFlag }),
  "conversation.reply": shaped({
    ...{ model: isModel, content: listOf(isReplyPart), finish: FINISH, usage: isReported },
    beside: optional(listOf(isText)),
  }),
  "conversation.result": shaped({ reply: isCount, call: isText, why: WHY, value: isAny, ...TOLD }),
  "conversation.verdict": shaped({ reply: isCount, call: isText, yes: isFlag, reason: optional(isText) }),
  "conversation.run": shaped({ reply: isCount, call: isText }),
  "conversation.epoch": shaped({
    through: isCount,
    messages: listOf(isMessage),
    spent: areSpent,
    limit: optional(isCount),
  }),
};

/**
 * The entry that the record of a layer holds, or null where it is another layer's.
 *
 * @throws {LogError} `newer_version` for a version that is not known here, and `unreadable` for what is no entry of this one.
 */
export function decodeEntry(sequence: number, kind: string, data: unknown): ConversationEntry | null {
  if (!kind.startsWith("conversation.")) return null;
  const version = fieldsOf(data)?.get("v");
  if (typeof version === "number" && version > ENTRY_VERSION)
    throw new LogError("newer_version", sequence, `Entry ${sequence} is of a conversation of version ${version}.`);
  const entry = { kind, data };
  if (isEntry(entry) && isInPlace(sequence, entry)) return entry;
  throw new LogError("unreadable", sequence, `Entry ${sequence} is no entry of a conversation: ${kind}.`);
}

/** Whether messages may stand in an epoch. */
export function areMessages(value: unknown): boolean {
  return listOf(isMessage)(value);
}

/** Whether a record is an entry of this version by itself, as the published schema says. Its place in the log is not looked at. */
export function isEntry(entry: { readonly kind: string; readonly data: unknown }): entry is ConversationEntry {
  const check = Object.entries(ENTRIES).find(([kind]) => kind === entry.kind)?.[1];
  return fieldsOf(entry.data)?.get("v") === ENTRY_VERSION && check?.(entry.data) === true;
}

/** An epoch stands for what came before it, and a request may begin with it. */
function isInPlace(sequence: number, { kind, data }: ConversationEntry): boolean {
  return kind !== "conversation.epoch" || (data.through < sequence && isPaired(data.messages));
}
