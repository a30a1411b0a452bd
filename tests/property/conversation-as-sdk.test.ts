/**
 * What a conversation sends, against the AI SDK's own loop: for the same replies, tools and words of the user, whole or streamed, each
 * request is what `generateText` or `streamText` sends, part by part. So nothing of a reply is lost on its way through the log.
 */
import { generateText, jsonSchema, type ModelMessage, stepCountIs, streamText, tool } from "ai";
import { MockLanguageModelV3 } from "ai/test";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Generated, openConversation } from "../../src/conversation/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { streamOf, USAGE } from "../conversation/models.js";

type Part = Generated["content"][number];
type Metadata = { readonly providerMetadata?: Readonly<Record<string, Readonly<Record<string, string>>>> };

const inputSchema = jsonSchema<Readonly<Record<string, unknown>>>({ type: "object" });
/** One tool of each form: what it gives is what it was given. */
const tools = {
  json: tool({ description: "Gives JSON.", inputSchema, execute: (input) => input }),
  text: tool({ inputSchema, execute: (input) => JSON.stringify(input), strict: true }),
  list: tool({ inputSchema, execute: async (input) => [input], providerOptions: { test: { cached: true } } }),
  fails: tool({
    inputSchema,
    execute(): string {
      throw new Error("No luck.");
    },
  }),
  none: tool({ inputSchema, execute: () => null, inputExamples: [{ input: { n: 1 } }] }),
  told: tool({
    inputSchema,
    execute: (input) => input,
    toModelOutput: ({ output }) => ({
      type: "content",
      value: [
        { type: "text", text: JSON.stringify(output) },
        { type: "image-data", data: "AAAA", mediaType: "image/png" },
      ],
    }),
  }),
};

const metadata: fc.Arbitrary<Metadata> = fc.oneof(
  fc.constant({}),
  fc.record({ signature: fc.string() }).map((test) => ({ providerMetadata: { test } })),
);
/** What may stand where JSON does, without what a reader of JSON takes for something else. */
const json = fc
  .jsonValue({ maxDepth: 2 })
  .map((value) => JSON.parse(JSON.stringify(value).replaceAll("__proto__", "p")));
const input = fc.dictionary(fc.constantFrom("a", "b"), json).map((value) => JSON.stringify(value));

/** The parts that a reply may have; calls have their ids later. */
const part: fc.Arbitrary<readonly Part[]> = fc.oneof(
  // A stream of the SDK drops an empty text with what the provider has signed of it, which is kept here, and a blank one is not sent.
  fc
    .tuple(
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ""),
      metadata,
    )
    .map(([text, more]): Part[] => [{ type: "text", text, ...more }]),
  fc.tuple(fc.string(), metadata).map(([text, more]): Part[] => [{ type: "reasoning", text, ...more }]),
  metadata.map((more): Part[] => [{ type: "file", mediaType: "image/png", data: "AAAA", ...more }]),
  metadata.map((more): Part[] => [{ type: "source", sourceType: "url", id: "s", ...more }]),
  fc
    .tuple(fc.constantFrom(...Object.keys(tools)), input, metadata)
    .map(([toolName, input, more]): Part[] => [{ type: "tool-call", toolCallId: "", toolName, input, ...more }]),
  fc.tuple(input, json, fc.boolean(), metadata, metadata).map(([input, found, isError, more, other]): Part[] => [
    { type: "tool-call", toolCallId: "", toolName: "web", input, providerExecuted: true, ...more },
    { type: "tool-result", toolCallId: "", toolName: "web", result: { found }, isError, ...other },
  ]),
);
/** A reply. The SDK sends a reasoning behind which nothing stands, which providers refuse, and which is not sent here. */
const reply = fc.array(part, { minLength: 1, maxLength: 4 }).map((some): readonly Part[] => {
  const parts = some.flat();
  const said = parts.findLast(({ type }) => type !== "source");
  return said?.type === "reasoning" ? [...parts, { type: "text", text: "Since." }] : parts;
});

/** A reply as a provider gives it: with ids, and with an end that says whether calls wait. */
function generated(parts: readonly Part[], at: number): Generated {
  let call = 0;
  const content = parts.map((part): Part => {
    if (part.type === "tool-call") call += 1;
    return "toolCallId" in part ? { ...part, toolCallId: `c${at}-${call}` } : part;
  });
  const isCalling = parts.some((part) => part.type === "tool-call" && part.providerExecuted !== true);
  return { content, finishReason: { unified: isCalling ? "tool-calls" : "stop" }, usage: USAGE };
}

/** The model that says these replies, and the requests that it was sent. */
function saying(replies: readonly Generated[]) {
  let at = 0;
  const next = () => Object(replies[at++]);
  return new MockLanguageModelV3({
    doGenerate: async () => next(),
    doStream: async () => ({ stream: Object(streamOf(next())) }),
  });
}

/** What of each request a provider reads, as JSON. */
function requestsOf({ doGenerateCalls, doStreamCalls }: MockLanguageModelV3): readonly unknown[] {
  const read = [...doGenerateCalls, ...doStreamCalls].map(({ prompt, tools }) => ({ prompt, tools }));
  return JSON.parse(JSON.stringify(read));
}

const instructions = [
  { role: "system" as const, content: "Be brief.", providerOptions: { test: { cached: true } } },
  { role: "system" as const, content: "Be kind." },
];

/** What the user says in a turn: the first has a file. */
function said(turn: number) {
  const files = turn === 0 ? [{ mediaType: "image/png", data: "AAAA", filename: "a.png" }] : [];
  return { text: `Turn ${turn}.`, files };
}

type Form = "whole" | "streamed";

/** The requests of a conversation that is opened anew for each turn. */
async function ofConversation(replies: readonly Generated[], turns: number, form: Form) {
  const model = saying(replies);
  const [store, on] = [memoryStore(), form === "streamed" ? { on: () => {} } : {}];
  for (let turn = 0; turn < turns; turn += 1) {
    const session = await createSessions({ store, record: "texts" }).open({ tenant: "acme", conversation: "c" });
    const conversation = await openConversation({ model, session, tools, instructions, ...on });
    expect(await conversation.talk(said(turn))).toMatchObject({ kind: "answer" });
  }
  return requestsOf(model);
}

/** The requests of the SDK's own loop. */
async function ofSdk(replies: readonly Generated[], turns: number, form: Form) {
  const model = saying(replies);
  let messages: ModelMessage[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const { text, files } = said(turn);
    const parts = files.map((file) => ({ type: "file" as const, ...file }));
    messages = [...messages, { role: "user", content: [{ type: "text", text }, ...parts] }];
    const asked = { model, system: instructions, tools, messages, stopWhen: stepCountIs(replies.length) };
    const { response } = form === "streamed" ? streamText(asked) : await generateText(asked);
    messages = [...messages, ...(await response).messages];
  }
  return requestsOf(model);
}

test.each<Form>(["whole", "streamed"])("what the AI SDK sends is sent, of replies that come %s", async (form) => {
  await fc.assert(
    fc.asyncProperty(fc.array(reply, { minLength: 1, maxLength: 6 }), async (parts) => {
      // The last one has no calls, so that the last turn ends.
      const replies = [...parts, [{ type: "text", text: "Done." } as const]].map(generated);
      const turns = replies.filter(({ finishReason }) => finishReason.unified === "stop").length;
      const requests = await ofConversation(replies, turns, form);
      expect(requests).toHaveLength(replies.length);
      expect(requests).toEqual(await ofSdk(replies, turns, form));
    }),
    { numRuns: 50 },
  );
});
