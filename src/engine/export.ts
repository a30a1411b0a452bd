/** Exports: a snapshot as plain data (spec, `export.*`). */

import { asExported } from "../semantics/index.js";
import { CHECKPOINT_VERSION, type Checkpoint } from "../values.js";
import type { Snapshot } from "./snapshot.js";

/** The checkpoint as plain data, the caller's own. */
export function toCheckpoint(snapshot: Snapshot): Checkpoint {
  return {
    checkpoint_version: CHECKPOINT_VERSION,
    authoritative_state: snapshot.toState(),
    pending: snapshot.pending && asExported(snapshot.pending),
  };
}
