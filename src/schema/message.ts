/** The messages of an epoch: fewer kinds than a request may have, since no bytes, links or approvals stand in a log. */
import type { Message, ResultOutput } from "../conversation/index.js";
import { json, metadata, type Parsed } from "./json.js";
import { z } from "./zod.js";

const text = z.string();
const providerOptions = metadata;

const contentPart = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text, providerOptions }),
  z.object({
    type: z.enum(["file-data", "image-data"]),
    data: text,
    mediaType: text,
    filename: text.optional(),
    providerOptions,
  }),
  z.object({ type: z.enum(["file-url", "image-url"]), url: text, mediaType: text.optional(), providerOptions }),
  z.object({
    type: z.enum(["file-id", "image-file-id"]),
    fileId: z.union([text, z.record(text, text)]),
    providerOptions,
  }),
  z.object({ type: z.literal("custom"), providerOptions }),
]);

/** What a model is told of a result (spec, `entry.messages`). */
export const outputSchema: z.ZodType<Parsed<ResultOutput>> = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["text", "error-text"]), value: text, providerOptions }),
  z.object({ type: z.enum(["json", "error-json"]), value: json, providerOptions }),
  z.object({ type: z.literal("execution-denied"), reason: text.optional(), providerOptions }),
  z.object({ type: z.literal("content"), value: z.array(contentPart), providerOptions }),
]);

const textPart = z.object({ type: z.literal("text"), text, providerOptions });
const filename = text.optional();
const filePart = z.object({ type: z.literal("file"), data: text, mediaType: text, filename, providerOptions });
const reasoningPart = z.object({ type: z.literal("reasoning"), text, providerOptions });

const callPart = z.object({
  type: z.literal("tool-call"),
  toolCallId: text,
  toolName: text,
  input: json,
  providerExecuted: z.boolean().optional(),
  providerOptions,
});

const resultPart = z.object({
  type: z.literal("tool-result"),
  toolCallId: text,
  toolName: text,
  output: outputSchema,
  providerOptions,
});

const userPart = z.discriminatedUnion("type", [textPart, filePart]);
const assistantPart = z.discriminatedUnion("type", [textPart, filePart, reasoningPart, callPart, resultPart]);

/** A message of an epoch (spec, `entry.messages`). */
export const messageSchema: z.ZodType<Parsed<Message>> = z.discriminatedUnion("role", [
  z.object({ role: z.literal("user"), content: z.array(userPart), providerOptions }),
  z.object({ role: z.literal("assistant"), content: z.array(assistantPart), providerOptions }),
  z.object({ role: z.literal("tool"), content: z.array(resultPart), providerOptions }),
]);
