/** The model of a chat and what is known of it, by packages that are loaded when the command runs. */
import type { Card, Model } from "../../conversation/index.js";
import { amending } from "../chat/amending.js";
import type { Endpoint } from "../chat/endpoint.js";
import { Refusal } from "./refusal.js";

/** @throws {Refusal} where the package is not there, or another version of it. */
export async function modelOf({ provider, modelId, url, key }: Endpoint): Promise<Model> {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible").catch(() => {
    throw new Refusal("chat needs the package @ai-sdk/openai-compatible. Install version 2 of it beside this one.");
  });
  const given = { name: provider, baseURL: url, includeUsage: true, fetch: amending(fetch) };
  const model: Model | null =
    typeof createOpenAICompatible === "function"
      ? createOpenAICompatible({ ...given, ...(key === null ? {} : { apiKey: key }) })(modelId)
      : null;
  if (model?.specificationVersion === "v3") return model;
  throw new Refusal("This @ai-sdk/openai-compatible makes other models than chat takes. Install version 2 of it.");
}

/** The card of the model where the package of prices is there and knows it; else null. */
export async function cardFor({ provider, modelId }: Endpoint): Promise<Card | null> {
  const cards = await import("../../cards/index.js").catch(() => null);
  return cards?.cardOf(provider, modelId) ?? null;
}
