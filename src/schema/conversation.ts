/**
 * The schema of what a conversation writes into its log beside the user's turns (spec, `entry.kinds`). Objects may have other fields
 * than those named here, which readers pass over.
 */
import type { Entries, EntryKind, ReplyPart, Reported, TurnFile } from "../conversation/index.js";
import { exactly } from "./exactly.js";
import { json, jsonObject, metadata, objectOf, type Parsed } from "./json.js";
import { messageSchema, outputSchema } from "./message.js";
import { z } from "./zod.js";

const text = z.string();
const flag = z.literal(true).optional();
const sequence = z.number().int().nonnegative();

const file = exactly<Parsed<TurnFile>>()(z.object({ mediaType: text, data: text, filename: text.optional() }));

const part = exactly<Parsed<ReplyPart>>()(
  z.discriminatedUnion("type", [
    z.object({ type: z.enum(["text", "reasoning"]), text, metadata }),
    z.object({ type: z.literal("file"), mediaType: text, data: text, metadata }),
    z.object({ type: z.literal("source"), source: jsonObject }),
    z.object({ type: z.literal("tool-call"), call: text, name: text, input: text, elsewhere: flag, metadata }),
    z.object({ type: z.literal("tool-result"), call: text, name: text, result: json, failed: flag, metadata }),
  ]),
);

const usage = exactly<Reported | null>()(
  z
    .object({
      inputTokens: tokensOf<Reported["inputTokens"]>(),
      outputTokens: tokensOf<Reported["outputTokens"]>(),
    })
    .nullable(),
);

function tokensOf<T>() {
  const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
  const counts = { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;
  return objectOf<T>(isCount, "Tokens are an object of whole numbers.").meta({
    type: "object",
    additionalProperties: counts,
  });
}

const model = z.object({ provider: text, modelId: text });
const finish = z.enum(["stop", "length", "content-filter", "tool-calls", "error", "other", "interrupted"]);
const why = z.enum(["done", "failed", "unknown-tool", "prohibited", "repeated", "declined", "interrupted", "cut-off"]);

const parts: z.ZodType<readonly Parsed<ReplyPart>[]> = z.array(part);
const names: z.ZodType<readonly string[]> = z.array(text);
const files: z.ZodType<readonly Parsed<TurnFile>[]> = z.array(file);
const messages: z.ZodType<Parsed<Entries["conversation.epoch"]["messages"]>> = z.array(messageSchema);
const spent: z.ZodType<Entries["conversation.epoch"]["spent"]> = z.array(z.object({ model, usage }));

/** What was cut of what the model is told, where that was too long. */
const cut = z.object({ line: z.literal("cap"), origin: text, before: sequence, after: sequence }).optional();

const v = z.literal(1);

type Data<K extends EntryKind> = Parsed<Entries[K] & { readonly v: 1 }>;

/** What each kind says. A kind without its schema is an error of types. */
const DATA: { readonly [K in EntryKind]: z.ZodType<Data<K>> } = {
  "conversation.said": exactly<Data<"conversation.said">>()(z.object({ v, turn: text, text: text.nullable(), files })),
  "conversation.settled": exactly<Data<"conversation.settled">>()(
    z.object({ v, turn: text, said: text, text, question: z.boolean() }),
  ),
  "conversation.reply": exactly<Data<"conversation.reply">>()(
    z.object({ v, model, content: parts, finish, usage, beside: names.optional() }),
  ),
  "conversation.result": exactly<Data<"conversation.result">>()(
    z.object({ v, reply: sequence, call: text, why, value: json, output: outputSchema.optional(), cut }),
  ),
  "conversation.verdict": exactly<Data<"conversation.verdict">>()(
    z.object({ v, reply: sequence, call: text, yes: z.boolean(), reason: text.optional() }),
  ),
  "conversation.run": exactly<Data<"conversation.run">>()(z.object({ v, reply: sequence, call: text })),
  "conversation.epoch": exactly<Data<"conversation.epoch">>()(
    z.object({ v, through: sequence, messages, spent, limit: sequence.optional() }),
  ),
};

type Entry = { [K in EntryKind]: { readonly kind: K; readonly data: Data<K> } }[EntryKind];

function entryOf<K extends EntryKind>(kind: K) {
  return z.object({ kind: z.literal(kind), data: DATA[kind] });
}

/** An entry, as the record that holds it says it: its kind and its data. The record's other keys are those of every record. */
export const conversationEntrySchema: z.ZodType<Entry> = exactly<Entry>()(
  z.discriminatedUnion("kind", [
    entryOf("conversation.said"),
    entryOf("conversation.settled"),
    entryOf("conversation.reply"),
    entryOf("conversation.result"),
    entryOf("conversation.verdict"),
    entryOf("conversation.run"),
    entryOf("conversation.epoch"),
  ]),
);
