/** The card of a model: what is known of its window and its prices, checked before anything is counted by it. */
import { type Fields, requireFields } from "../base/index.js";
import type { Price } from "./cost.js";

/** What is known of a model. Plain data. */
export interface Card {
  /** So many tokens the model reads and writes in all; null where nobody knows: any request is sent then. */
  readonly window: number | null;
  /** So many of them are kept for its reply, which is held to them. */
  readonly output?: number;
  /** Null where nobody knows, as without. */
  readonly price?: Price | null;
}

/** The prices that a class of tokens may have of its own. */
const OWN = ["cacheRead", "cacheWrite", "reasoning"];

/** @throws {TypeError} for a card that is none, by the field that is wrong. */
export function requireCard(card: Card): void {
  requireFields(card, "card", ["window"], ["output", "price"]);
  const { window, output, price } = card;
  if (window !== null) requireCount("The window of the card", window);
  if (output !== undefined) requireCount("The output of the card", output);
  if (price !== undefined && price !== null) requirePrice(price);
}

/** A price that is no whole number could not be counted with, and one below 0 would take from what is known. */
function requirePrice(price: Price): void {
  requirePrices("The price of the card", requireFields(price, "card.price", ["input", "output"], [...OWN, "above"]));
  const { above = [] } = price;
  if (!Array.isArray(above)) throw new TypeError("The price of the card needs a list as its above.");
  for (const [at, step] of above.entries()) {
    const call = `card.price.above[${at}]`;
    requirePrices(call, requireFields(step, call, ["tokens", "input", "output"], OWN));
  }
}

function requirePrices(what: string, prices: Fields): void {
  for (const [name, value] of prices) {
    const isWhole = Number.isSafeInteger(value) && Number(value) >= 0;
    if (isWhole || name === "above") continue;
    const unit = name === "tokens" ? "tokens" : "pico-dollars a token";
    throw new TypeError(`${what} needs a whole number of ${unit} as its ${name}, 0 or more.`);
  }
}

/** @throws {TypeError} when a number counts nothing. */
export function requireCount(name: string, count: number): number {
  if (Number.isSafeInteger(count) && count >= 1) return count;
  throw new TypeError(`${name} must be an integer of 1 or more.`);
}
