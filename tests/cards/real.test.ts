/** Cards from the package of prices itself, at the version that is installed here. */
import { expect, it } from "vitest";
import { cardOf } from "../../src/cards/index.js";
import { openConversation } from "../../src/conversation/index.js";
import { scripted } from "../conversation/models.js";

const AT = new Date("2026-01-15T12:00:00Z");

it("a model has its window and its prices, in pico-dollars a token", () => {
  const card = { window: 128_000, price: { input: 2_500_000, output: 10_000_000, cacheRead: 1_250_000 } };
  expect(cardOf("openai", "gpt-4o", AT)).toEqual(card);
  expect(cardOf("openai.chat", "gpt-4o-2024-08-06", AT)).toEqual(card);
});

it("prices that grow with the input come with where they do", () => {
  expect(cardOf("anthropic.messages", "claude-sonnet-4-5-20250929", AT)?.price).toEqual({
    ...{ input: 3_000_000, output: 15_000_000, cacheRead: 300_000, cacheWrite: 3_750_000 },
    above: [{ tokens: 200_000, input: 6_000_000, output: 22_500_000, cacheRead: 600_000, cacheWrite: 7_500_000 }],
  });
});

it("prices that change with the hour are those of the moment", () => {
  const inputAt = (at: string) => cardOf("deepseek", "deepseek-chat", new Date(at))?.price?.input;
  expect([inputAt("2026-01-15T12:00:00Z"), inputAt("2026-01-15T20:00:00Z")]).toEqual([270_000, 135_000]);
});

it("a window that nobody knows is null, and so is a price", () => {
  expect(cardOf("google", "gemini-2.5-pro", AT)?.window).toBeNull();
  expect(cardOf("openai", "text-embedding-3-small", AT)?.price).toBeNull();
  expect(cardOf("openai", "whisper-1", AT)?.price).toBeNull();
});

it("a model or a provider that the package does not know has no card", () => {
  expect([cardOf("openai", "none", AT), cardOf("nobody", "gpt-4o", AT), cardOf("", "gpt-4o", AT)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(cardOf("__proto__", "constructor", AT)).toBeNull();
});

it.each([
  "openaiish-evil",
  "not-openai.chat",
  "my-openai",
  "openai-evil.chat",
  "anthropic/openai",
  "mistral-2",
  " openai",
])("a name that only has a known one in it is nobody's: %j", (provider) => {
  expect(cardOf(provider, "gpt-4o", AT)).toBeNull();
  expect(cardOf(provider, "mistral-large-latest", AT)).toBeNull();
});

it.each([
  ["amazon-bedrock", "aws", "anthropic.claude-sonnet-4-5-20250929-v1:0"],
  ["bedrock.anthropic.messages", "aws", "anthropic.claude-sonnet-4-5-20250929-v1:0"],
  ["azure-openai.chat", "azure", "gpt-4o"],
  ["azure.responses", "azure", "gpt-4o"],
  ["deepseek.chat", "deepseek", "deepseek-chat"],
  ["google.generative-ai", "google", "gemini-2.5-pro"],
  ["google.vertex.chat", "google", "gemini-2.5-pro"],
  ["togetherai.chat", "together", "meta-llama/Llama-3.3-70B-Instruct-Turbo"],
  ["vertex.anthropic.messages", "google", "claude-sonnet-4-5@20250929"],
  ["xai.chat", "x-ai", "grok-4"],
  ["OpenAI", "openai", "gpt-4o"],
])("%s of the AI SDK is %s of the package", (name, id, modelId) => {
  const card = cardOf(id, modelId, AT);
  expect(card).not.toBeNull();
  expect(cardOf(name, modelId, AT)).toEqual(card);
});

it("a conversation takes a card as it is", async () => {
  const card = cardOf("google", "gemini-2.5-pro", AT);
  if (card === null) throw new Error("The package has no such model.");
  const { model } = scripted(["hello"], { provider: "google", modelId: "gemini-2.5-pro" });
  const conversation = await openConversation({ model, card });
  expect(await conversation.talk("hi")).toMatchObject({ kind: "answer" });
  // 7 tokens read anew and 1 into the cache, 2 from it, 5 written.
  expect(conversation.cost().total).toBe(8n * 1_250_000n + 2n * 125_000n + 5n * 10_000_000n);
});
