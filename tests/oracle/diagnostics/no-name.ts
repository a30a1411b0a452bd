/** What is no name: several lines, too long an operand, a pointer, a request. The words are those that the rules list, and no others. */
import { isBlank, item as normalized, trim } from "../characters.js";

const listed = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => list.split(", ")));
/** A pattern of the phrases, as words of their own. */
const phrase = (phrases: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_])(?:${phrases.replaceAll(", ", "|")})(?![\\p{L}\\p{N}_])`, "iu");

const DEMONSTRATIVES = "this, that, these, those";
const POINTERS = listed(
  "it, them, both, either, neither, same, same thing, latter, former, above, other, others",
  DEMONSTRATIVES,
);
const WITH_ALL = listed("it, them", DEMONSTRATIVES);
const NOUNS = "one, ones, thing, things, two, three";
const NOUNS_OF_THESE = listed(NOUNS, "few");
const NOUNS_OF_ORDINALS = listed(NOUNS, "option, options");
const ORDINALS = listed(
  "first, second, third, fourth, fifth, last, next, previous, other, same, very same, above, latter, former",
);
const NAMES_TOO = listed("first, second, third, last");
const OF = listed("all, any, both, each, either, neither, none, one, some, most, rest, the rest");
const BEHIND = listed("again, too, instead");

const LASTS =
  "day, days, repo, repository, project, codebase, workspace, folder, directory, package, module, app, team, company, house, household, kitchen";
const ONCE = phrase(
  "for now, this time, this once, just once, only once, just this once, only this once, right now, just now, today only, tonight only",
);
const ONCE_AT_END = /(?<![\p{L}\p{N}_])(?:today|tonight|tomorrow|once)(?: only)?$/iu;
const BEFORE_THIS = phrase(`(?:for|in|on|with) (?:${DEMONSTRATIVES})(?! ${phrase(LASTS).source})`);

const VERBS = listed(
  "add, answer, ask, book, build, buy, calculate, check, clean, compare, compile, compute, convert, cook, count, create, debug, deploy",
  "describe, draw, edit, explain, fetch, find, fix, format, generate, make, merge, parse, plot, print, read, replace, run, search, send",
  "show, solve, sort, summarize, test, translate, update, validate, verify, write",
);
const NO_VERBS = listed(
  "the, a, an, my, our, your, their, his, her, its, all, any, each, every, some, no, us, me, it, them, him, one",
  DEMONSTRATIVES,
);
const NAMES_WITH_TO = listed(
  "access, according, back, close, compared, contrary, day, due, easy, end, face, how, left, link, links, listening, next, opposed, peer",
  "point, prior, ready, reference, references, related, relative, respect, right, similar, speech, subject, text, thanks, up",
);
const AMOUNTS = listed("one, many, any");
const ABBREVIATIONS = listed(
  "etc, inc, ltd, corp, mrs, prof, approx, dept, est, fig, vol, vers, resp, incl, excl, max, min, sept",
  "jan, feb, mar, apr, jun, jul, aug, sep, oct, nov, dec",
);

/** Whether the item points at something instead of naming it. */
export function isPointer(item: string): boolean {
  const name = normalized(item);
  if (NAMES_TOO.has(name)) return false;
  const words = name.split(" ");
  const of = words.indexOf("of");
  const starts = OF.has(words.slice(0, of).join(" ")) && of > 0 ? [0, of + 1] : [0];
  const ends = BEHIND.has(words.at(-1) ?? "") ? [words.length - 1, words.length] : [words.length];
  return starts.some((start) => ends.some((end) => points(words.slice(start, end))));
}

function points(words: readonly string[]): boolean {
  const [first = "", ...others] = words;
  const [last = "", before] = [words.at(-1), words.slice(0, -1).join(" ")];
  const [middle = "other"] = others.slice(0, -1);
  const all = others.join(" ");
  return (
    POINTERS.has(words.join(" ")) ||
    NAMES_TOO.has(words.join(" ")) ||
    (WITH_ALL.has(first) && (all === "all" || all === "both all")) ||
    (ORDINALS.has(before) && NOUNS_OF_ORDINALS.has(last)) ||
    (listed(DEMONSTRATIVES).has(first) &&
      NOUNS_OF_THESE.has(last) &&
      (words.length === 2 || (words.length === 3 && ["other", "same"].includes(middle))))
  );
}

/** Whether the item is something to do now. */
export function isRequest(item: string, isToBeUsed: boolean): boolean {
  const words = trim(item).split(/\s+/);
  const text = words.join(" ");
  if (words.length > 8 || /:\s/.test(text)) return true;
  if (ONCE.test(text) || ONCE_AT_END.test(text) || BEFORE_THIS.test(text)) return true;
  if (words.some((word, at) => endsSentence(word, words[at + 1] ?? ""))) return true;
  return isToBeUsed && words.some((word, at) => /^to$/i.test(word) && isPurpose(words, at));
}

/** Whether a sentence ends with a word, before another one. */
function endsSentence(word: string, next: string): boolean {
  const [, before = "", marks = ""] = /^(.*?)([.!?\u2026\u3002]+)$/u.exec(word) ?? [];
  if (/^[!?]+$/.test(marks) && /[\p{L}\p{N}]$/u.test(before) && /^\p{L}/u.test(next)) return true;
  const [letters = ""] = /[\p{L}\p{N}'\u2019")\]]+$/u.exec(before) ?? [];
  return (
    [...letters].length >= 3 &&
    !ABBREVIATIONS.has(letters.toLowerCase()) &&
    /^[\p{L}\p{N}"'(\u2018\u201c\u201e\u00ab]/u.test(next)
  );
}

/** Whether the `to` at a place says what for. */
function isPurpose(words: readonly string[], at: number): boolean {
  const [before, ...behind] = words.slice(Math.max(at - 1, 0)).filter((_, index) => index !== 1);
  const [verb = ""] = behind;
  if (at === 0 || before === undefined || verb === "" || /^\d/.test(verb)) return false;
  if (NO_VERBS.has((/^[\p{L}\p{N}_]+/u.exec(verb)?.[0] ?? "").toLowerCase())) return false;
  if (behind.length === 1 && !VERBS.has(verb.toLowerCase())) return false;
  const [one, other] = [before, verb].map((word) => word.replace(/^[^\p{L}\p{N}]+/u, "").toLowerCase());
  if (one === undefined || other === undefined || one === other) return false;
  return !NAMES_WITH_TO.has(one) && !(AMOUNTS.has(one) && AMOUNTS.has(other));
}

/** Where the first line break with text before and behind it stands, as start and end. */
export function lineBreakIn(text: string): readonly [start: number, end: number] | null {
  for (const { 0: found, index } of text.matchAll(/\r\n|[\n-\r\u0085\u2028\u2029]/g)) {
    if (isBlank(text.slice(0, index)) || isBlank(text.slice(index))) continue;
    return [index, index + found.length];
  }
  return null;
}
