/** The directives: which text each one is (form.*), and what it does (near-miss.* … replace.*). */
import type { Directive } from "../../src/generated/directives/syntax.js";
import { isBlank, item, premiseText, trim } from "./characters.js";
import { checked, type Outcome } from "./outcome.js";
import { prompts } from "./prompts.js";
import type { Question } from "./questions.js";
import { REPLACEMENT, replace } from "./replacement.js";
import type { Rules } from "./rules.js";
import { EMPTY_STATE, policyOf, type State, withoutPolicy, withPolicy } from "./values.js";

type Read = (text: string, rules: Rules) => Directive | null;

/** A form: its rule, the words with which its texts begin, and the directive that a text is. */
type Form = readonly [id: string, words: string, read: Read];

const INSTEAD_OF = " instead of ";

function exactly(id: string, words: string, kind: "clear_premise" | "reset_policies" | "clear_state"): Form {
  return [id, words, (text) => (text === words ? { kind } : null)];
}

/** What follows the words and one space; nothing where the text is the words alone; null where it begins otherwise. */
function operandOf(words: string, text: string): string | null {
  if (text === words) return "";
  return text.startsWith(`${words} `) ? text.slice(words.length + 1) : null;
}

function withItem(id: string, words: string, kind: Extract<Directive, { readonly item: string }>["kind"]): Form {
  const read: Read = (text) => {
    const item = operandOf(words, text);
    return item === null ? null : { kind, item };
  };
  return [id, words, read];
}

function withValue(id: string, words: string, kind: "set_premise" | "change_premise"): Form {
  const read: Read = (text) => {
    const value = operandOf(words, text);
    return value === null ? null : { kind, value };
  };
  return [id, words, read];
}

function setPremiseNearMiss(text: string, rules: Rules): Directive | null {
  const rest = operandOf("set premise to", text);
  return rest === null || isBlank(rest, rules) ? null : { kind: "set_premise_near_miss", value: trim(rest, rules) };
}

function changePremiseNearMiss(text: string, rules: Rules): Directive | null {
  const rest = operandOf("change premise", text);
  if (rest === null || isBlank(rest, rules)) return null;
  if (text === "change premise to" || text.startsWith("change premise to ")) return null;
  return { kind: "change_premise_near_miss", value: trim(rest, rules) };
}

/** The two sides of a replacement, raw, split at the first "instead of"; null where there is none. */
function sidesOf(text: string): { readonly new_item: string; readonly old_item: string } | null {
  const rest = operandOf("use", text);
  const at = rest === null ? -1 : rest.indexOf(INSTEAD_OF);
  if (rest === null || at === -1) return null;
  return { new_item: rest.slice(0, at), old_item: rest.slice(at + INSTEAD_OF.length) };
}

function replaceUse(text: string, rules: Rules): Directive | null {
  const sides = sidesOf(text);
  if (sides === null || isBlank(sides.new_item, rules) || isBlank(sides.old_item, rules)) return null;
  return { kind: "replace_use", ...sides };
}

function replacementBlankSide(text: string, rules: Rules): Directive | null {
  const sides = sidesOf(text);
  if (sides === null || !(isBlank(sides.new_item, rules) || isBlank(sides.old_item, rules))) return null;
  return { kind: "incomplete_replacement" };
}

function replacementOneSided(text: string): Directive | null {
  const rest = operandOf("use", text);
  if (rest === null || !(rest.startsWith("instead of ") || rest.endsWith(" instead of"))) return null;
  return { kind: "incomplete_replacement" };
}

