import { ALL_RULES, type Rules } from "./rules.js";

/** White space, as a class for regular expressions (characters.white-space). */
const W = "[\\u0009-\\u000D\\u001C-\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]";

const ARTICLE = "(?:a|an|the)";

/** The class of white space: W, or JavaScript's own without characters.white-space. */
export function whiteSpace(rules: Rules = ALL_RULES): string {
  return rules("characters.white-space") ? W : "\\s";
}

/** The class of word characters: the contract's, or JavaScript's own without characters.word. */
function wordCharacter(rules: Rules): string {
  return rules("characters.word") ? "[\\p{L}\\p{N}_]" : "\\w";
}

/** Whether a text is empty or all white space (characters.white-space). */
export function isBlank(text: string, rules: Rules = ALL_RULES): boolean {
  return new RegExp(`^${whiteSpace(rules)}*$`).test(text);
}

/** The text without the white space at its ends (characters.white-space). */
export function trim(text: string, rules: Rules = ALL_RULES): string {
  const w = whiteSpace(rules);
  return text.replace(new RegExp(`^${w}+`), "").replace(new RegExp(`(?<!${w})${w}+$`), "");
}

type NormalizationStep = readonly [id: string, apply: (text: string, rules: Rules) => string];

const nfkc = (text: string): string => text.normalize("NFKC");
const apostrophes = (text: string): string => text.replace(/[\u2019\u0060]/g, "'");
const lowerCase = (text: string): string => text.toLowerCase();

function singleSpaces(text: string, rules: Rules): string {
  return trim(text.replace(new RegExp(`${whiteSpace(rules)}+`, "g"), " "), rules);
}

function dont(text: string, rules: Rules): string {
  const word = wordCharacter(rules);
  return text.replace(new RegExp(`(?<!${word})dont(?!${word})`, "gu"), "don't");
}

/** Drops the leading articles: a whole run (departure.d1), where white space or the end follows (departure.d2). */
function withoutArticles(text: string, rules: Rules): string {
  const w = whiteSpace(rules);
  const follows = rules("departure.d2") ? `(?:${w}+|$)` : `(?!${wordCharacter(rules)})${w}*`;
  const times = rules("departure.d1") ? "+" : "";
  return text.replace(new RegExp(`^(?:${ARTICLE}${follows})${times}`, "u"), "");
}

const ITEM_STEPS: readonly NormalizationStep[] = [
  ["item.nfkc", nfkc],
  ["item.apostrophe", apostrophes],
  ["item.lower-case", lowerCase],
  ["item.dont", dont],
  ["item.white-space", singleSpaces],
  ["item.articles", withoutArticles],
];

const PREMISE_STEPS: readonly NormalizationStep[] = [
  ["premise.nfkc", nfkc],
  ["premise.apostrophe", apostrophes],
  ["premise.white-space", singleSpaces],
];

const CONFIRMATION_STEPS: readonly NormalizationStep[] = [
  ["confirmation.nfkc", nfkc],
  ["confirmation.lower-case", lowerCase],
  ["confirmation.white-space", singleSpaces],
  ["confirmation.punctuation", (text) => text.replace(/(?<![.,!?])[.,!?]+$/, "")],
  ["confirmation.white-space", trim],
];

function applied(text: string, steps: readonly NormalizationStep[], rules: Rules): string {
  return steps.reduce((value, [id, apply]) => (rules(id) ? apply(value, rules) : value), text);
}

/** The normalized item that a raw text names (item.*, departure.d1, departure.d2). */
export function item(text: string, rules: Rules = ALL_RULES): string {
  const once = applied(text, ITEM_STEPS, rules);
  if (once === text || !rules("item.fixed-point")) return once;
  const again: Rules = (id) => rules(id) && (id !== "item.articles" || rules("departure.d1"));
  return item(once, again);
}

/** The normalized premise (premise.*); without premise.case it is lower-cased and loses its leading articles. */
export function premiseText(text: string, rules: Rules = ALL_RULES): string {
  const kept = applied(text, PREMISE_STEPS, rules);
  const once = rules("premise.case") ? kept : withoutArticles(lowerCase(kept), rules);
  return once === text ? once : premiseText(once, rules);
}

/** The text of a turn as it is compared with the words of confirmation (confirmation.*). */
export function confirmation(text: string, rules: Rules = ALL_RULES): string {
  return applied(text, CONFIRMATION_STEPS, rules);
}

/** Compares by Unicode code point (characters.order); without the rule, by UTF-16 unit. */
export function compareCodePoints(left: string, right: string, rules: Rules = ALL_RULES): number {
  if (!rules("characters.order")) return left < right ? -1 : Number(left > right);
  const a = Array.from(left, (character) => character.codePointAt(0) ?? 0);
  const b = Array.from(right, (character) => character.codePointAt(0) ?? 0);
  const differs = a.findIndex((point, index) => point !== b[index]);
  if (differs === -1) return a.length - b.length;
  return (a[differs] ?? 0) - (b[differs] ?? -1);
}
