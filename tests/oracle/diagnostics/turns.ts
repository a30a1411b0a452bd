/** Texts that are no directives: almost one, or an answer that the question does not take. */
import { confirmation, trim } from "../characters.js";
import { FORMS } from "../directives.js";
import { parse } from "../language.js";
import { isOneEdit } from "./beside.js";
import { invisibleIn } from "./invisible.js";

const ALONE: Readonly<Record<string, string>> = {
  "clear premise": "clear premise",
  "reset policies": "reset policies",
  "clear state": "clear state",
  "reset policy": "reset policies",
  "clear policies": "reset policies",
  "reset premise": "clear premise",
  "clear premises": "clear premise",
};
/** The longest first: `change premise to` is meant where both it and `change premise` would do. */
const WORDS = [...new Set(FORMS.map(([, words]) => words))]
  .filter((words) => !(words in ALONE))
  .sort((one, other) => other.length - one.length);
const POLITE_END =
  /[\s\p{P}]+(?:please|pls|plz|(?:thanks|thank you|thx)(?: (?:a lot|so much|very much|again|in advance))?)$/iu;

/** The directive that a text almost is, or null. */
export function almostDirective(text: string): string | null {
  const [first] = invisibleIn(text.slice(0, 1));
  const seen = trim(first === undefined ? text : text.slice(1));
  const plain = seen.replace(/^(?:please|pls|plz)[\s,:]+/i, "");
  return aloneOf(plain) ?? withOperandOf(plain);
}

function aloneOf(text: string): string | null {
  const bare = withoutMarks(withoutMarks(text).replace(POLITE_END, ""));
  const found = Object.keys(ALONE).find((words) => isNearly(bare, words));
  return found === undefined ? null : (ALONE[found] ?? null);
}

function withoutMarks(text: string): string {
  return trim(text.replace(/[.,;:!?\u2026]+$/, ""));
}

function withOperandOf(text: string): string | null {
  for (const words of WORDS) {
    const { length } = words.split(" ");
    const [opening = ""] = new RegExp(`^(?:\\S+ ){${length - 1}}\\S+\\s+`).exec(text) ?? [];
    const operand = text.slice(opening.length);
    if (opening === "" || operand === "" || !isNearly(trim(opening).replace(/\s?:$/, ""), words)) continue;
    const directive = `${words} ${operand}`;
    if (parse(directive) !== null) return directive;
  }
  return null;
}

/** Whether a text is the words, in any case, with one slip in one word of five letters or more. */
function isNearly(text: string, words: string): boolean {
  const [given, meant] = [text.toLowerCase().split(" "), words.split(" ")];
  if (given.length !== meant.length) return false;
  const apart = meant.flatMap((word, index) => (word === given[index] ? [] : [[given[index] ?? "", word] as const]));
  const [[slip, word] = ["", ""]] = apart;
  return apart.length === 0 || (apart.length === 1 && word.length >= 5 && isOneEdit(slip, word));
}

const YES = /^(?:y|yes|yup|absolutely|go ahead|please do|works for me|\u{1f44d}[\u{1f3fb}-\u{1f3ff}]?)$/u;
const NO = /^(?:n|no|nah|never mind|cancel|cancel that|stop|rather not|no thank you|\u274c\ufe0f?)$/u;
const TAKEN = /^(?:yes|no|yes please|no thanks)$/;

/** The answer that a reply means and the engine does not take; null where it means neither, or both, or is taken. */
export function replyOf(text: string): "yes" | "no" | null {
  if (TAKEN.test(confirmation(text))) return null;
  const parts = trim(text)
    .toLowerCase()
    .split(/[,.!]+\s*/)
    .map((part) => part.replace(/^please (?!do$)|(?<!^no)\s+(?:please|thanks|thank you)$/g, "").trim())
    .filter((part) => part !== "" && !/^(?:please|thanks|thank you)$/.test(part));
  const means = new Set(parts.map((part) => (YES.test(part) ? "yes" : NO.test(part) ? "no" : "else")));
  if (means.size !== 1 || means.has("else")) return null;
  return means.has("yes") ? "yes" : "no";
}
