/** What is known of the model of a chat. */
import { expect, it } from "vitest";
import { endpointOf } from "../../src/cli/chat/endpoint.js";
import { cardFor } from "../../src/cli/io/chat-model.js";

const KEYS = { OPENAI_API_KEY: "x", GROQ_API_KEY: "x" };
const cardOf = (model: string) => cardFor(endpointOf(model, null, KEYS));

it("a model of a provider has its window and its prices, by the provider's name and its own", async () => {
  expect(await cardOf("openai:gpt-4o")).toMatchObject({ window: 128_000, price: expect.anything() });
});

it("of a model that runs on this machine nothing is known", async () => {
  expect(await cardOf("ollama:llama3")).toBeNull();
});
