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

/** Providers whose name in the AI SDK is another one than in the package. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["amazon-bedrock", "aws"],
  ["azure-openai", "azure"],
  ["bedrock", "aws"],
  ["togetherai", "together"],
  ["vertex", "google"],
  ["xai", "x-ai"],
]);

/**
 * The card of a model, or null where the package knows none by that name. A provider is named as the AI SDK names it, `openai.chat`, or as the
 * package does, `x-ai`; a name that only has such a one in it is nobody's. The prices are those that hold at a moment, now without one: some change with the date or the hour.
 * @throws RangeError where the moment is no valid date and the prices depend on it.
 */
export function cardOf(provider: string, modelId: string, at: Date = new Date()): ModelCard | null {
  const found = providerOf(provider);
  if (found === null) return null;
  // Of no tokens at all: what is asked for is the model, and the prices of the moment.
  const priced = calcPrice({}, modelId, { provider: found, timestamp: at });
  if (priced === null) return null;
  return { window: countOf(priced.model.context_window), price: priceOf(priced.model_price) };
}

/** The package takes many a name that has a provider's in it for that provider's: only the provider's own name is one. */
function providerOf(name: string) {
  const [first = ""] = name.toLowerCase().split(".");
  const id = NAMES.get(first) ?? first;
  const found = id === "" ? undefined : findProvider({ providerId: id });
  return found?.id === id ? found : null;
}

function countOf(tokens: unknown): number | null {
  return typeof tokens === "number" && Number.isSafeInteger(tokens) && tokens > 0 ? tokens : null;
}
