/** Which text is a full form (full-form.*), and the candidate that a message holds (candidate.*). */
import { NOT_FOR_TOOLS, operandsOf, parse } from "../language.js";
import type { Rules } from "../rules.js";
import { blank, collapse, lower, norm, trim, wordEnds } from "./text.js";

/** Whether a text may stand behind a keyword (full-form.operand). */
function isOperand(text: string, rules: Rules): boolean {
  if (!rules("full-form.operand")) return true;
  return text !== "" && trim(text, rules) === text && !text.includes("\n");
}

function operandAfter(keyword: string, text: string): string | null {
  return text.startsWith(`${keyword} `) ? text.slice(keyword.length + 1) : null;
}

function isReplacement(operand: string, rules: Rules): boolean {
  const words = " instead of ";
  for (let at = operand.indexOf(words); at !== -1; at = operand.indexOf(words, at + 1)) {
    if (isOperand(operand.slice(0, at), rules) && isOperand(operand.slice(at + words.length), rules)) return true;
  }
  return false;
}

function isUse(operand: string, rules: Rules): boolean {
  if (isReplacement(operand, rules)) return true;
  const insteadOf = new RegExp(`${blank(rules)}instead of(?:${blank(rules)}|$)`);
  return isOperand(operand, rules) && !(rules("full-form.use-instead-of") && insteadOf.test(operand));
}

function isSetPremise(operand: string, rules: Rules): boolean {
  const nearMiss = rules("full-form.set-premise-to") && new RegExp(`^to${wordEnds(rules)}`, "u").test(operand);
  return isOperand(operand, rules) && !nearMiss;
}

/** Any other directive, as chapter 3 has it. */
function isOther(text: string, rules: Rules): boolean {
  const directive = parse(text);
  if (directive === null || NOT_FOR_TOOLS.includes(directive.kind)) return false;
  return operandsOf(directive).every((operand) => isOperand(operand, rules));
}

/** Whether the whole text is a full form; without full-form.words, in any case and spacing. */
export function isFullForm(raw: string, rules: Rules): boolean {
  const text = rules("full-form.words") ? raw : norm(raw, rules);
  const use = operandAfter("use", text);
  if (use !== null) return isUse(use, rules);
  const premise = operandAfter("set premise", text);
  return premise === null ? isOther(text, rules) : isSetPremise(premise, rules);
}

const BRACKETS = ["()", "[]"];
const QUOTES = ['""', "''", "``"];

function withoutEnd(text: string, rules: Rules): string {
  return rules("candidate.punctuation") ? trim(text.replace(/[.!]+$/, ""), rules) : text;
}

function unwrapped(text: string, pairs: readonly string[], rules: Rules): string {
  const ends = text.charAt(0) + text.charAt(text.length - 1);
  if (!rules("candidate.wrapper") || text.length < 2 || !pairs.includes(ends)) return text;
  return trim(text.slice(1, -1), rules) || text;
}

function candidate(text: string, pairs: readonly string[], rules: Rules): string {
  const inner = unwrapped(withoutEnd(trim(text, rules), rules), pairs, rules);
  if (!rules("candidate.folding")) return inner;
  return lower(trim(collapse(inner, rules), rules), rules);
}

/** The candidate of a message. */
export function candidateOf(message: string, rules: Rules): string {
  return candidate(message, [...BRACKETS, ...QUOTES], rules);
}

/** The candidate of a source, whose quotes stay (source.quotes). */
export function sourceCandidateOf(source: string, rules: Rules): string {
  return candidate(source, rules("source.quotes") ? BRACKETS : [...BRACKETS, ...QUOTES], rules);
}
