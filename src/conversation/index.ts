/**
 * Conversations with a model: one object that holds the history, the tools, the usage and the user's rules, and whose log is its
 * save.
 *
 * @packageDocumentation
 */
export type { Place } from "./assemble.js";
export type { Card } from "./card.js";
export type { Compacted, Compactor, Past, Uncompacted } from "./compact.js";
export { type Compaction, type Conversation, type Decided, openConversation } from "./conversation.js";
export type { Cost, Price } from "./cost.js";
export type * from "./entries.js";
export type { ConversationEvent, Listener, ToldCall, ToldPart, ToldResult } from "./events.js";
export type { Guard, GuardedCall } from "./guard.js";
export { imageMeter } from "./images.js";
export type { Json, JsonObject } from "./json.js";
export type * from "./model.js";
export type { ConversationOptions, Instructions } from "./options.js";
export type { Outcome } from "./outcome.js";
export { shorterOutput, textOfOutput } from "./output.js";
export { readPast } from "./past.js";
export type { PastExchange } from "./past-exchange.js";
export type { Wait } from "./retry.js";
export type { ResumeOptions, TalkOptions } from "./talk-options.js";
export type { Calling, Given, Tool, Tools } from "./tools.js";
export type { UserTurn } from "./turn.js";
export type { TokenClass, Tokens, Usage } from "./usage.js";
