/** What a host answers to a turn. */
import type { Diagnostic } from "../diagnostics/index.js";
import type { Decision, Patch, State } from "../index.js";
import type { LogErrorCode, RefusalReason } from "../sessions/index.js";

/** What was decided on the way to an answer. */
export interface Acted {
  /** The engine's decision; null where the engine was not asked: a question of the host's own, or a command. */
  readonly decision: Decision | null;
  /** What has changed. */
  readonly changes: Patch;
  /** What the author should be told about the turn. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A question that is open. `sequence` is what `answering` takes. */
export interface OpenQuestion {
  readonly sequence: number;
  readonly prompt: string;
}

/** The host answers by itself; no model is called. */
export interface Reply extends Acted {
  readonly kind: "reply";
  /** What to show the user. */
  readonly text: string;
  /** The question that is open now, where the reply shows it. */
  readonly question: OpenQuestion | null;
  /** Where the turn was not taken, since it is not as the user has seen it: nothing was done, and nothing is kept of it. */
  readonly stale?: true;
}

/** The turn goes to the model. */
export interface Forward extends Acted {
  readonly kind: "forward";
  /** The page with the rules, to be put before every call of the model; null where there are none. */
  readonly system: string | null;
  readonly state: State;
}

/** Why nothing was done. */
export type RefusedReason = RefusalReason | LogErrorCode | "conflict";

/** Nothing was done, and no model is called. */
export interface Refused {
  readonly kind: "refused";
  readonly reason: RefusedReason;
  /** A sentence for the user. */
  readonly text: string;
}

/** What a turn comes to. */
export type HostAnswer = Reply | Forward | Refused;

/** Nothing was decided. */
export const NOTHING: Acted = Object.freeze({
  decision: null,
  changes: Object.freeze({}),
  diagnostics: Object.freeze([]),
});

/** The sentences of the reasons. */
const REASONS: Readonly<Record<RefusedReason, string>> = {
  turn_reused: "This message was sent before with another text. Send the edited one as a message of its own.",
  too_long: "This is too long to be a rule. Begin it with another word to send it to the model.",
  erased: "This conversation was erased. Begin another one.",
  newer_version: "This conversation was written by a newer version of the program.",
  pruned:
    "What held before that is no longer kept, so nothing was changed. Say what shall hold now in a message of its own.",
  unreadable: "The rules of this conversation cannot be read. Nothing was changed; restore them from a backup.",
  broken_chain: "The rules of this conversation were altered outside of the program. Nothing was changed.",
  not_kept: "The rules of this conversation are no longer kept whole. Nothing was changed; restore them from a backup.",
  conflict: "The conversation was changed elsewhere at the same time. Send the message again.",
};

export function refused(reason: RefusedReason): Refused {
  return { kind: "refused", reason, text: REASONS[reason] };
}

/** A reply, with the question where it shows one. */
export function reply(text: string, question: OpenQuestion | null, acted: Acted): Reply {
  const shown = question === null ? null : { sequence: question.sequence, prompt: question.prompt };
  return { kind: "reply", text, question: shown, ...acted };
}
