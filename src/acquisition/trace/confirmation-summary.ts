/** What a confirmation did, in a sentence for the user (spec, `answer.summary`). Pending data of any shape is read. */

import { collapse, trim } from "../../base/index.js";
import { readConfirmation } from "../reading/confirmation.js";
import { fieldsOf, propertyOf } from "./plain-object.js";

const UPDATED = "State updated.";
const UNCHANGED = "State unchanged.";

/** The summary of an answer to what is pending. */
export function summarizeConfirmationUpdate(userInput: string, pending: unknown): string {
  const answer = readConfirmation(userInput);
  if (answer === "no") return UNCHANGED;
  return (answer === "yes" && summarizeAccepted(pending)) || UPDATED;
}

/** The summary of an answer to what a checkpoint has pending. */
export function summarizeConfirmationUpdateFromCheckpoint(userInput: string, checkpoint: unknown): string {
  return summarizeConfirmationUpdate(userInput, fieldsOf(checkpoint)?.get("pending") ?? null);
}

/** The summary of an answer to what an engine has pending. Call it before the step, which clears it. */
export function summarizeConfirmationUpdateFromEngine(
  userInput: string,
  engine: { readonly exportCheckpoint?: () => unknown },
): string {
  return summarizeConfirmationUpdateFromCheckpoint(userInput, checkpointOf(engine));
}

/** Whatever goes wrong, nothing is pending then. */
function checkpointOf(engine: { readonly exportCheckpoint?: () => unknown }): unknown {
  try {
    return engine.exportCheckpoint?.() ?? null;
  } catch {
    return null;
  }
}

/** What was accepted, or null where the pending data do not tell. */
function summarizeAccepted(pending: unknown): string | null {
  const fields = fieldsOf(fieldsOf(pending)?.get("replacement"));
  const [kind, newItem, oldItem] = ["kind", "new_item", "old_item"].map((name) => fields?.get(name));
  if (typeof newItem !== "string") return null;
  if (kind === "use_only") return summarizeUse(labelOf(newItem));
  if (kind !== "replace_use" || typeof oldItem !== "string") return null;
  const lifts = propertyOf(pending, "prompt_to_user") === prohibitionPrompt(oldItem, newItem);
  return summarizeReplacement(labelOf(oldItem), labelOf(newItem), lifts);
}

function summarizeUse(label: string): string | null {
  return label === "" ? null : `State updated: Use ${label}.`;
}

function summarizeReplacement(old: string, now: string, lifts: boolean): string | null {
  if (old === "" || now === "") return null;
  return lifts
    ? `State updated: Removed prohibition on ${old}; use ${now}.`
    : `State updated: Replaced ${old} with ${now}.`;
}

/** The engine's question whether a prohibited item may be replaced. */
function prohibitionPrompt(oldItem: string, newItem: string): string {
  return `"${oldItem}" is currently prohibited. Did you mean to remove it and use "${newItem}" instead?`;
}

function labelOf(item: string): string {
  return trim(collapse(item));
}
