import type { Directive } from "../../src/generated/directives/syntax.js";
import { trim, whiteSpace } from "./characters.js";
import { FORMS } from "./directives.js";
import { ALL_RULES, type Rules } from "./rules.js";

/** The text that the forms are matched against: the raw one (language.exact), else one without case and margins. */
function readable(text: string, rules: Rules): string {
  if (rules("language.exact")) return text;
  return trim(text, rules)
    .replace(new RegExp(whiteSpace(rules), "g"), " ")
    .toLowerCase();
}

/** The directive that a text is, or null (language.*, form.*, characters.any-string). */
export function parse(text: string, rules: Rules = ALL_RULES): Directive | null {
  if (!rules("characters.any-string") && /[\0\p{Surrogate}]/u.test(text)) return null;
  const forms = rules("language.first-form") ? FORMS : [...FORMS].reverse();
  for (const [id, , read] of forms) {
    const directive = rules(id) ? read(readable(text, rules), rules) : null;
    if (directive !== null) return directive;
  }
  return null;
}

/** The near misses: no tool may write one. */
export const NOT_FOR_TOOLS: readonly Directive["kind"][] = [
  "set_premise_near_miss",
  "change_premise_near_miss",
  "incomplete_replacement",
];

/** What stands behind and between the words of a directive. */
export function operandsOf(directive: Directive): string[] {
  return Object.entries(directive).flatMap(([name, value]) => (name === "kind" ? [] : [String(value)]));
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
