// Written by `npm run generate` from grammar/directives.peggy. Do not edit.

/** A text that the production `ClearPremise` matches. Fields are raw text. */
export interface ClearPremise {
  readonly kind: "clear_premise";
}

/** A text that the production `ResetPolicies` matches. Fields are raw text. */
export interface ResetPolicies {
  readonly kind: "reset_policies";
}

/** A text that the production `ClearState` matches. Fields are raw text. */
export interface ClearState {
  readonly kind: "clear_state";
}

/** A text that the production `RemovePolicy` matches. Fields are raw text. */
export interface RemovePolicy {
  readonly kind: "remove_policy";
  readonly item: string;
}

/** A text that the production `SetPremiseNearMiss` matches (near miss). Fields are raw text. */
export interface SetPremiseNearMiss {
  readonly kind: "set_premise_near_miss";
  readonly value: string;
}

/** A text that the production `ChangePremiseNearMiss` matches (near miss). Fields are raw text. */
export interface ChangePremiseNearMiss {
  readonly kind: "change_premise_near_miss";
  readonly value: string;
}

/** A text that the production `SetPremise` matches. Fields are raw text. */
export interface SetPremise {
  readonly kind: "set_premise";
  readonly value: string;
}

/** A text that the production `ChangePremise` matches. Fields are raw text. */
export interface ChangePremise {
  readonly kind: "change_premise";
  readonly value: string;
}

/** A text that the production `ReplaceUse` matches. Fields are raw text. */
export interface ReplaceUse {
  readonly kind: "replace_use";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `IncompleteReplacement` matches (incomplete replacement). Fields are raw text. */
export interface IncompleteReplacement {
  readonly kind: "incomplete_replacement";
}

/** A text that the production `UseItem` matches. Fields are raw text. */
export interface UseItem {
  readonly kind: "use_item";
  readonly item: string;
}

/** A text that the production `ProhibitItem` matches. Fields are raw text. */
export interface ProhibitItem {
  readonly kind: "prohibit_item";
  readonly item: string;
}

/** What the rule `directive` recognizes. */
export type Directive =
  | ClearPremise
  | ResetPolicies
  | ClearState
  | RemovePolicy
  | SetPremiseNearMiss
  | ChangePremiseNearMiss
  | SetPremise
  | ChangePremise
  | ReplaceUse
  | IncompleteReplacement
  | UseItem
  | ProhibitItem;

/** What the rule `directive` recognizes in order to correct it: the productions that the grammar marks with a class. */
export type DirectiveNearMiss = SetPremiseNearMiss | ChangePremiseNearMiss | IncompleteReplacement;

/** A text that the production `Accept` matches. Fields are raw text. */
export interface Accept {
  readonly kind: "accept";
}

/** A text that the production `Decline` matches. Fields are raw text. */
export interface Decline {
  readonly kind: "decline";
}

/** What the rule `confirmation` recognizes. */
export type Confirmation = Accept | Decline;
