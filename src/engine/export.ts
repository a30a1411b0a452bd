/** Exports: a snapshot as plain data (spec, `export.*`). */

import { asExported } from "../semantics/index.js";
import { CHECKPOINT_VERSION, type Checkpoint } from "../values.js";
import { requireSnapshot, type Snapshot } from "./snapshot.js";

/** The checkpoint as plain data, the caller's own. @throws {TypeError} when the snapshot is not one. */
export function toCheckpoint(snapshot: Snapshot): Checkpoint {
  requireSnapshot(snapshot);
  return {
    checkpoint_version: CHECKPOINT_VERSION,
    authoritative_state: snapshot.toState(),
    pending: snapshot.pending && asExported(snapshot.pending),
  };
}
