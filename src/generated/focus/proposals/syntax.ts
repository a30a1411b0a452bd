// Written by `npm run generate` from grammar/focus-proposals.peggy. Do not edit.

/** A text that the production `ProposedReset` matches. Fields are raw text. */
export interface ProposedReset {
  readonly kind: "proposed_reset";
}

/** A text that the production `ProposedClear` matches. Fields are raw text. */
export interface ProposedClear {
  readonly kind: "proposed_clear";
}

/** A text that the production `ProposedProhibition` matches. Fields are raw text. */
export interface ProposedProhibition {
  readonly kind: "proposed_prohibition";
  readonly item: string;
}

/** A text that the production `ProposedPermission` matches. Fields are raw text. */
export interface ProposedPermission {
  readonly kind: "proposed_permission";
  readonly item: string;
}

/** A text that the production `ProposedUse` matches. Fields are raw text. */
export interface ProposedUse {
  readonly kind: "proposed_use";
  readonly value: string;
}

/** What the rule `proposal` recognizes. */
export type Proposal = ProposedReset | ProposedClear | ProposedProhibition | ProposedPermission | ProposedUse;
