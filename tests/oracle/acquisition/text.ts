/** The characters and the words of the acquisition layer (acquisition.blank, acquisition.word, acquisition.case, acquisition.cue). */
import { FORMS } from "../directives.js";
import type { Rules } from "../rules.js";

/** The blanks, as a class for regular expressions; JavaScript's own without acquisition.blank. */
export function blank(rules: Rules): string {
  return rules("acquisition.blank")
    ? "[\\u0009-\\u000D\\u001C-\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]"
    : "\\s";
}

/** No word character stands here, ahead; JavaScript's own class without acquisition.word. */
export function wordEnds(rules: Rules): string {
  return rules("acquisition.word") ? "(?![\\p{L}\\p{N}_])" : "(?!\\w)";
}

/** No word character stands here, behind. */
export function wordBegins(rules: Rules): string {
  return rules("acquisition.word") ? "(?<![\\p{L}\\p{N}_])" : "(?<!\\w)";
}

export function trim(text: string, rules: Rules): string {
  const isBlank = new RegExp(`^${blank(rules)}$`);
  let [from, to] = [0, text.length];
  while (from < to && isBlank.test(text.charAt(from))) from += 1;
  while (to > from && isBlank.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

export function collapse(text: string, rules: Rules): string {
  return text.replace(new RegExp(`${blank(rules)}+`, "g"), " ");
}

/** The full lower-casing; without acquisition.case, that of the ASCII letters. */
export function lower(text: string, rules: Rules): string {
  return rules("acquisition.case") ? text.toLowerCase() : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** The full upper-casing; without acquisition.case, that of the ASCII letters. */
export function upper(text: string, rules: Rules): string {
  return rules("acquisition.case") ? text.toUpperCase() : text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

export function norm(text: string, rules: Rules): string {
  return lower(collapse(trim(text, rules), rules), rules);
}

/** Whether one of the phrases stands in the text, neither preceded nor followed by a word character. */
export function holdsPhrase(text: string, phrases: readonly string[], rules: Rules): boolean {
  return phrases.some((phrase) => new RegExp(`${wordBegins(rules)}${phrase}${wordEnds(rules)}`, "u").test(text));
}

const WORDS: readonly string[] = [...new Set(FORMS.map(([, words]) => words))];

/** The words of the forms that do not begin with the words of another form. */
export const CUES: readonly string[] = WORDS.filter((words) => !WORDS.some((other) => words.startsWith(`${other} `)));

const OPENERS: readonly string[] = CUES.map((cue) => (cue === "change premise" ? "change premise to" : cue));

/** Whether the text holds a cue (acquisition.cue); without the rule, inside of a word too. */
export function holdsCue(text: string, rules: Rules): boolean {
  return rules("acquisition.cue") ? holdsPhrase(text, CUES, rules) : CUES.some((cue) => text.includes(cue));
}

/** Whether a cue follows a joiner (acquisition.chain). */
export function isChained(text: string, rules: Rules): boolean {
  const joiner = `(?:${wordBegins(rules)}(?:and|then)${wordEnds(rules)}|[;,])`;
  const chain = new RegExp(`${joiner}${blank(rules)}*(?:${CUES.join("|")})${wordEnds(rules)}`, "u");
  return rules("acquisition.chain") && chain.test(text);
}

/** Whether the text begins with an opener that a connector follows somewhere (acquisition.mixed). */
export function isMixed(text: string, rules: Rules): boolean {
  if (!rules("acquisition.mixed")) return false;
  return OPENERS.some((opener) => {
    const begins = new RegExp(`^${opener}${wordEnds(rules)}`, "u").test(text);
    // The opener's last letter is kept, so that a connector right behind it would not look like a word of its own.
    return begins && holdsPhrase(text.slice(opener.length - 1), ["because", "then continue", "and"], rules);
  });
}
