import { isBlank, trim, whiteSpace } from "./characters.js";
import { ALL_RULES, type Rules } from "./rules.js";

export type Directive =
  | { readonly kind: "clear_premise" | "reset_policies" | "clear_state" | "incomplete_replacement" }
  | { readonly kind: "remove_policy" | "use_item" | "prohibit_item"; readonly item: string }
  | { readonly kind: "set_premise_near_miss" | "change_premise_near_miss"; readonly value: string }
  | { readonly kind: "set_premise" | "change_premise"; readonly value: string }
  | { readonly kind: "replace_use"; readonly new_item: string; readonly old_item: string };

type Form = readonly [id: string, read: (text: string, rules: Rules) => Directive | null];

const INSTEAD_OF = " instead of ";

function exactly(words: string, kind: "clear_premise" | "reset_policies" | "clear_state"): Form[1] {
  return (text) => (text === words ? { kind } : null);
}

/** What follows the words and one space; nothing where the text is the words alone; null where it begins otherwise. */
function operandOf(words: string, text: string): string | null {
  if (text === words) return "";
  return text.startsWith(`${words} `) ? text.slice(words.length + 1) : null;
}

function withItem(words: string, kind: "remove_policy" | "use_item" | "prohibit_item"): Form[1] {
  return (text) => {
    const item = operandOf(words, text);
    return item === null ? null : { kind, item };
  };
}

function withValue(words: string, kind: "set_premise" | "change_premise"): Form[1] {
  return (text) => {
    const value = operandOf(words, text);
    return value === null ? null : { kind, value };
  };
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

const FORMS: readonly Form[] = [
  ["form.clear-premise", exactly("clear premise", "clear_premise")],
  ["form.reset-policies", exactly("reset policies", "reset_policies")],
  ["form.clear-state", exactly("clear state", "clear_state")],
  ["form.remove-policy", withItem("remove policy", "remove_policy")],
  ["form.set-premise-near-miss", setPremiseNearMiss],
  ["form.change-premise-near-miss", changePremiseNearMiss],
  ["form.set-premise", withValue("set premise", "set_premise")],
  ["form.change-premise", withValue("change premise to", "change_premise")],
  ["form.replace-use", replaceUse],
  ["form.replacement-blank-side", replacementBlankSide],
  ["form.replacement-one-sided", replacementOneSided],
  ["form.use-item", withItem("use", "use_item")],
  ["form.prohibit-item", withItem("prohibit", "prohibit_item")],
];

/** The text that the forms are matched against: the raw one (language.exact), else one without case and margins. */
function readable(text: string, rules: Rules): string {
  if (rules("language.exact")) return text;
  return trim(text, rules)
    .replace(new RegExp(whiteSpace(rules), "g"), " ")
    .toLowerCase();
}

/** The directive that a text is, null where it is none (language.*, form.*, characters.any-string). */
export function parse(text: string, rules: Rules = ALL_RULES): Directive | null {
  if (!rules("characters.any-string") && /[\0\p{Surrogate}]/u.test(text)) return null;
  const forms = rules("language.first-form") ? FORMS : [...FORMS].reverse();
  for (const [id, read] of forms) {
    const directive = rules(id) ? read(readable(text, rules), rules) : null;
    if (directive !== null) return directive;
  }
  return null;
}

const NOT_FOR_TOOLS: readonly Directive["kind"][] = [
  "set_premise_near_miss",
  "change_premise_near_miss",
  "incomplete_replacement",
];

function operandsOf(directive: Directive): string[] {
  return Object.entries(directive).flatMap(([name, value]) => (name === "kind" ? [] : [value]));
}

/** Whether a tool may write the text on a user's behalf (canonical.*). */
export function isCanonical(text: string, rules: Rules = ALL_RULES): boolean {
  const directive = parse(text, rules);
  if (directive === null) return false;
  const refusals: readonly (readonly [id: string, refused: boolean])[] = [
    ["canonical.form", NOT_FOR_TOOLS.includes(directive.kind)],
    ["canonical.operand", operandsOf(directive).some((operand) => operand === "" || trim(operand, rules) !== operand)],
    ["canonical.one-line", text.includes("\n")],
    ["canonical.set-premise-to", directive.kind === "set_premise" && /^to(?![A-Za-z0-9_])/.test(directive.value)],
    ["canonical.use-instead-of", directive.kind === "use_item" && holdsInsteadOf(directive.item, rules)],
  ];
  return !refusals.some(([id, refused]) => refused && rules(id));
}

function holdsInsteadOf(item: string, rules: Rules): boolean {
  const w = whiteSpace(rules);
  return new RegExp(`${w}instead of(?:${w}|$)`).test(item);
}
