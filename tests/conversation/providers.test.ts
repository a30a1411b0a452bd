/**
 * The providers' own packages against what they would be sent: signatures and cached tokens survive a restore, and requests are the same
 * bytes; another model of the provider is sent no signature.
 */
import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { MockLanguageModelV3 } from "ai/test";
import { describe, expect, test } from "vitest";
import {
  type CallOptions,
  type ConversationOptions,
  type Model,
  openConversation,
} from "../../src/conversation/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { type Canned, provider, SCRIPTS } from "./canned.js";

const apiKey = "none";
const WITHOUT_STORE = { openai: { store: false, include: ["reasoning.encrypted_content"] } };

interface Case {
  readonly name: string;
  readonly script: readonly Canned[];
  model(url: string, id?: string): Model;
  readonly options?: Partial<ConversationOptions>;
  /** What of the second request shows that what the provider signed came back. */
  readonly signed: string;
  /** Another model of the provider. */
  readonly other: string;
  readonly tokens: object;
}

const CASES: readonly Case[] = [
  {
    name: "@ai-sdk/openai",
    script: SCRIPTS.openai,
    model: (url, id = "gpt-5") => createOpenAI({ baseURL: url, apiKey })(id),
    options: { prepare: (request: CallOptions) => ({ ...request, providerOptions: WITHOUT_STORE }) },
    signed: '"encrypted_content":"SIGNED"',
    other: "gpt-5-mini",
    tokens: { input: 200, fresh: 80, cacheRead: 120, cacheWrite: 0, output: 40, text: 30, reasoning: 10 },
  },
  {
    name: "@ai-sdk/anthropic",
    script: SCRIPTS.anthropic,
    model: (url, id = "claude-sonnet-4-5") => createAnthropic({ baseURL: url, apiKey })(id),
    signed: '"signature":"SIGNED"',
    other: "claude-opus-4-5",
    // It does not tell reasoning from text.
    tokens: { input: 200, fresh: 60, cacheRead: 120, cacheWrite: 20, output: 40, text: 0, reasoning: 0 },
  },
  {
    name: "@ai-sdk/anthropic, streamed",
    script: SCRIPTS.anthropicStream,
    model: (url, id = "claude-sonnet-4-5") => createAnthropic({ baseURL: url, apiKey })(id),
    options: { on: () => {} },
    signed: '"signature":"SIGNED"',
    other: "claude-opus-4-5",
    // It does not tell reasoning from text.
    tokens: { input: 200, fresh: 60, cacheRead: 120, cacheWrite: 20, output: 40, text: 0, reasoning: 0 },
  },
  {
    name: "@ai-sdk/google",
    script: SCRIPTS.google,
    model: (url, id = "gemini-3-pro") => createGoogleGenerativeAI({ baseURL: url, apiKey })(id),
    signed: '"thoughtSignature":"SIGNED"',
    other: "gemini-2.5-flash",
    tokens: { input: 200, fresh: 80, cacheRead: 120, cacheWrite: 0, output: 40, text: 30, reasoning: 10 },
  },
  {
    name: "@ai-sdk/openai-compatible",
    script: SCRIPTS.compatible,
    model: (url, id = "local") => createOpenAICompatible({ name: "local", baseURL: url, apiKey })(id),
    signed: "SIGNED",
    other: "another",
    tokens: { input: 200, fresh: 80, cacheRead: 120, cacheWrite: 0, output: 40, text: 30, reasoning: 10 },
  },
];

async function opened(store: Store, model: Model, options: Partial<ConversationOptions> = {}) {
  const session = await createSessions({ store, record: "texts" }).open({ tenant: "acme", conversation: "c" });
  const tools = { look: { description: "Looks.", inputSchema: { type: "object" }, execute: () => ({ found: [] }) } };
  return openConversation({ model, session, tools, instructions: "Be brief.", ...options });
}

