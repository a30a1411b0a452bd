/**
 * Sessions: conversations that outlive the process, as append-only logs of what was decided.
 *
 * @packageDocumentation
 */
export type { Codec, Place } from "./codec.js";
export { chained, type Sha256, sha256 } from "./hash.js";
export type { Key } from "./key.js";
export { LIMITS, type Limits } from "./limits.js";
export { LogError, type LogErrorCode } from "./log-error.js";
export { memoryStore } from "./memory-store.js";
export { changesOf } from "./outcomes.js";
export type * from "./record.js";
export type * from "./requests.js";
export type * from "./results.js";
export type * from "./session.js";
export { createSessions, type OpenRequest, type Sessions, type SessionsOptions } from "./sessions.js";
export { type AppendResult, EMPTY, type Entry, type Head, PAGE, type Page, type Range, type Store } from "./store.js";
