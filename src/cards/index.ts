/**
 * What is known of a model, its window and its prices, from the package `@pydantic/genai-prices`, as the `card` of a conversation. Version
 * 0.1.8 or later of the package stands beside this entry. It holds its data itself; no network is used.
 *
 * @packageDocumentation
 */
export { cardOf, type ModelCard } from "./card.js";
