/** Cards from a package of that shape: every kind of price, and versions that are none. */
import { beforeEach, expect, it, vi } from "vitest";

const stub = vi.hoisted(() => ({ price: {}, window: 1000 as unknown, asked: [] as unknown[] }));
vi.mock("@pydantic/genai-prices", () => ({
  findProvider: (asked: unknown) => {
    stub.asked.push(asked);
    return { id: "p" };
  },
  calcPrice: (...asked: unknown[]) => {
    stub.asked.push(asked);
    return { model: { context_window: stub.window }, model_price: stub.price };
  },
}));

const AT = new Date("2026-01-15T12:00:00Z");
const { cardOf } = await import("../../src/cards/index.js");

beforeEach(() => Object.assign(stub, { price: {}, window: 1000, asked: [] }));

function priceIn(price: object) {
  stub.price = price;
  return cardOf("p", "m", AT)?.price;
}

it("the provider is asked for by its name, the prices of it at the moment", () => {
  cardOf("p.chat", "m", AT);
  expect(stub.asked).toEqual([{ providerId: "p" }, [{}, "m", { provider: { id: "p" }, timestamp: AT }]]);
});

it.each([0, -1, 1.5, "1000", undefined])("a window of %s is not known", (window) => {
  stub.window = window;
  expect(cardOf("p", "m", AT)?.window).toBeNull();
});

it("decimals become whole pico-dollars without a rounding", () => {
  const price = { input_mtok: 0.135, output_mtok: 0.000001, output_reasoning_mtok: 1.1, cache_read_mtok: 0 };
  expect(priceIn(price)).toEqual({ input: 135_000, output: 1, reasoning: 1_100_000, cacheRead: 0 });
});

it.each([
  ["without one for output", { input_mtok: 1 }],
  ["without one for input", { output_mtok: 1 }],
  ["with a fraction of a pico-dollar", { input_mtok: 1, output_mtok: 1, cache_write_mtok: 0.08333333333333334 }],
  ["with an exponent", { input_mtok: 1e-7, output_mtok: 1 }],
  ["with what is no number", { input_mtok: "1", output_mtok: 1 }],
  ["below nothing", { input_mtok: -1, output_mtok: 1 }],
  ["beyond what is exact", { input_mtok: 1e15, output_mtok: 1 }],
  ["with one for each request", { input_mtok: 1, output_mtok: 1, requests_kcount: 5 }],
  ["with a tier that is none", { input_mtok: { base: 1, tiers: [{ start: 9, price: null }] }, output_mtok: 1 }],
])("a price %s is not known", (_what, price) => {
  expect(priceIn(price)).toBeNull();
});

it("tiers that begin at different places are all of them steps, each with every price", () => {
  const input_mtok = {
    base: 1,
    tiers: [
      { start: 200, price: 3 },
      { start: 100, price: 2 },
    ],
  };
  const output_mtok = { base: 4, tiers: [{ start: 150, price: 5 }] };
  expect(priceIn({ input_mtok, output_mtok, cache_read_mtok: 1 })).toEqual({
    ...{ input: 1_000_000, output: 4_000_000, cacheRead: 1_000_000 },
    above: [
      { tokens: 100, input: 2_000_000, output: 4_000_000, cacheRead: 1_000_000 },
      { tokens: 150, input: 2_000_000, output: 5_000_000, cacheRead: 1_000_000 },
      { tokens: 200, input: 3_000_000, output: 5_000_000, cacheRead: 1_000_000 },
    ],
  });
});

it("another version of the package is refused by its name", async () => {
  vi.resetModules();
  vi.doMock("@pydantic/genai-prices", () => ({ calcPrice: undefined, findProvider: undefined }));
  await expect(import("../../src/cards/index.js")).rejects.toThrow(/version 0\.1\.8 or later/);
});
