/** Why something was not done, in words: to a person at a terminal, and beside a code in JSON. */
import type { KeptErrorCode } from "./envelopes.js";

/** What is said for each code. */
export const WORDS: { readonly [C in KeptErrorCode]: string } = {
  stale:
    "This session has gone on elsewhere since you last looked.\nNothing was done. See what holds now, and say it again.",
  conflict: "Others were faster each time. Nothing was done. Say it again.",
  nothing_to_undo: "There is nothing to undo.",
  nothing_to_redo: "There is nothing to redo.",
  unknown:
    "The store failed, and whether the turn was kept is not known.\nEnter the same line again: it is not done twice.",
  unreadable: "The log of this session cannot be read. See 'context-compiler sessions verify'.",
  broken_chain: "The log of this session is damaged. See 'context-compiler sessions verify'.",
  erased: "This session was erased. Choose another name.",
  newer_version: "A newer version of this program has written to this session. Update this one.",
  pruned: "What held there is no longer kept.",
  not_kept: "There is no such entry, or it is no longer kept.",
  too_long: "A turn that changes something may have 16,384 characters. Say it in fewer.",
  turn_reused: "The id of this turn belongs to another one. Say it again.",
};
