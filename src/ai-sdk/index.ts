/**
 * The host for the Vercel AI SDK: a step for the route, a middleware that brings the rules into every call of the model, and tools
 * that are hidden and refused; or a whole conversation behind `useChat`. The package `ai` is not loaded and none of its types stand here: this is for version 6, whose models have specification v3.
 *
 * @packageDocumentation
 */

export type { Mark, Marked } from "../host/index.js";
export { type ChatOptions, chatResponse, chatStream } from "./chat.js";
export type { ChatChunk, ChunkFields, ChunkJson } from "./chat-chunks.js";
export type { AiMessage } from "./messages.js";
export type { PageMiddleware } from "./middleware.js";
export type { ReplyMessage, ReplyPart } from "./reply.js";
export { type Rules, type RulesOptions, rulesFor } from "./rules.js";
export type { Answered, Forwarded, Speaker, Step } from "./step.js";
export type { ReplyChunk } from "./stream.js";
export type { Offered, ToolRecord } from "./tools.js";
