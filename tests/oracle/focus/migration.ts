/** The way from a state of version 1 to one of version 2, written from chapter 7 of spec/focus alone. */
import { item as younger } from "../characters.js";
import { ALL_RULES, type Rules } from "../rules.js";
import { importText } from "./persistence.js";

/** The younger state and what is not carried into it. */
export function migrated(state: unknown, rules: Rules = ALL_RULES): object {
  const model = importText(JSON.stringify(state));
  if ("error" in model) throw new Error(model.error);
  const { focus, items } = model;
  const lost: object[] = [];
  const isBlank = focus === "" && rules("migrate.focus");
  if (isBlank) lost.push({ from: "focus.primary", value: focus, reason: "blank" });
  const names = new Set<string>();
  for (const value of items) {
    const name = rules("migrate.items") ? younger(value) : value;
    if (name === "") lost.push({ from: "prohibit", value, reason: "blank" });
    else if (names.has(name)) lost.push({ from: "prohibit", value, reason: "same_item" });
    else names.add(name);
  }
  const policies = Object.fromEntries(Array.from(names, (name) => [name, "prohibit"]));
  return { state: { premise: isBlank ? null : focus, policies, version: 2 }, not_carried: lost };
}
