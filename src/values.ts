/**
 * The values that travel between a host and the engine (spec, chapter 1). They are plain data, their field names are
 * snake_case in every language, and nothing here computes.
 */

/** What a policy says of its item. */
export type PolicyValue = "use" | "prohibit";

/** The governed state. An absent item has no policy; there is no order and no history. */
export interface State {
  readonly premise: string | null;
  readonly policies: { readonly [item: string]: PolicyValue };
  readonly version: 2;
}

/** The turn is no directive: forward it to the model. */
export interface PassthroughDecision {
  readonly kind: "passthrough";
  readonly state: null;
  readonly prompt_to_user: null;
}

/** The state changed or was re-asserted: the host may call the model with it. */
export interface UpdateDecision {
  readonly kind: "update";
  /** The whole state after the turn; one with many policies is made when it is first read. The engine never changes it. */
  readonly state: State;
  readonly prompt_to_user: null;
}

/** The engine asks the user: show the prompt, do not call the model. */
export interface ClarifyDecision {
  readonly kind: "clarify";
  readonly state: null;
  /** Never empty. */
  readonly prompt_to_user: string;
}

/** What the host is to do with a turn. */
export type Decision = PassthroughDecision | UpdateDecision | ClarifyDecision;

/** A proposed replacement, in the user's own words. */
export type Replacement =
  | { readonly kind: "use_only"; readonly new_item: string; readonly old_item: null }
  | { readonly kind: "replace_use"; readonly new_item: string; readonly old_item: string };

/** A replacement that waits for the user's confirmation, with the prompt it was asked with. */
export interface PendingReplacement {
  readonly kind: "replacement";
  readonly replacement: Replacement;
  readonly prompt_to_user: string;
}

/** A question that waits for the user's yes or no, by its kind. The field that is named as the kind has its words, raw. */
export type PendingQuestion = PendingReplacement;

/** All that an engine holds: the state, and what waits for confirmation. */
export interface Checkpoint {
  readonly checkpoint_version: 1;
  readonly authoritative_state: State;
  readonly pending: PendingQuestion | null;
}

/** The result of a replay: the state reached, or the prompt of the first clarification. */
export type TranscriptResult =
  | { readonly kind: "state"; readonly state: State }
  | { readonly kind: "confirm"; readonly prompt_to_user: string };

/** The kind of a decision whose turn is for the model alone. */
export const DECISION_PASSTHROUGH = "passthrough";
/** The kind of a decision whose turn changed the state, or asserted what it says. */
export const DECISION_UPDATE = "update";
/** The kind of a decision that asks the user. */
export const DECISION_CLARIFY = "clarify";
/** The policy of an item that is to be used. */
export const POLICY_USE = "use";
/** The policy of an item that is prohibited. */
export const POLICY_PROHIBIT = "prohibit";

/** The version of the directive language. */
export const LANGUAGE_VERSION = "0.5";
/** The version of the controller's envelopes. */
export const OUTPUT_VERSION = 1;
/** The version of {@link State}. */
export const STATE_VERSION = 2;
/** The version of {@link Checkpoint}. */
export const CHECKPOINT_VERSION = 1;
