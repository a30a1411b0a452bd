/** What each kind of phrasing asks for. A phrasing that is new in the grammar is a type error here. */
import type { RequestPhrasing } from "../generated/phrasings/syntax.js";
import type { Directive } from "../index.js";

/** The directives that are proposed. No near miss is, and a directive is one of these only where the grammar has phrasings for it. */
export type Proposed = Extract<
  Directive,
  {
    readonly kind:
      | "prohibit_item"
      | "use_item"
      | "replace_use"
      | "remove_policy"
      | "set_premise"
      | "change_premise"
      | "clear_premise"
      | "reset_policies"
      | "clear_state";
  }
>;

/** A phrasing that names one item. */
export type OneItem = Extract<RequestPhrasing, { readonly item: string }>;
/** A phrasing that names two. */
export type TwoItems = Extract<RequestPhrasing, { readonly old_item: string }>;
/** A phrasing that names none. */
type Whole = Exclude<RequestPhrasing, OneItem | TwoItems | { readonly new_item: string }>;

/** What a phrasing without items asks for. */
export const WHOLE: { readonly [K in Whole["kind"]]: "clear_state" | "clear_premise" | "reset_policies" } = {
  clear_state_phrasing: "clear_state",
  clear_premise_phrasing: "clear_premise",
  reset_phrasing: "reset_policies",
};

/** What a phrasing asks for its item. */
export const ASKS_FOR: { readonly [K in OneItem["kind"]]: "use_item" | "prohibit_item" | "remove_policy" } = {
  remove_referred: "remove_policy",
  remove_wanted: "remove_policy",
  remove_out: "remove_policy",
  remove_owed: "remove_policy",
  remove_no_longer: "remove_policy",
  remove_rule: "remove_policy",
  remove_off: "remove_policy",
  remove_listed: "remove_policy",
  remove_compound: "remove_policy",
  remove_compound_gone: "remove_policy",
  remove_allow: "remove_policy",
  remove_verdict: "remove_policy",
  prohibit_leave: "prohibit_item",
  prohibit_keep: "prohibit_item",
  prohibit_consider: "prohibit_item",
  prohibit_give: "prohibit_item",
  prohibit_verb: "prohibit_item",
  prohibit_weak: "prohibit_item",
  prohibit_dropped: "prohibit_item",
  prohibit_never: "prohibit_item",
  prohibit_wanted: "prohibit_item",
  prohibit_verdict: "prohibit_item",
  use_made: "use_item",
  use_verb: "use_item",
  use_weak: "use_item",
  use_spoken_always: "use_item",
  use_language: "use_item",
  use_spoken: "use_item",
  use_wanted_in: "use_item",
  use_all: "use_item",
  use_wanted: "use_item",
  use_verdict: "use_item",
  use_standing: "use_item",
  use_alone: "use_item",
  use_final: "use_item",
  use_decided: "use_item",
};
