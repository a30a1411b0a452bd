/** Which directive a text is, written from chapter 3 of spec/focus alone: one regular expression a production. */
import type { Rules } from "../rules.js";
import { norm, pieces, space, strip } from "./text.js";

type Family = "correction" | "allow" | "use" | "doubtful_prohibit" | "reset_policies" | "clear_state" | "prohibit";

export interface Reading {
  readonly family: Family;
  readonly payload: string;
}

/** Letters of a word in either case, an i and an s with the letters that fold to them (read.letters). */
function letters(word: string, rules: Rules): string {
  const partners = rules("read.letters") ? { i: "\u0130\u0131", s: "\u017f" } : { i: "", s: "" };
  return word.replace(/[a-z]/g, (letter) => {
    const more = letter === "i" || letter === "s" ? partners[letter] : "";
    return `[${letter}${letter.toUpperCase()}${more}]`;
  });
}

/** A pattern over the message as it came: words in braces, W for white space, PAYLOAD for what may hold no line feed. */
function raw(pattern: string, text: string, rules: Rules): string | null {
  const w = space(rules);
  const any = rules("read.line-feed") ? "[^\\n]" : "[^]";
  const source = pattern
    .replaceAll("INLINE", `(?:(?!\\n)${w})`)
    .replaceAll("W", w)
    .replaceAll("PAYLOAD", `(${any}*?(?<!${w}))`)
    .replace(/\{([^}]+)\}/g, (_, words: string) => letters(words, rules));
  return (
    new RegExp(`^${source}$`)
      .exec(text)
      ?.slice(1)
      .find((found) => found !== undefined) ?? null
  );
}

const READ: readonly (readonly [Family, id: string, pattern: string])[] = [
  ["correction", "correction.reads", "W*(?:{actually}|{i meant}|{correction}:|{no},)(?:W*PAYLOAD|W*())W*"],
  ["allow", "allow.reads-prefix", "W*(?:{allow}|{you}W+{can})W+(?!W)PAYLOAD(?<!W)W*"],
  ["allow", "allow.reads-blank", "W*(?:{allow}|{you}W+{can})W\\n*INLINE(W*)"],
  ["allow", "allow.reads-suffix", "W*(?!W)PAYLOAD(?<=[^])(?<!W)W+{is}W+{fine}W*"],
  ["allow", "allow.reads-blank", "\\n*(INLINE)W+{is}W+{fine}W*"],
  [
    "use",
    "use.reads",
    "W*(?:{please}W+)?(?:{use}|{set}|{i}W+{am}W+{using}|{i}['\u2019]{m}W+{using})W+(?!W|$)PAYLOAD(?<!W)W*",
  ],
  ["doubtful_prohibit", "doubtful.reads", "W*(?:{don}|{no})W+{use}W+(?!W|$)PAYLOAD(?<!W)W*"],
];

/** What a text is in the view of the message as it came. */
function readRaw(text: string, rules: Rules): Reading | null {
  for (const [family, id, pattern] of READ) {
    const payload = rules(id) ? raw(pattern, text, rules) : null;
    if (payload !== null && (family !== "use" || isGated(text, rules))) return { family, payload };
  }
  return null;
}

/** A use in the message as it came must be one in the normal form as well (use.gate). */
function isGated(text: string, rules: Rules): boolean {
  return !rules("use.gate") || /^(please )?(use|set|i am using|i'm using) ./s.test(norm(text, rules));
}

const PROHIBIT = /^(?:please don't|don't|do not|never) (.+)$/s;

function readProhibit(text: string, rules: Rules): Reading | null {
  const [, rest] = PROHIBIT.exec(norm(text, rules)) ?? [];
  if (rest === undefined || !rules("prohibit.reads")) return null;
  const payload = rules("prohibit.drops-use") ? rest.replace(/^use(?: |$)/, "") : rest;
  return { family: "prohibit", payload };
}

/** The first family that fits. */
export function read(text: string, rules: Rules): Reading | null {
  const normal = norm(text, rules);
  if (rules("reset-policies.reads") && normal === "reset policies") return { family: "reset_policies", payload: "" };
  if (rules("clear-state.reads") && normal === "clear state") return { family: "clear_state", payload: "" };
  if (rules("use.reads-bare") && normal === "use") return { family: "use", payload: "" };
  const message = readRaw(text, rules);
  return message?.family === "correction" ? message : (readProhibit(text, rules) ?? message);
}

/** Whether a message mixes families (mixed.pieces, mixed.correction). */
export function isMixed(text: string, rules: Rules): boolean {
  const families = pieces(text, rules)
    .map((piece) => read(strip(piece, rules), rules)?.family)
    .filter((family) => family !== undefined && family !== "doubtful_prohibit");
  if (rules("mixed.pieces") && new Set(families).size > 1) return true;
  const whole = read(text, rules);
  return rules("mixed.correction") && whole?.family === "correction" && isOther(whole.payload, rules);
}

function isOther(payload: string, rules: Rules): boolean {
  const other = read(payload, rules);
  if (other === null || other.family === "doubtful_prohibit") return false;
  if (other.family !== "prohibit" || !rules("mixed.quotation")) return true;
  const rest = strip(norm(payload, rules).replace(/^(please don't|don't|do not|never) /, ""), rules);
  return !/ (is|as) /.test(rest) || readRaw(payload, rules)?.family === "allow";
}
