/** The card of a model: what the package of prices knows of it, as plain data. */
import type { Card, Price } from "../conversation/index.js";
import { calcPrice, findProvider } from "./library.js";
import { priceOf } from "./price.js";

/** A card. What nobody knows is null, never 0. */
export interface ModelCard extends Card {
  /** So many tokens the model reads and writes in all. */
  readonly window: number | null;
  /** In pico-dollars a token. The prices of text: images, sounds, searches, and caches that are kept for an hour are not told apart. */
  readonly price: Price | null;
}

/**
 * The card of a model, or null where the package knows none by that name. A provider is named as the AI SDK names it, `openai.chat`, or as the
 * package does, `x-ai`. The prices are those that hold at a moment, now without one: some change with the date or the hour.
 */
export function cardOf(provider: string, modelId: string, at: Date = new Date()): ModelCard | null {
  const found = provider === "" ? undefined : findProvider({ providerId: provider });
  if (found === undefined) return null;
  // Of no tokens at all: what is asked for is the model, and the prices of the moment.
  const priced = calcPrice({}, modelId, { provider: found, timestamp: at });
  if (priced === null) return null;
  return { window: countOf(priced.model.context_window), price: priceOf(priced.model_price) };
}

function countOf(tokens: unknown): number | null {
  return typeof tokens === "number" && Number.isSafeInteger(tokens) && tokens > 0 ? tokens : null;
}
