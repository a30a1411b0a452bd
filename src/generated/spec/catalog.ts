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

/** Each clarification: the rule that gives it, its prompt, and the alternatives that may lead out, if any: texts to step in order. */
export const CATALOG: {
  readonly [C in keyof ClarificationParameters]: {
    readonly rule: MeaningRuleId;
    readonly prompt: (p: ClarificationParameters[C]) => string;
    readonly repairs?: (p: ClarificationParameters[C], turn: string) => readonly (readonly string[])[];
  };
} = {
  near_miss_set_premise: {
    rule: "near-miss.set-premise",
    prompt: (p) => `Did you mean 'set premise ${p.value}'?`,
    repairs: (p) => [[`set premise ${p.premise}`], [`set premise  ${p.premise}`], [`change premise to ${p.premise}`]],
  },
  near_miss_change_premise: {
    rule: "near-miss.change-premise",
    prompt: (p) => `Did you mean 'change premise to ${p.value}'?`,
    repairs: (p) => [[`change premise to ${p.premise}`], [`set premise ${p.premise}`], [`set premise  ${p.premise}`]],
  },
  set_premise_empty: {
    rule: "set-premise.empty",
    prompt: () => "Premise value cannot be empty.\nUse 'set premise <value>' with a non-empty value.",
  },
  premise_already_set: {
    rule: "set-premise.already-set",
    prompt: () => "Premise already set.\nUse 'change premise to <value>' to modify it.",
    repairs: (p) => [[`change premise to ${p.premise}`]],
  },
  change_premise_empty: {
    rule: "change-premise.empty",
    prompt: () => "Premise value cannot be empty.\nUse 'change premise to <value>' with a non-empty value.",
  },
  premise_not_set: {
    rule: "change-premise.not-set",
    prompt: () => "No premise is set.\nUse 'set premise <value>' to define one.",
    repairs: (p) => [[`set premise ${p.premise}`], [`set premise  ${p.premise}`]],
  },
  use_item_empty: {
    rule: "use.empty",
    prompt: () => "Policy item cannot be empty.\nUse 'use <item>' with a non-empty value.",
  },
  item_prohibited: {
    rule: "use.prohibited",
    prompt: (p) => `"${p.item}" is currently prohibited.\nRemove or replace it before using it.`,
    repairs: (p, turn) => [[`remove policy ${p.item}`, turn]],
  },
  prohibit_item_empty: {
    rule: "prohibit.empty",
    prompt: () => "Policy item cannot be empty.\nUse 'prohibit <item>' with a non-empty value.",
  },
  item_in_use: {
    rule: "prohibit.in-use",
    prompt: (p) => `"${p.item}" is currently in use.\nRemove or replace it before prohibiting it.`,
    repairs: (p, turn) => [[`remove policy ${p.item}`, turn]],
  },
  remove_policy_empty: {
    rule: "remove.empty",
    prompt: () => "Policy item cannot be empty.\nUse 'remove policy <item>' with a non-empty value.",
  },
  replacement_incomplete: {
    rule: "replace.incomplete",
    prompt: () =>
      "Replacement requires both new and old items.\nUse 'use <new item> instead of <old item>' with non-empty values.",
  },
  replacement_old_absent: { rule: "replace.old-absent", prompt: (p) => `Did you mean to use "${p.new_item}" instead?` },
  replacement_old_prohibited: {
    rule: "replace.old-prohibited",
    prompt: (p) =>
      `"${p.old_item}" is currently prohibited. Did you mean to remove it and use "${p.new_item}" instead?`,
  },
  replacement_new_prohibited: {
    rule: "replace.new-prohibited",
    prompt: (p) =>
      `"${p.new_item}" is currently prohibited. Did you mean to remove "${p.old_item}" and use "${p.new_item}" instead?`,
  },
  confirmation_awaited: { rule: "pending.ask-again", prompt: (p) => p.prompt },
};