describe.each(CASES)("$name", ({ name, script, model, options, signed, other, tokens }) => {
  test("after a restore the request is the same to the byte, with what the provider has signed", async () => {
    const store = memoryStore();
    await using live = await provider(script);
    const conversation = await opened(store, model(live.url), options);
    await conversation.log.step({ turn: "rule", text: "prohibit peanuts" });
    expect(await conversation.talk("Is there anything?")).toMatchObject({ kind: "answer", text: "Nothing." });
    expect(live.requests[1]?.body).toContain(signed);
    expect(conversation.usage()).toEqual({ requests: 2, unknown: 0, tokens });

    // A copy of the log goes on in another process.
    const copy = memoryStore();
    for (const entry of await store.read({ tenant: "acme", conversation: "c" }, {})) {
      const [last] = await copy.read({ tenant: "acme", conversation: "c" }, { reverse: true, limit: 1 });
      await copy.append({ tenant: "acme", conversation: "c" }, last ?? { sequence: 0, hash: "" }, entry);
    }
    await using later = await provider(script.slice(2));
    const restored = await opened(copy, model(later.url), options);
    expect(restored.usage()).toEqual(conversation.usage());
    expect(await conversation.talk("And now?")).toMatchObject({ text: "Still nothing." });
    expect(await restored.talk("And now?")).toMatchObject({ text: "Still nothing." });
    expect(later.requests[0]).toEqual(live.requests[2]);
    expect(later.requests[0]?.body).toContain(signed);
    expect(later.requests[0]?.body).toContain("peanuts");
  });

  // A compatible server signs nothing: any model may read what another one was thinking.
  const isSealed = name !== "@ai-sdk/openai-compatible";

  test(`another model is sent the call and its result${isSealed ? ", and no signature" : ""}`, async () => {
    const store = memoryStore();
    await using first = await provider(script);
    await (await opened(store, model(first.url), options)).talk("Is there anything?");
    await using second = await provider(script.slice(2));
    const conversation = await opened(store, model(second.url, other), options);
    expect(await conversation.talk("And now?")).toMatchObject({ text: "Still nothing." });
    const body = second.requests[0]?.body ?? "";
    expect(body).toMatch(/"look".*"found/s);
    expect(body.includes(signed)).toBe(!isSealed);
  });
});

test("two calls that OpenAI has made as one in a conversation that it keeps get one output", async () => {
  await using live = await provider(SCRIPTS.openaiParallel);
  const model = createOpenAI({ baseURL: live.url, apiKey })("gpt-5");
  const prepare = (request: CallOptions) => ({ ...request, providerOptions: { openai: { conversation: "conv_1" } } });
  expect(await (await opened(memoryStore(), model, { prepare })).talk("Look twice.")).toMatchObject({
    text: "Nothing.",
  });
  const { input } = JSON.parse(live.requests[1]?.body ?? "");
  const output = '{"found":[]}\n{"found":[]}';
  expect(input.slice(-1)).toEqual([{ type: "function_call_output", call_id: "call_1", output }]);
});

test("a server that fails for the moment is asked again, as the package says that it may be", async () => {
  await using server = await provider([]);
  const waits: number[] = [];
  const conversation = await opened(
    memoryStore(),
    createOpenAICompatible({ name: "local", baseURL: server.url })("local"),
    {
      wait: async (milliseconds) => {
        waits.push(milliseconds);
      },
    },
  );
  await expect(conversation.talk("Hi.")).rejects.toMatchObject({ statusCode: 418 });
  expect([waits, server.requests.length]).toEqual([[], 1]);
});

test("the mock of the SDK is a model that talks", async () => {
  const usage = {
    inputTokens: { total: 3, noCache: 3, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: 2, text: 2, reasoning: undefined },
  };
  const model = new MockLanguageModelV3({
    doGenerate: async () => ({
      content: [{ type: "text", text: "Hello." }],
      finishReason: { unified: "stop", raw: "stop" },
      usage,
      warnings: [],
    }),
  });
  const conversation = await opened(memoryStore(), model);
  expect(await conversation.talk("Hi.")).toMatchObject({ text: "Hello." });
  expect(model.doGenerateCalls.length).toBe(1);
  expect(conversation.usage().tokens).toEqual({
    ...{ input: 3, fresh: 3, cacheRead: 0, cacheWrite: 0 },
    ...{ output: 2, text: 2, reasoning: 0 },
  });
});
