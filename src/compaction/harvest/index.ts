/**
 * The harvester of compaction for English: a cue grammar, without a model. An entry of its own, since it is larger than all that the
 * rest of compaction needs.
 *
 * @packageDocumentation
 */
export { harvest } from "./harvest.js";
