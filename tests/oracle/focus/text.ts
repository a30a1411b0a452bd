/** The forms of a text, written from chapter 2 of spec/focus alone: one regular expression a rule. */
import type { Rules } from "../rules.js";

/** White space (text.white-space): without the rule, JavaScript's own. */
export function space(rules: Rules): string {
  const own = "[\\u0009-\\u000d\\u001c-\\u0020\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
  return rules("text.white-space") ? own : "\\s";
}

export function strip(text: string, rules: Rules): string {
  const w = space(rules);
  return text.replace(new RegExp(`^${w}+`), "").replace(new RegExp(`(?<!${w})${w}+$`), "");
}

function squash(text: string, rules: Rules): string {
  return rules("text.single-spaces") ? text.replace(new RegExp(`${space(rules)}+`, "g"), " ") : text;
}

function straight(text: string, rules: Rules): string {
  return rules("text.apostrophe") ? text.replace(/\u2019|`/g, "'") : text;
}

function dont(text: string, rules: Rules): string {
  if (!rules("text.dont")) return text;
  const word = rules("text.word") ? "[\\p{L}\\p{N}_]" : "\\w";
  return text.replace(new RegExp(`(?<!${word})dont(?!${word})`, "gu"), "don't");
}

/** The clean form (text.clean-form). */
export function clean(text: string, rules: Rules): string {
  if (!rules("text.clean-form")) return text;
  return squash(straight(strip(text.normalize("NFKC"), rules), rules), rules);
}

/** The normal form (text.normal-form and the rules of its steps). */
export function norm(text: string, rules: Rules): string {
  const composed = rules("text.nfkc") ? text.normalize("NFKC") : text;
  const lower = rules("text.lower-case") ? composed.toLowerCase() : composed;
  return dont(squash(straight(strip(lower, rules), rules), rules), rules);
}

/** The pieces between delimiters (text.pieces). */
export function pieces(text: string, rules: Rules): string[] {
  const w = space(rules);
  const and = rules("text.pieces-and") ? `|(?<!${w})${w}+[aA][nN][dD]${w}+` : "";
  const delimiter = rules("text.pieces-comma") ? `,${and}` : and.slice(1);
  return text.split(new RegExp(delimiter)).filter((piece) => strip(piece, rules) !== "");
}

/** The names of the items in a payload (text.items, text.articles). */
export function items(payload: string, rules: Rules): string[] {
  const names = pieces(payload, rules).map((piece) => norm(piece, rules));
  const bare = names.map((name) => (rules("text.articles") ? name.replace(/^(a|an|the) /, "") : name));
  return bare.map((name) => strip(name, rules)).filter((name) => name !== "");
}

/** Each item once, by code point (text.order). */
export function listed(names: readonly string[], rules: Rules): string[] {
  const points = (name: string): number[] => Array.from(name, (character) => character.codePointAt(0) ?? 0);
  const before = (a: string, b: string): number => {
    const [left, right] = [points(a), points(b)];
    const at = left.findIndex((point, index) => point !== right[index]);
    return at < 0 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
  };
  const once = [...new Set(names)];
  return rules("text.order") ? once.sort(before) : once.sort();
}
