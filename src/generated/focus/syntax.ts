// Written by `npm run generate` from grammar/focus.peggy. Do not edit.

/** A text that the production `Correction` matches. Fields are raw text. */
export interface Correction {
  readonly kind: "correction";
  readonly payload: string;
}

/** A text that the production `Allow` matches. Fields are raw text. */
export interface Allow {
  readonly kind: "allow";
  readonly payload: string;
}

/** A text that the production `Use` matches. Fields are raw text. */
export interface Use {
  readonly kind: "use";
  readonly payload: string;
}

/** A text that the production `DoubtfulProhibit` matches. Fields are raw text. */
export interface DoubtfulProhibit {
  readonly kind: "doubtful_prohibit";
  readonly payload: string;
}

/** What the rule `message` recognizes. */
export type Message = Correction | Allow | Use | DoubtfulProhibit;

/** A text that the production `ResetPolicies` matches. Fields are raw text. */
export interface ResetPolicies {
  readonly kind: "reset_policies";
}

/** A text that the production `ClearState` matches. Fields are raw text. */
export interface ClearState {
  readonly kind: "clear_state";
}

/** A text that the production `Prohibit` matches. Fields are raw text. */
export interface Prohibit {
  readonly kind: "prohibit";
  readonly payload: string;
}

/** A text that the production `BareUse` matches. Fields are raw text. */
export interface BareUse {
  readonly kind: "bare_use";
}

/** A text that the production `UseGate` matches. Fields are raw text. */
export interface UseGate {
  readonly kind: "use_gate";
}

/** What the rule `normal` recognizes. */
export type Normal = ResetPolicies | ClearState | Prohibit | BareUse | UseGate;

/** A text that the production `QuotedProhibition` matches. Fields are raw text. */
export interface QuotedProhibition {
  readonly kind: "quoted_prohibition";
}

/** What the rule `quotation` recognizes. */
export type Quotation = QuotedProhibition;

/** A text that the production `Accept` matches. Fields are raw text. */
export interface Accept {
  readonly kind: "accept";
}

/** A text that the production `Decline` matches. Fields are raw text. */
export interface Decline {
  readonly kind: "decline";
}

/** What the rule `answer` recognizes. */
export type Answer = Accept | Decline;
