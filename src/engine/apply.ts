/** An outcome takes effect: the next snapshot, and the decision that the host gets. Only here are snapshots advanced. */
import type { Outcome, Patch } from "../semantics/index.js";
import type { Decision } from "../values.js";
import { lateUpdate } from "./late-update.js";
import { requireSnapshot, type Snapshot } from "./snapshot.js";

/** The snapshot after an outcome: the same one where nothing changed. */
export function apply(snapshot: Snapshot, outcome: Outcome): Snapshot {
  switch (outcome.kind) {
    case "passthrough":
      return snapshot;
    case "transition":
      return snapshot.with(outcome.transition.patch, null);
    case "clarification":
      return snapshot.with({}, outcome.pending);
  }
}

/**
 * The snapshot after a patch, with nothing pending. Items and premise must be normalized.
 *
 * @throws {TypeError} when the snapshot was made by no function of the package.
 */
export function applyPatch(snapshot: Snapshot, patch: Patch): Snapshot {
  requireSnapshot(snapshot);
  return snapshot.with(patch, null);
}

/** The decision that tells the host what a turn comes to. */
export function decide(outcome: Outcome, next: Snapshot): Decision {
  switch (outcome.kind) {
    case "passthrough":
      return { kind: "passthrough", state: null, prompt_to_user: null };
    case "transition":
      // A large state is made when it is first read: a host that reads none pays for none.
      return next.isSmall ? { kind: "update", state: next.toState(), prompt_to_user: null } : lateUpdate(next);
    case "clarification":
      return { kind: "clarify", state: null, prompt_to_user: outcome.prompt };
  }
}
