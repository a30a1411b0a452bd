// Written by `npm run generate` from grammar/replies.peggy. Do not edit.

/** A text that the production `Accept` matches. Fields are raw text. */
export interface Accept {
  readonly kind: "accept";
}

/** A text that the production `Decline` matches. Fields are raw text. */
export interface Decline {
  readonly kind: "decline";
}

/** A text that the production `Cancel` matches. Fields are raw text. */
export interface Cancel {
  readonly kind: "cancel";
}

/** A text that the production `AskAgain` matches. Fields are raw text. */
export interface AskAgain {
  readonly kind: "ask_again";
}

/** What the rule `reply` recognizes. */
export type Reply = Accept | Decline | Cancel | AskAgain;
