// Written by `npm run generate` from grammar/directives.peggy. Do not edit.

import type { Directive } from "./syntax.js";

/** The shortest words with which a directive, or a text that almost is one, begins. */
export const CUES = [
  "clear premise",
  "reset policies",
  "clear state",
  "remove policy",
  "change premise",
  "set premise",
  "use",
  "prohibit",
] as const;

/** The shortest words with which a canonical text begins. */
export const OPENERS = [
  "clear premise",
  "reset policies",
  "clear state",
  "remove policy",
  "set premise",
  "change premise to",
  "use",
  "prohibit",
] as const;

/** How a canonical text of each kind is written, `<field>` standing for a field; null where no text of a kind is canonical. */
export const FORMS: { readonly [K in Directive["kind"]]: string | null } = {
  clear_premise: "clear premise",
  reset_policies: "reset policies",
  clear_state: "clear state",
  remove_policy: "remove policy <item>",
  set_premise_near_miss: null,
  change_premise_near_miss: null,
  set_premise: "set premise <value>",
  change_premise: "change premise to <value>",
  replace_use: "use <new_item> instead of <old_item>",
  incomplete_replacement: null,
  use_item: "use <item>",
  prohibit_item: "prohibit <item>",
};
