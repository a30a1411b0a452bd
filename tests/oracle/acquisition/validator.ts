/** The validation of what a producer gave (output.*), and the gate that compares it with the user's words (source.*). */
import { hasExactly, isObject } from "../json.js";
import type { Rules } from "../rules.js";
import { isFullForm, sourceCandidateOf } from "./full-form.js";
import { blank, CUES, holdsCue, holdsPhrase, isChained, isMixed, lower, norm, trim, upper, wordEnds } from "./text.js";

export interface Validation {
  readonly classification: string;
  readonly output: string | null;
}

const UNKNOWN: Validation = { classification: "unknown", output: null };
const NO_DIRECTIVE: Validation = { classification: "no_directive", output: null };

/** The value of a JSON text; undefined where it is not JSON. NaN and the infinities are numbers like others (output.json). */
function jsonValue(text: string, rules: Rules): unknown {
  const numbers = rules("output.json-numbers")
    ? text.replace(/"(?:[^"\\]|\\.)*"|-?Infinity|NaN/gs, (token) => (token.startsWith('"') ? token : " 0 "))
    : text;
  try {
    return JSON.parse(numbers);
  } catch {
    return undefined;
  }
}

/** The two fields of a contract object; null where the value is not one (output.object, output.keys). */
function contractOf(
  value: unknown,
  rules: Rules,
): { readonly classification: unknown; readonly output: unknown } | null {
  if (!isObject(value)) return rules("output.object") || !Array.isArray(value) ? null : contractOf(value[0], rules);
  if (rules("output.keys") && !hasExactly(value, ["classification", "output"])) return null;
  return { classification: value.classification, output: value.output };
}

function structured(value: unknown, rules: Rules): Validation {
  const contract = contractOf(value, rules);
  if (contract === null) return UNKNOWN;
  const { classification, output } = contract;
  if (classification === "no_directive" && rules("output.no-directive"))
    return output === null ? NO_DIRECTIVE : UNKNOWN;
  if (classification !== "directive" || typeof output !== "string" || !rules("output.directive")) return UNKNOWN;
  const command = trim(output, rules);
  const chained = rules("output.chain") && isChained(norm(command, rules), rules);
  return isFullForm(command, rules) && !chained ? { classification: "directive", output: command } : UNKNOWN;
}

function textual(raw: string, rules: Rules): Validation {
  const text = rules("output.trim") ? trim(raw, rules) : raw;
  if (rules("output.sentinel") && upper(text, rules) === "<NO_DIRECTIVE>") return NO_DIRECTIVE;
  if (rules("output.chain") && isChained(norm(text, rules), rules)) return UNKNOWN;
  if (rules("output.full-form") && isFullForm(text, rules)) return { classification: "directive", output: text };
  if (rules("output.json") && /^[{[]/.test(text)) return structured(jsonValue(text, rules), rules);
  return rules("output.nothing-else") ? UNKNOWN : NO_DIRECTIVE;
}

function isSelfContract(source: string, output: string, rules: Rules): boolean {
  const text = trim(source, rules);
  const contract = text.startsWith("{") ? contractOf(jsonValue(text, rules), rules) : null;
  if (contract?.classification !== "directive" || typeof contract.output !== "string") return false;
  const same = (value: string): string => lower(trim(value, rules), rules);
  return same(contract.output) === same(output);
}

function isCueBehindSentence(text: string, rules: Rules): boolean {
  const cue = new RegExp(`^\\.${blank(rules)}*(?:${CUES.join("|")})${wordEnds(rules)}`, "u");
  return Array.from({ length: text.length }, (_, at) => at).some(
    (at) => !/[!?]/.test(text.slice(0, at)) && cue.test(text.slice(at)),
  );
}

const REPORTS = /^(?:i|he|she|they|doc|docs|documentation) (?:say|says|said)/;

function isReport(text: string, rules: Rules): boolean {
  if (text.startsWith("example:")) return true;
  const words = `(?:for example|the command is|${REPORTS.source.slice(1)})`;
  return new RegExp(`^${words}${wordEnds(rules)}`, "u").test(text);
}

/** Each item of the gate under its rule, and whether the source fails it. Those of the rule null never decide. */
function failures(
  source: string,
  output: string,
  rules: Rules,
): readonly (readonly [rule: string | null, fails: boolean])[] {
  const text = norm(source, rules);
  const candidate = sourceCandidateOf(source, rules);
  const documents = ["say", "says", "said", "doc", "docs", "documentation"];
  return [
    ["source.one-line", /[\n\r]/.test(source)],
    ["source.code-fence", /```|~~~/.test(source)],
    ["source.backtick", source.includes("`") && holdsCue(text, rules)],
    [null, isReport(text, rules)],
    ["source.question", source.includes("?") && holdsCue(text, rules)],
    ["source.mixed", isMixed(text, rules)],
    [null, rules("output.chain") && isChained(text, rules)],
    ["source.sentence", isCueBehindSentence(text, rules)],
    ["source.documentation", source.includes('"') && holdsPhrase(lower(source, rules), documents, rules)],
    ["source.full-form", !isFullForm(candidate, rules)],
    ["source.same", norm(output, rules) !== candidate],
  ];
}

/** Whether the items of the gate that never decide would have decided; no rule is switched off. */
export function idleItemsDecide(source: string, output: string, rules: Rules): boolean {
  const failed = failures(source, output, rules).filter(([, fails]) => fails);
  return failed.length > 0 && failed.every(([rule]) => rule === null);
}

function passes(source: string, output: string, rules: Rules): boolean {
  if (rules("source.self-contract") && isSelfContract(source, output, rules)) return true;
  return !failures(source, output, rules).some(([rule, fails]) => fails && (rule === null || rules(rule)));
}

/** What the validator says; a source that is null is not looked at (source.gate). */
export function validate(raw: unknown, source: string | null, rules: Rules): Validation {
  const validation = typeof raw === "string" ? textual(raw, rules) : structured(raw, rules);
  if (validation.output === null || source === null || !rules("source.gate")) return validation;
  return passes(source, validation.output, rules) ? validation : UNKNOWN;
}

/** The directive that the parsing of a producer's output gives, or null (output.parsed). */
export function parse(raw: unknown, source: string | null, rules: Rules): string | null {
  const { output } = validate(raw, source, rules);
  return rules("output.parsed") ? output : null;
}
