export type Policy = "use" | "prohibit";

export type State = {
  readonly premise: string | null;
  readonly policies: Readonly<Record<string, Policy>>;
  readonly version: 2;
};

/** The raw words of a question, field by field. */
export type Words = Readonly<Record<string, string | null>>;

export type Pending = {
  readonly kind: string;
  readonly words: Words;
  readonly prompt_to_user: string;
};

/** All that an engine knows: its state, and the question that it has asked, if any. */
export type Snapshot = { readonly state: State; readonly pending: Pending | null };

export type Decision =
  | { readonly kind: "passthrough"; readonly state: null; readonly prompt_to_user: null }
  | { readonly kind: "update"; readonly state: State; readonly prompt_to_user: null }
  | { readonly kind: "clarify"; readonly state: null; readonly prompt_to_user: string };

/** The state that says nothing (values.state). */
export const EMPTY_STATE: State = { premise: null, policies: {}, version: 2 };

/** A fresh engine: the state that says nothing, and nothing pending. */
export const FRESH: Snapshot = { state: EMPTY_STATE, pending: null };

/** A plain copy that shares nothing with the original (values.snapshot). */
export function copyOf(state: State): State {
  return { premise: state.premise, policies: { ...state.policies }, version: 2 };
}

/** The policy of an item, undefined where it has none; any name is ordinary (values.state, characters.any-string). */
export function policyOf(state: State, name: string): Policy | undefined {
  return Object.hasOwn(state.policies, name) ? state.policies[name] : undefined;
}

/** The state with the item's policy set. */
export function withPolicy(state: State, name: string, policy: Policy): State {
  return { ...state, policies: { ...state.policies, [name]: policy } };
}

/** The state with the item's policy dropped, if it had one. */
export function withoutPolicy(state: State, name: string): State {
  const kept = Object.entries(state.policies).filter(([key]) => key !== name);
  return { ...state, policies: Object.fromEntries(kept) };
}
