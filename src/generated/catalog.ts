export interface ClarificationParameters {
  near_miss_set_premise: { value: string; premise: string };
  near_miss_change_premise: { value: string; premise: string };
  set_premise_empty: object;
  premise_already_set: { premise: string };
  change_premise_empty: object;
  premise_not_set: { premise: string };
  use_item_empty: object;
  item_prohibited: { item: string };
  prohibit_item_empty: object;
  item_in_use: { item: string };
  remove_policy_empty: object;
  replacement_incomplete: object;
  replacement_old_absent: { new_item: string };
  replacement_old_prohibited: { new_item: string; old_item: string };
  replacement_new_prohibited: { new_item: string; old_item: string };
  confirmation_awaited: { prompt: string };
}
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
export const REPAIRS: {
  readonly [C in keyof ClarificationParameters]: (
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
  set_premise_empty: () => [],
  premise_already_set: (p) => [[`change premise to ${p.premise}`]],
  change_premise_empty: () => [],
  premise_not_set: (p) => [[`set premise ${p.premise}`], [`set premise  ${p.premise}`]],
  use_item_empty: () => [],
  item_prohibited: (p, turn) => [[`remove policy ${p.item}`, turn]],
  prohibit_item_empty: () => [],
  item_in_use: (p, turn) => [[`remove policy ${p.item}`, turn]],
  remove_policy_empty: () => [],
  replacement_incomplete: () => [],
  replacement_old_absent: () => [],
  replacement_old_prohibited: () => [],
  replacement_new_prohibited: () => [],
  confirmation_awaited: () => [],
};
