// Written by `npm run generate` from spec. Do not edit.

import type { Directive } from "../directives/syntax.js";

/** What each directive does, in a clause; null for a text that only almost is a directive. */
export const MEANINGS: { readonly [K in Directive["kind"]]: string | null } = {
  clear_premise: "drops the premise",
  reset_policies: "drops what was said about every item",
  clear_state: "drops the premise and what was said about every item",
  remove_policy: "drops what was said about the item",
  set_premise_near_miss: null,
  change_premise_near_miss: null,
  set_premise: "sets the premise of the conversation",
  change_premise: "replaces the premise with another",
  replace_use: "the user wants the first item in place of the second",
  incomplete_replacement: null,
  use_item: "the user wants the item used",
  prohibit_item: "the user wants the item never used",
};
