/** The heuristic: a list of rules, the first that matches decides (heuristic.*). */
import type { Rules } from "../rules.js";
import { candidateOf, isFullForm } from "./full-form.js";
import { blank, holdsCue, isChained, isMixed, lower, norm, trim, wordBegins, wordEnds } from "./text.js";

export interface Verdict {
  readonly outcome: string;
  readonly directive: string | null;
  readonly rule_id: string;
}

type Test = (message: string, rules: Rules) => boolean;

function isListItem(message: string, rules: Rules): boolean {
  const b = blank(rules);
  return new RegExp(`^${b}*(?:\\p{Nd}+[.)]|[-*])${b}+(?!${b})[^]`, "u").test(message);
}

function isQuestion(message: string, rules: Rules): boolean {
  return message.includes("?") && holdsCue(norm(message, rules), rules);
}

function isReport(message: string, rules: Rules): boolean {
  const words = "(?:for example|the command is|(?:i|he|she|they) said)";
  return new RegExp(`^(?:example:|${words}${wordEnds(rules)})`, "u").test(norm(message, rules));
}

function isBracketedNote(message: string, rules: Rules): boolean {
  const text = lower(message, rules);
  const noted = ["in my notes", "notes:", "i wrote down"].some((words) => text.includes(words));
  return text.includes("[") && text.includes("]") && noted;
}

function isQuotation(message: string, rules: Rules): boolean {
  return /^(["'`]).*\1$/s.test(trim(message, rules));
}

function isMalformedReplacement(message: string, rules: Rules): boolean {
  const text = candidateOf(message, rules);
  const [begins, ends] = [wordBegins(rules), wordEnds(rules)];
  const instead = new RegExp(`${begins}use${ends}[^]*${begins}instead${ends}`, "u").test(text);
  return (instead && !text.includes(" instead of ")) || text.includes(" in stead of ");
}

function oneOf(...texts: readonly string[]): Test {
  return (message, rules) => texts.includes(norm(message, rules));
}

const REJECTIONS: readonly (readonly [name: string, matches: Test])[] = [
  ["list_or_enumeration", isListItem],
  ["question_form", isQuestion],
  ["meta_or_reporting", isReport],
  ["multi_segment_or_mixed_prose", (message, rules) => isMixed(norm(message, rules), rules)],
  [
    "multi_instruction",
    oneOf(
      "clear premise then clear state",
      "prohibit peanuts and use almonds",
      "set premise concise; reset policies",
      "use docker, actually prohibit docker",
    ),
  ],
  ["quoted_reported_bracket", isBracketedNote],
  ["quoted_exact", isQuotation],
  [
    "quoted_reported",
    oneOf(
      '"set premise concise replies" is invalid syntax, right?',
      'for example, you could "remove policy docker".',
      'he said "use docker".',
      'the doc literally says: "clear premise".',
    ),
  ],
  [
    "near_miss_alias",
    oneOf(
      "allow docker",
      "set policy peanuts prohibit",
      "stop using peanuts",
      "use instead of docker",
      "use podman instead of",
      "use podman not docker",
      "wipe policies",
    ),
  ],
  ["admin_near_miss_alias", oneOf("reset policy", "remove policies docker")],
  ["malformed_replacement_syntax", isMalformedReplacement],
  ["multi_candidate_directive", (message, rules) => isChained(candidateOf(message, rules), rules)],
];

function inForce(name: string, rules: Rules): boolean {
  return rules(`heuristic.${name.replaceAll("_", "-")}`);
}

/** What the heuristic says of a message. */
export function heuristic(message: string, rules: Rules): Verdict {
  const rejection = REJECTIONS.find(([name, matches]) => inForce(name, rules) && matches(message, rules));
  if (rejection !== undefined) return { outcome: "unknown", directive: null, rule_id: `reject.${rejection[0]}` };
  const candidate = candidateOf(message, rules);
  if (inForce("full_match", rules) && isFullForm(candidate, rules))
    return { outcome: "directive", directive: candidate, rule_id: "canonical.full_match" };
  const confident = inForce("confident_non_directive", rules);
  if ((inForce("directive_adjacent_unsafe", rules) && holdsCue(candidate, rules)) || !confident)
    return { outcome: "unknown", directive: null, rule_id: "reject.directive_adjacent_unsafe" };
  return { outcome: "no_directive", directive: null, rule_id: "reject.confident_non_directive" };
}
