/**
 * The host for LangChain: a middleware for `createAgent` that takes the user's turn, brings the rules into every call of the model, hides tools and
 * refuses them. Version 1 or later of the package `langchain` stands beside it.
 *
 * @packageDocumentation
 */

export { type RulesOptions, rulesMiddleware } from "./middleware.js";
export type { Configurable, Speaker, SpeakerOf } from "./speaker.js";
export { withoutSettled } from "./without-settled.js";
