/** What a conversation has cost, to the pico-dollar: integers alone, so that sums are exact. */
import type { ModelName } from "./entries.js";
import { type LedgerLine, SIDES, type Side, type TokenClass, type Tokens } from "./usage.js";

/**
 * Prices of one token, in whole pico-dollars (10⁻¹² US dollars): a million tokens for 2.50 dollars are 2,500,000 a token. A
 * class without a price of its own costs what its kind does: input as `input`, output as `output`.
 */
export interface Price {
  readonly input: number;
  readonly output: number;
  readonly cacheRead?: number;
  readonly cacheWrite?: number;
  readonly reasoning?: number;
  /** Other prices of all tokens of a request whose input is more than so many tokens, the highest such number that is passed. */
  readonly above?: readonly (Omit<Price, "above"> & { readonly tokens: number })[];
}

/** What is known of a cost. */
export interface Cost {
  /** In pico-dollars; null where a part of it is not known. */
  readonly total: bigint | null;
  /** In pico-dollars, of the requests that are known whole. */
  readonly known: bigint;
  /** How many requests are not: the provider did not say all, or nobody has given the price. */
  readonly unknown: number;
}

/** The cost of a ledger by the prices of its models; null where there is no price. */
export function costOf(ledger: readonly LedgerLine[], priceOf: (model: ModelName) => Price | null): Cost {
  const costs = ledger.map(({ model, tokens }) => lineCost(tokens, priceOf(model)));
  const known = costs.reduce<bigint>((sum, cost) => sum + (cost ?? 0n), 0n);
  const unknown = costs.filter((cost) => cost === null).length;
  return { total: unknown === 0 ? known : null, known, unknown };
}

function lineCost(tokens: Tokens | null, price: Price | null): bigint | null {
  if (tokens === null || price === null || tokens.input === null) return null;
  const rates = ratesOf(price, tokens.input);
  const [input, output] = [sideCost("input", tokens, rates), sideCost("output", tokens, rates)];
  return input === null || output === null ? null : input + output;
}

/** The cost of a side. What was not told apart has a cost where all that it may be costs the same. */
function sideCost(side: Side, tokens: Tokens, rates: Rates): bigint | null {
  let rest = tokens[side];
  if (rest === null) return null;
  let cost = 0n;
  const open = new Set<number>();
  for (const name of SIDES[side]) {
    const count = tokens[name];
    if (count === null) open.add(rates[name]);
    rest -= count ?? 0;
    cost += BigInt(count ?? 0) * BigInt(rates[name]);
  }
  const [rate = 0, ...others] = open;
  if (rest === 0) return cost;
  return others.length > 0 ? null : cost + BigInt(rest) * BigInt(rate);
}

type Rates = Readonly<Record<TokenClass, number>>;

function ratesOf(price: Price, input: number): Rates {
  const steps = (price.above ?? []).filter(({ tokens }) => input > tokens);
  const {
    input: fresh,
    output,
    ...own
  } = steps.reduce<Omit<Price, "above"> & { readonly tokens: number }>(
    (best, step) => (step.tokens >= best.tokens ? step : best),
    { ...price, tokens: 0 },
  );
  return {
    fresh,
    cacheRead: own.cacheRead ?? fresh,
    cacheWrite: own.cacheWrite ?? fresh,
    text: output,
    reasoning: own.reasoning ?? output,
  };
}
