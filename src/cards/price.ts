/** Prices of the package, dollars a million tokens in decimals, as whole pico-dollars a token: exact, or not at all. */
import type { Price } from "../conversation/index.js";

/** Our class of tokens for each price of the package that is one of text. */
const CLASSES = {
  input: "input_mtok",
  output: "output_mtok",
  cacheRead: "cache_read_mtok",
  cacheWrite: "cache_write_mtok",
  reasoning: "output_reasoning_mtok",
} as const;

type Name = keyof typeof CLASSES;
const NAMES = ["input", "output", "cacheRead", "cacheWrite", "reasoning"] as const satisfies readonly Name[];

/** A price of the package by input: `base`, and `price` where a request's input is more than `start` tokens. */
interface Tiered {
  readonly base: unknown;
  readonly tiers: readonly { readonly start: number; readonly price: unknown }[];
}

/** The price of a model; null where one for input or output is missing, no whole pico-dollar, or where requests cost by themselves. */
export function priceOf(given: Readonly<Record<string, unknown>>): Price | null {
  if (given.requests_kcount !== undefined) return null;
  const starts = new Set(NAMES.flatMap((name) => startsOf(given[CLASSES[name]])));
  const base = pricesAt(given, null);
  const above = [...starts]
    .sort((one, other) => one - other)
    .map((tokens) => ({ tokens, at: pricesAt(given, tokens) }));
  const steps = above.flatMap(({ tokens, at }) => (at === null ? [] : [{ tokens, ...at }]));
  if (base === null || steps.length < above.length) return null;
  return steps.length === 0 ? base : { ...base, above: steps };
}

/** The prices of a request whose input is more than so many tokens; null is the least. */
function pricesAt(given: Readonly<Record<string, unknown>>, start: number | null): Omit<Price, "above"> | null {
  const found = new Map<Name, number>();
  for (const name of NAMES) {
    const dollars = dollarsAt(given[CLASSES[name]], start);
    if (dollars === undefined) continue;
    const pico = picoOf(dollars);
    if (pico === null) return null;
    found.set(name, pico);
  }
  const { input, output, ...own }: Partial<Record<Name, number>> = Object.fromEntries(found);
  return input === undefined || output === undefined ? null : { input, output, ...own };
}

function dollarsAt(price: unknown, start: number | null): unknown {
  if (!isTiered(price)) return price;
  const passed = price.tiers.filter((tier) => start !== null && tier.start <= start);
  return passed.reduce<{ start: number; price: unknown }>((best, tier) => (tier.start >= best.start ? tier : best), {
    start: 0,
    price: price.base,
  }).price;
}

function startsOf(price: unknown): readonly number[] {
  return isTiered(price) ? price.tiers.map(({ start }) => start) : [];
}

function isTiered(price: unknown): price is Tiered {
  return (
    typeof price === "object" && price !== null && "base" in price && "tiers" in price && Array.isArray(price.tiers)
  );
}

/** By the digits of the decimal, whose point moves six places: 0.135 dollars a million are 135,000 pico-dollars a token. */
function picoOf(dollars: unknown): number | null {
  if (typeof dollars !== "number") return null;
  const [, whole = "", part = ""] = /^(\d+)(?:\.(\d{1,6}))?$/.exec(String(dollars)) ?? [];
  const pico = Number(whole + part.padEnd(6, "0"));
  return whole !== "" && Number.isSafeInteger(pico) ? pico : null;
}
