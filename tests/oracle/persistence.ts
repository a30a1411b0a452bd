import { canonicalJson, field } from "./json.js";
import { advance } from "./meaning.js";
import { Refusal, readCheckpoint, readState } from "./payloads.js";
import { ALL_RULES, type Rules } from "./rules.js";
import { copyOf, FRESH, type Pending, type Snapshot, type State } from "./values.js";

/** A failed import: its message, and the snapshot that it leaves behind, which is the one before (import.atomic). */
export type Failure = { readonly error: string; readonly left: Snapshot };

type ReplayResult =
  | { readonly kind: "state"; readonly state: State }
  | { readonly kind: "confirm"; readonly prompt_to_user: string };

export type Replayed = { readonly result: ReplayResult; readonly snapshot: Snapshot };

/** The canonical JSON of a state (export.*). */
export function exportState(state: State, rules: Rules = ALL_RULES): string {
  return canonicalJson(copyOf(state), rules);
}

/** The canonical JSON of a snapshot (export.*, values.checkpoint). */
export function exportCheckpoint({ state, pending }: Snapshot, rules: Rules = ALL_RULES): string {
  const held = pending === null ? null : pendingPayload(pending);
  return canonicalJson({ checkpoint_version: 1, authoritative_state: copyOf(state), pending: held }, rules);
}

function pendingPayload({ kind, words, prompt_to_user }: Pending): unknown {
  return { kind, [kind]: words, prompt_to_user };
}

/** What was pending before an import stays only without import.clears-pending. */
function stillPending(current: Snapshot, rules: Rules): Pending | null {
  return rules("import.clears-pending") ? null : current.pending;
}

/** The snapshot read, or the failure; without import.atomic a failure leaves a fresh engine behind. */
function attempt(current: Snapshot, rules: Rules, read: () => Snapshot): Snapshot | Failure {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { error: error.message, left: rules("import.atomic") ? current : FRESH };
  }
}

/** The JSON value of a text (import.json); without the rule, a text that is not JSON stands for itself. */
function parsed(text: string, rules: Rules): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (rules("import.json")) throw new Refusal("Invalid JSON payload.");
    return text;
  }
}

/** Imports a state from JSON text (import.json, import.*, import-state.*). */
export function importStateText(text: string, current: Snapshot = FRESH, rules: Rules = ALL_RULES): Snapshot | Failure {
  const read = (): State => readState(parsed(text, rules), rules);
  return attempt(current, rules, () => ({ state: read(), pending: stillPending(current, rules) }));
}

/** Imports a checkpoint from a parsed JSON value (import.*, import-checkpoint.*). */
export function importCheckpoint(
  payload: unknown,
  current: Snapshot = FRESH,
  rules: Rules = ALL_RULES,
): Snapshot | Failure {
  return attempt(current, rules, () => {
    const { state, pending } = readCheckpoint(payload, rules);
    return { state, pending: pending ?? stillPending(current, rules) };
  });
}

/** Imports a checkpoint from JSON text (import.json, import.*, import-checkpoint.*). */
export function importCheckpointText(
  text: string,
  current: Snapshot = FRESH,
  rules: Rules = ALL_RULES,
): Snapshot | Failure {
  return attempt(current, rules, () => {
    const { state, pending } = readCheckpoint(parsed(text, rules), rules);
    return { state, pending: pending ?? stillPending(current, rules) };
  });
}

/** The turn that a message of a transcript is, null where it counts for nothing (transcript.user-turns). */
function turnOf(message: unknown, rules: Rules): string | null {
  const content = field(message, "content");
  const counts = field(message, "role") === "user" || !rules("transcript.user-turns");
  return counts && typeof content === "string" ? content : null;
}

/** Replays a transcript onto a snapshot, a fresh one unless told, up to the first clarification (transcript.*). */
export function replay(messages: readonly unknown[], snapshot: Snapshot = FRESH, rules: Rules = ALL_RULES): Replayed {
  const start = rules("transcript.live") ? snapshot : FRESH;
  let reached = start;
  for (const message of messages) {
    const turn = turnOf(message, rules);
    if (turn === null) continue;
    const { snapshot: after, decision } = advance(reached, turn, rules);
    reached = after;
    if (decision.kind === "clarify" && rules("transcript.confirm"))
      return { result: { kind: "confirm", prompt_to_user: decision.prompt_to_user }, snapshot: reached };
  }
  const { state } = rules("transcript.state") ? reached : start;
  return { result: { kind: "state", state: copyOf(state) }, snapshot: reached };
}
