/** What a confirmation did, in a sentence for the user (spec, `answer.summary`). Pending data of any shape is read. */

import { collapse, trim } from "../../base/index.js";
import { PROMPTS } from "../../generated/spec/catalog.js";
import { readConfirmation } from "../reading/index.js";
import { fieldsOf, ownFieldOf, read } from "./foreign.js";

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
  return summarizeConfirmationUpdate(userInput, ownFieldOf(checkpoint, "pending"));
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
  const fields = fieldsOf(read(pending));
  const replacement = fieldsOf(fields?.get("replacement"));
  const [kind, new_item, old_item] = ["kind", "new_item", "old_item"].map((name) => replacement?.get(name));
  if (typeof new_item !== "string") return null;
  if (kind === "use_only") return summarizeUse(labelOf(new_item));
  if (kind !== "replace_use" || typeof old_item !== "string") return null;
  const lifts = fields?.get("prompt_to_user") === PROMPTS.replacement_old_prohibited({ new_item, old_item });
  return summarizeReplacement(labelOf(old_item), labelOf(new_item), lifts);
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

function labelOf(item: string): string {
  return trim(collapse(item));
}
