// Written by `npm run generate` from the grammar and the spec. Do not edit.

/** The canonical directives for people and models: how each is written, and what it does. The common stand before the special. */
export const LISTED: readonly { readonly form: string; readonly meaning: string }[] = [
  { form: "prohibit <item>", meaning: "the user wants the item never used" },
  { form: "use <item>", meaning: "the user wants the item used" },
  { form: "use <new_item> instead of <old_item>", meaning: "the user wants the first item in place of the second" },
  { form: "change premise to <value>", meaning: "replaces the premise with another" },
  { form: "set premise <value>", meaning: "sets the premise of the conversation" },
  { form: "remove policy <item>", meaning: "drops what was said about the item" },
  { form: "clear state", meaning: "drops the premise and what was said about every item" },
  { form: "reset policies", meaning: "drops what was said about every item" },
  { form: "clear premise", meaning: "drops the premise" },
];
