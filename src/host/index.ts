/**
 * The host core: what an application does with a user's turn. It steps the turn once, replies by itself or forwards it to the model
 * with the rules, and keeps all in a session.
 *
 * @packageDocumentation
 */

export type { Acted, Forward, HostAnswer, OpenQuestion, Refused, RefusedReason, Reply } from "./answer.js";
export { whyOf } from "./commands.js";
export { historyFor, type Settled } from "./history.js";
export { createHost, type Host } from "./host.js";
export { type Mark, type Marked, markFor, markOf, readMark } from "./mark.js";
export type { DraftSettings, HostOptions } from "./options.js";
export { type ChatMessage, pageOf, placeOfPage, withPage } from "./page.js";
export type { HostPreview, QuestionPreview, TurnPreview, UndoPreview } from "./preview.js";
export { type HostTurn, historyId, plainId } from "./request.js";
export { lastSaid, type Said, type Spoken } from "./said.js";
