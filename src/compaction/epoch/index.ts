/**
 * An epoch of compaction: how a history that is over its mark is made smaller. An entry of its own, since it alone needs the pages of
 * `context-compiler/context`.
 *
 * @packageDocumentation
 */
export type { SummaryLine } from "../../context/index.js";
export { type Epoch, type EpochInput, epoch } from "./epoch.js";
export type { StubLine } from "./stubs.js";
