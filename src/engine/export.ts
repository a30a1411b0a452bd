/** Exports: a snapshot as plain data and as canonical JSON (spec, `export.*`). */

import { canonicalJson } from "../base/index.js";
import { CHECKPOINT_VERSION, type Checkpoint, type PendingReplacement } from "../values.js";
import type { Snapshot } from "./snapshot.js";

/** The state as canonical JSON. */
export function exportState(snapshot: Snapshot): string {
  return canonicalJson(snapshot.toState());
}

/** The checkpoint as plain data, the caller's own. */
export function toCheckpoint(snapshot: Snapshot): Checkpoint {
  return {
    checkpoint_version: CHECKPOINT_VERSION,
    authoritative_state: snapshot.toState(),
    pending: toPendingReplacement(snapshot),
  };
}

function toPendingReplacement({ pending }: Snapshot): PendingReplacement | null {
  if (pending === null) return null;
  return { kind: "replacement", replacement: { ...pending.replacement }, prompt_to_user: pending.prompt };
}
