/** The answers of a session that is kept, beside those of any session, as `--json` writes them. */
import { OUTPUT_VERSION, type PolicyValue, type State } from "../../index.js";
import type { HistoryEntry, Origin } from "../../sessions/index.js";

/** Why a line of a kept session was not done. */
export type KeptErrorCode =
  | "stale"
  | "conflict"
  | "nothing_to_undo"
  | "nothing_to_redo"
  | "unknown"
  | "unreadable"
  | "erased"
  | "newer_version"
  | "pruned"
  | "too_long"
  | "turn_reused"
  | "broken_chain"
  | "not_kept";

/** The commands of a line that only a kept session knows. */
type KeptWord = "history" | "undo" | "redo" | "why" | "at";

/** The answer to such a line. */
export type KeptEnvelope =
  | HistoryEnvelope
  | WhyEnvelope
  | AtEnvelope
  | RestoreEnvelope
  | {
      readonly output_version: 1;
      readonly mode: "error";
      readonly command: KeptWord | "input" | "step" | "preview" | "state";
      readonly error: { readonly code: KeptErrorCode; readonly message: string };
    };

/** What was decided, entry by entry. */
export interface HistoryEnvelope {
  readonly output_version: 1;
  readonly mode: "history";
  readonly command: "history";
  readonly entries: readonly HistoryEntry[];
}

/** Who set an item, or the premise (null), with which words. */
export interface WhyEnvelope {
  readonly output_version: 1;
  readonly mode: "why";
  readonly command: "why";
  readonly item: string | null;
  /** The policy of the item, or the premise; null where there is none. */
  readonly holds: PolicyValue | string | null;
  readonly origin: Origin | null;
}

/** What held after an entry. */
interface AtEnvelope {
  readonly output_version: 1;
  readonly mode: "at";
  readonly command: "at";
  readonly at: number;
  readonly state: State;
  readonly prompt_to_user: string | null;
}

/** What held was brought back. */
export interface RestoreEnvelope {
  readonly output_version: 1;
  readonly mode: "restore";
  readonly command: "undo" | "redo" | "restore";
  readonly to: number;
  readonly state_before: State;
  readonly state: State;
}

/** An answer of this version of the output. */
export function enveloped<const T extends object>(fields: T): T & { readonly output_version: 1 } {
  return { output_version: OUTPUT_VERSION, ...fields };
}
