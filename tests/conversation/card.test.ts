/** Cards: what is no card is told of where a conversation is opened, and not where its cost is asked for. */
import { expect, test } from "vitest";
import { type Card, openConversation } from "../../src/conversation/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { scripted } from "./models.js";

const { model } = scripted([]);

/** A card of any fields, as JavaScript gives it. */
function opened(card: object) {
  return openConversation(Object.assign({ model, card: { window: null } }, { card }));
}

test.each<[object, string]>([
  [{}, "card takes window and may be given output, price."],
  [{ window: null, name: "gpt-4o" }, 'card takes window and may be given output, price, not "name".'],
  [{ window: 0 }, "The window of the card must be an integer of 1 or more."],
  [{ window: null, output: 1.5 }, "The output of the card must be an integer of 1 or more."],
])("%j is no card", async (card, message) => {
  await expect(opened(card)).rejects.toThrow(new TypeError(message));
});

const WHOLE = "needs a whole number of pico-dollars a token as its";

test.each<[unknown, string]>([
  [7, "card.price takes input, output and may be given cacheRead, cacheWrite, reasoning, above."],
  [{ input: 1 }, "card.price takes input, output and may be given"],
  [{ input: 1, output: 1, cached: 1 }, 'not "cached".'],
  [{ input: 2.5, output: 10 }, `The price of the card ${WHOLE} input, 0 or more.`],
  [{ input: 1, output: -3 }, `The price of the card ${WHOLE} output, 0 or more.`],
  [{ input: 1, output: "10" }, `The price of the card ${WHOLE} output, 0 or more.`],
  [{ input: 1, output: 1, cacheRead: 2 ** 53 }, `${WHOLE} cacheRead`],
  [{ input: 1, output: 1, reasoning: null }, `${WHOLE} reasoning`],
  [{ input: 1, output: 1, above: {} }, "The price of the card needs a list as its above."],
  [{ input: 1, output: 1, above: [null] }, "card.price.above[0] takes tokens, input, output"],
  [
    { input: 1, output: 1, above: [{ tokens: -1, input: 1, output: 1 }] },
    "needs a whole number of tokens as its tokens",
  ],
  [{ input: 1, output: 1, above: [{ tokens: 9, input: 0.5, output: 1 }] }, `card.price.above[0] ${WHOLE} input`],
])("%j is no price", async (price, message) => {
  const error: unknown = await opened({ window: null, price }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TypeError);
  expect(String(error)).toContain(message);
});

test.each<Card | null>([
  null,
  { window: null, price: null },
  { window: 1, output: 1, price: { input: 0, output: 0 } },
  {
    ...{ window: null },
    price: { input: 1, output: 2, cacheRead: 3, above: [{ tokens: 0, input: 4, output: 5, cacheWrite: 6 }] },
  },
])("%j is a card, or none", async (card) => {
  const conversation = await openConversation(Object.assign({ model }, card === null ? {} : { card }));
  expect(conversation.cost()).toEqual({ total: 0n, known: 0n, unknown: 0 });
});

test("what another model or another provider was asked has no price of the card's", async () => {
  const session = await createSessions({ store: memoryStore(), record: "texts" }).open({
    tenant: "a",
    conversation: "c",
  });
  const card = { window: null, price: { input: 2, output: 3 } };
  const named = (provider: string, modelId: string) => scripted(["Hello."], { provider, modelId }).model;
  const first = await openConversation({ model: named("openai", "one"), session, card });
  await first.talk("Hi.");
  const cost = first.cost();
  expect(cost.known).toBeGreaterThan(0n);
  expect(cost).toEqual({ total: cost.known, known: cost.known, unknown: 0 });
  for (const [provider, modelId] of [
    ["openrouter", "one"],
    ["openai", "two"],
  ] as const) {
    const other = await openConversation({ model: named(provider, modelId), session, card });
    expect(other.cost()).toEqual({ total: null, known: 0n, unknown: 1 });
  }
});