/** The forms, in the order in which they are tried. */
export const FORMS: readonly Form[] = [
  exactly("form.clear-premise", "clear premise", "clear_premise"),
  exactly("form.reset-policies", "reset policies", "reset_policies"),
  exactly("form.clear-state", "clear state", "clear_state"),
  withItem("form.remove-policy", "remove policy", "remove_policy"),
  ["form.set-premise-near-miss", "set premise to", setPremiseNearMiss],
  ["form.change-premise-near-miss", "change premise", changePremiseNearMiss],
  withValue("form.set-premise", "set premise", "set_premise"),
  withValue("form.change-premise", "change premise to", "change_premise"),
  ["form.replace-use", "use", replaceUse],
  ["form.replacement-blank-side", "use", replacementBlankSide],
  ["form.replacement-one-sided", "use", replacementOneSided],
  withItem("form.use-item", "use", "use_item"),
  withItem("form.prohibit-item", "prohibit", "prohibit_item"),
];

function setPremise(state: State, value: string, rules: Rules): Outcome {
  const premise = premiseText(value, rules);
  return checked(
    [
      ["set-premise.empty", premise === "", prompts.setPremiseEmpty],
      ["set-premise.already-set", state.premise !== null, prompts.premiseAlreadySet],
    ],
    { rule: "set-premise.sets", state: { ...state, premise } },
    rules,
  );
}

function changePremise(state: State, value: string, rules: Rules): Outcome {
  const premise = premiseText(value, rules);
  return checked(
    [
      ["change-premise.empty", premise === "", prompts.changePremiseEmpty],
      ["change-premise.not-set", state.premise === null, prompts.premiseNotSet],
    ],
    { rule: "change-premise.replaces", state: { ...state, premise } },
    rules,
  );
}

function use(state: State, name: string, rules: Rules): Outcome {
  return checked(
    [
      ["use.empty", name === "", prompts.useEmpty],
      ["use.prohibited", policyOf(state, name) === "prohibit", prompts.itemProhibited(name)],
    ],
    { rule: "use.adopts", state: withPolicy(state, name, "use") },
    rules,
  );
}

function prohibit(state: State, name: string, rules: Rules): Outcome {
  return checked(
    [
      ["prohibit.empty", name === "", prompts.prohibitEmpty],
      ["prohibit.in-use", policyOf(state, name) === "use", prompts.itemInUse(name)],
    ],
    { rule: "prohibit.prohibits", state: withPolicy(state, name, "prohibit") },
    rules,
  );
}

function remove(state: State, name: string, rules: Rules): Outcome {
  const effect = { rule: "remove.removes", state: withoutPolicy(state, name) };
  return checked([["remove.empty", name === "", prompts.removeEmpty]], effect, rules);
}

/** What may be asked, by the kind of the question (pending.*, import-checkpoint.pending-*). */
export const QUESTIONS: Readonly<Record<string, Question>> = {
  replacement: REPLACEMENT,
};

/** What a directive does to a state, by kind (near-miss.* … clear-state.*). */
export function directed(state: State, directive: Directive, rules: Rules): Outcome {
  const always = (rule: string, prompt: string): Outcome => checked([[rule, true, prompt]], null, rules);
  switch (directive.kind) {
    case "set_premise_near_miss":
      return always("near-miss.set-premise", prompts.setPremiseNearMiss(directive.value));
    case "change_premise_near_miss":
      return always("near-miss.change-premise", prompts.changePremiseNearMiss(directive.value));
    case "incomplete_replacement":
      return always("replace.incomplete", prompts.replacementIncomplete);
    case "set_premise":
      return setPremise(state, directive.value, rules);
    case "change_premise":
      return changePremise(state, directive.value, rules);
    case "use_item":
      return use(state, item(directive.item, rules), rules);
    case "prohibit_item":
      return prohibit(state, item(directive.item, rules), rules);
    case "remove_policy":
      return remove(state, item(directive.item, rules), rules);
    case "replace_use":
      return replace(state, directive.new_item, directive.old_item, rules);
    case "clear_premise":
      return { rule: "clear-premise.clears", state: { ...state, premise: null } };
    case "reset_policies":
      return { rule: "reset-policies.resets", state: { ...state, policies: {} } };
    case "clear_state":
      return { rule: "clear-state.clears", state: EMPTY_STATE };
  }
}
