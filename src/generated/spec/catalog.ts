// Written by `npm run generate` from spec. Do not edit.

import type { MeaningRuleId } from "./rules.js";

/** What each clarification carries, by its code. */
export interface ClarificationParameters {
  /** Given by the rule `near-miss.set-premise`. */
  near_miss_set_premise: { readonly value: string; readonly premise: string };
  /** Given by the rule `near-miss.change-premise`. */
  near_miss_change_premise: { readonly value: string; readonly premise: string };
  /** Given by the rule `set-premise.empty`. */
  set_premise_empty: Readonly<Record<string, never>>;
  /** Given by the rule `set-premise.already-set`. */
  premise_already_set: { readonly premise: string };
  /** Given by the rule `change-premise.empty`. */
  change_premise_empty: Readonly<Record<string, never>>;
  /** Given by the rule `change-premise.not-set`. */
  premise_not_set: { readonly premise: string };
  /** Given by the rule `use.empty`. */
  use_item_empty: Readonly<Record<string, never>>;
  /** Given by the rule `use.prohibited`. */
  item_prohibited: { readonly item: string };
  /** Given by the rule `prohibit.empty`. */
  prohibit_item_empty: Readonly<Record<string, never>>;
  /** Given by the rule `prohibit.in-use`. */
  item_in_use: { readonly item: string };
  /** Given by the rule `remove.empty`. */
  remove_policy_empty: Readonly<Record<string, never>>;
  /** Given by the rule `replace.incomplete`. */
  replacement_incomplete: Readonly<Record<string, never>>;
  /** Given by the rule `replace.old-absent`. */
  replacement_old_absent: { readonly new_item: string };
  /** Given by the rule `replace.old-prohibited`. */
  replacement_old_prohibited: { readonly new_item: string; readonly old_item: string };
  /** Given by the rule `replace.new-prohibited`. */
  replacement_new_prohibited: { readonly new_item: string; readonly old_item: string };
  /** Given by the rule `pending.ask-again`. */
  confirmation_awaited: { readonly prompt: string };
}

/** The rule that gives each clarification. */
export const RULES: { readonly [C in keyof ClarificationParameters]: MeaningRuleId } = {
  near_miss_set_premise: "near-miss.set-premise",
  near_miss_change_premise: "near-miss.change-premise",
  set_premise_empty: "set-premise.empty",
  premise_already_set: "set-premise.already-set",
  change_premise_empty: "change-premise.empty",
  premise_not_set: "change-premise.not-set",
  use_item_empty: "use.empty",
  item_prohibited: "use.prohibited",
  prohibit_item_empty: "prohibit.empty",
  item_in_use: "prohibit.in-use",
  remove_policy_empty: "remove.empty",
  replacement_incomplete: "replace.incomplete",
  replacement_old_absent: "replace.old-absent",
  replacement_old_prohibited: "replace.old-prohibited",
  replacement_new_prohibited: "replace.new-prohibited",
  confirmation_awaited: "pending.ask-again",
};

/** The prompt of each clarification. */
export const PROMPTS: { readonly [C in keyof ClarificationParameters]: (p: ClarificationParameters[C]) => string } = {
  near_miss_set_premise: (p) => `Did you mean 'set premise ${p.value}'?`,
  near_miss_change_premise: (p) => `Did you mean 'change premise to ${p.value}'?`,
  set_premise_empty: () => "Premise value cannot be empty.\nUse 'set premise <value>' with a non-empty value.",
  premise_already_set: () => "Premise already set.\nUse 'change premise to <value>' to modify it.",
  change_premise_empty: () => "Premise value cannot be empty.\nUse 'change premise to <value>' with a non-empty value.",
  premise_not_set: () => "No premise is set.\nUse 'set premise <value>' to define one.",
  use_item_empty: () => "Policy item cannot be empty.\nUse 'use <item>' with a non-empty value.",
  item_prohibited: (p) => `"${p.item}" is currently prohibited.\nRemove or replace it before using it.`,
  prohibit_item_empty: () => "Policy item cannot be empty.\nUse 'prohibit <item>' with a non-empty value.",
  item_in_use: (p) => `"${p.item}" is currently in use.\nRemove or replace it before prohibiting it.`,
  remove_policy_empty: () => "Policy item cannot be empty.\nUse 'remove policy <item>' with a non-empty value.",
  replacement_incomplete: () =>
    "Replacement requires both new and old items.\nUse 'use <new item> instead of <old item>' with non-empty values.",
  replacement_old_absent: (p) => `Did you mean to use "${p.new_item}" instead?`,
  replacement_old_prohibited: (p) =>
    `"${p.old_item}" is currently prohibited. Did you mean to remove it and use "${p.new_item}" instead?`,
  replacement_new_prohibited: (p) =>
    `"${p.new_item}" is currently prohibited. Did you mean to remove "${p.old_item}" and use "${p.new_item}" instead?`,
  confirmation_awaited: (p) => p.prompt,
};

/** For the clarifications that have any, the alternatives that may lead out: texts to step in order. */
export const REPAIRS: {
  readonly [C in keyof ClarificationParameters]?: (
    p: ClarificationParameters[C],
    turn: string,
  ) => readonly (readonly string[])[];
} = {
  near_miss_set_premise: (p) => [
    [`set premise ${p.premise}`],
    [`set premise  ${p.premise}`],
    [`change premise to ${p.premise}`],
  ],
  near_miss_change_premise: (p) => [
    [`change premise to ${p.premise}`],
    [`set premise ${p.premise}`],
    [`set premise  ${p.premise}`],
  ],
  premise_already_set: (p) => [[`change premise to ${p.premise}`]],
  premise_not_set: (p) => [[`set premise ${p.premise}`], [`set premise  ${p.premise}`]],
  item_prohibited: (p, turn) => [[`remove policy ${p.item}`, turn]],
  item_in_use: (p, turn) => [[`remove policy ${p.item}`, turn]],
};
