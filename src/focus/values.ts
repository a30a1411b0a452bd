/** The values that travel between a host and an engine of the older language (spec/focus, chapter 1). Plain data. */

/** The version of the older language. */
export const LANGUAGE_VERSION = "0.4.5";

/** The governed state, version 1. */
export interface FocusState {
  /** The one thing in focus, in the words it was said in, or null. */
  readonly facts: { readonly "focus.primary": string | null };
  /** The prohibited items, each once, sorted by code point. */
  readonly policies: { readonly prohibit: readonly string[] };
  readonly version: 1;
}

/** What the host is to do with a turn: forward it, forward it with the state, or show the prompt instead. */
export type FocusDecision =
  | { readonly kind: "passthrough"; readonly state: null; readonly prompt_to_user: null }
  | { readonly kind: "update"; readonly state: FocusState; readonly prompt_to_user: null }
  | { readonly kind: "clarify"; readonly state: null; readonly prompt_to_user: string };

/** The result of a replay: the state reached, or the prompt of the first clarification. */
export type FocusTranscriptResult =
  | { readonly kind: "state"; readonly state: FocusState }
  | { readonly kind: "confirm"; readonly prompt_to_user: string };

/** The focus of a state, or null. */
export function getFocusValue(state: FocusState): string | null {
  return state.facts["focus.primary"];
}

/** The prohibited items of a state, in an array of the caller's own. */
export function getProhibitedItems(state: FocusState): string[] {
  return [...state.policies.prohibit];
}
