/** The clarifications, to the byte, each under the rule that asks it (near-miss.* … replace.*). */
export const prompts = {
  setPremiseNearMiss: (value: string): string => `Did you mean 'set premise ${value}'?`,
  changePremiseNearMiss: (value: string): string => `Did you mean 'change premise to ${value}'?`,
  setPremiseEmpty: "Premise value cannot be empty.\nUse 'set premise <value>' with a non-empty value.",
  premiseAlreadySet: "Premise already set.\nUse 'change premise to <value>' to modify it.",
  changePremiseEmpty: "Premise value cannot be empty.\nUse 'change premise to <value>' with a non-empty value.",
  premiseNotSet: "No premise is set.\nUse 'set premise <value>' to define one.",
  useEmpty: "Policy item cannot be empty.\nUse 'use <item>' with a non-empty value.",
  itemProhibited: (item: string): string => `"${item}" is currently prohibited.\nRemove or replace it before using it.`,
  prohibitEmpty: "Policy item cannot be empty.\nUse 'prohibit <item>' with a non-empty value.",
  itemInUse: (item: string): string => `"${item}" is currently in use.\nRemove or replace it before prohibiting it.`,
  removeEmpty: "Policy item cannot be empty.\nUse 'remove policy <item>' with a non-empty value.",
  replacementIncomplete:
    "Replacement requires both new and old items.\n" +
    "Use 'use <new item> instead of <old item>' with non-empty values.",
  oldAbsent: (newItem: string): string => `Did you mean to use "${newItem}" instead?`,
  oldProhibited: (newItem: string, oldItem: string): string =>
    `"${oldItem}" is currently prohibited. Did you mean to remove it and use "${newItem}" instead?`,
  newProhibited: (newItem: string, oldItem: string): string =>
    `"${newItem}" is currently prohibited. Did you mean to remove "${oldItem}" and use "${newItem}" instead?`,
};
