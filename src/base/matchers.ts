/**
 * The matchers that a generated parser of tables is made of: each rule of a grammar is a value made of these few functions, and
 * its words are tables which they walk (toolkit/emit/tables.ts).
 */

import {
  anyOf,
  type Form,
  FREE,
  formOfWord,
  initialsOf,
  NOTHING,
  orNothing,
  sequenceOf,
  type Table,
  tableOf,
  triedAt,
  UNIT,
} from "./forms.js";

/** Answers where a match that begins at a place ends, or -1. */
export interface Matcher {
  (s: string, p: number): number;
  /** What is known of all its matches; without it, nothing is. */
  readonly form?: () => Form;
}

/** A matcher, or the words of which the first that stands at the place matches, with a bar between them. */
export type Part = Matcher | string;

export function matcherOf(part: Part): Matcher {
  return typeof part === "string" ? wordsOf(part.split("|")) : part;
}

/** The last text that was read: to hold texts against each other at each question would cost their length each time. */
interface Reading {
  readonly text: string;
  readonly initials: number;
  /** What its matchers know of it. */
  readonly known: Map<number, number>[];
}

/** Before the first text, and after one that is too long to be remembered. */
const NOTHING_READ: Reading = { text: "", initials: -1, known: [] };
let reading = NOTHING_READ;

/** Units of a text of which is forgotten at once what was found in it: that is many times its size. */
const REMEMBERED = 4096;

function forget(): void {
  for (const ends of reading.known) ends.clear();
  reading = NOTHING_READ;
}

function wordsOf(words: readonly string[]): Matcher {
  const forms = words.map(formOfWord);
  const table = tableOf(words, forms);
  const matcher: Matcher = (s, p) => {
    for (const word of triedAt(table, s, p)) if (s.startsWith(word, p)) return p + word.length;
    return -1;
  };
  return formed(matcher, () => anyOf(forms));
}

/** Of one reading it knows where it ended: many productions ask the same rule at the same place, such as for what may stand in front. */
export function either(...parts: readonly Part[]): Matcher {
  const matchers = parts.map(matcherOf);
  let table: Table<Matcher> | undefined;
  let known = reading;
  const ends = new Map<number, number>();
  const tried = (s: string, p: number): number => {
    table ??= tableOf(matchers, matchers.map(formOf));
    for (const matcher of triedAt(table, s, p)) {
      const end = matcher(s, p);
      if (end >= 0) return end;
    }
    return -1;
  };
  const matcher: Matcher = (s, p) => {
    if (known !== reading) {
      ends.clear();
      reading.known.push(ends);
      known = reading;
    }
    const end = ends.get(p) ?? tried(s, p);
    ends.set(p, end);
    return end;
  };
  return formed(matcher, () => anyOf(matchers.map(formOf)));
}

/** A matcher of which something is known: that is read when it is first needed, and once. */
function formed(matcher: Matcher, read: () => Form): Matcher {
  let known: Form | undefined;
  const form = (): Form => {
    if (known === undefined) known = read();
    return known;
  };
  return Object.assign(matcher, { form });
}

function formOf(matcher: Matcher): Form {
  return matcher.form?.() ?? FREE;
}

export function sequence(...parts: readonly Part[]): Matcher {
  const matchers = parts.map(matcherOf);
  let known: Form | undefined;
  const matcher: Matcher = (s, p) => {
    known ??= sequenceOf(matchers.map(formOf));
    if (s.length - p < known.least || (known.needs & reading.initials) === 0) return -1;
    let end = p;
    for (const matcher of matchers) {
      end = matcher(s, end);
      if (end < 0) return -1;
    }
    return end;
  };
  return formed(matcher, () => sequenceOf(matchers.map(formOf)));
}

export function maybe(...parts: readonly Part[]): Matcher {
  const matcher = sequence(...parts);
  return formed(
    (s, p) => Math.max(p, matcher(s, p)),
    () => orNothing(formOf(matcher)),
  );
}

export function many(...parts: readonly Part[]): Matcher {
  return loopOf(sequence(...parts));
}

export function some(...parts: readonly Part[]): Matcher {
  const step = sequence(...parts);
  return sequence(step, loopOf(step));
}

/**
 * Steps as long as it can. Of one reading it knows where it last began and ended, if each step was one code unit, or one word
 * with the space before it: a rule that asks again at each place it comes to would otherwise look through the same rest each
 * time.
 */
function loopOf(step: Matcher): Matcher {
  let [known, first, last] = [reading, 0, -1];
  let isWordy = false;
  const loop: Matcher = (s, p) => {
    if (known === reading && p >= first && p <= last && (!isWordy || p === last || s.charCodeAt(p) === SPACE))
      return last;
    let end = p;
    let [units, words] = [true, true];
    for (let next = step(s, end); next >= 0; next = step(s, end)) {
      units &&= next === end + 1;
      words &&= isWord(s, end, next);
      end = next;
    }
    if (units || words) [known, first, last, isWordy] = [reading, p, end, !units];
    return end;
  };
  return formed(loop, () => orNothing(formOf(step)));
}

const SPACE = 0x20;

/** Whether a space and what stands up to the next one lie between two places. */
function isWord(s: string, from: number, to: number): boolean {
  if (s.charCodeAt(from) !== SPACE) return false;
  const next = s.indexOf(" ", from + 1);
  return to === (next < 0 ? s.length : next);
}

export function not(...parts: readonly Part[]): Matcher {
  const matcher = sequence(...parts);
  return formed(
    (s, p) => (matcher(s, p) < 0 ? p : -1),
    () => NOTHING,
  );
}

export function ahead(...parts: readonly Part[]): Matcher {
  const matcher = sequence(...parts);
  return formed(
    (s, p) => (matcher(s, p) < 0 ? -1 : p),
    () => ({ ...formOf(matcher), least: 0 }),
  );
}

/** All up to the first place where a part matches, or to the end. */
export function until(part: Part): Matcher {
  const matcher = matcherOf(part);
  return loopOf((s, p) => (p < s.length && matcher(s, p) < 0 ? p + 1 : -1));
}

/** One code unit of the ranges, whose firsts and lasts take turns. */
export function within(edges: string): Matcher {
  const units = edges.split("").map((unit) => unit.charCodeAt(0));
  const matcher: Matcher = (s, p) => {
    const unit = s.charCodeAt(p);
    return units.some((first, index) => index % 2 === 0 && unit >= first && unit <= (units[index + 1] ?? first))
      ? p + 1
      : -1;
  };
  return formed(matcher, () => UNIT);
}

export const any: Matcher = formed(
  (s, p) => (p < s.length ? p + 1 : -1),
  () => UNIT,
);
export const rest: Matcher = (s, p) => Math.max(s.length, p);

/** Matches the parts one after another; the node is made of the texts between the places where they end. */
export function production<Node>(parts: readonly Part[], node: (field: (part: number) => string) => Node) {
  const matchers = parts.map(matcherOf);
  let least: number | undefined;
  return (s: string, text: string): Node | null => {
    least ??= sequenceOf(matchers.map(formOf)).least;
    if (s.length < least) return null;
    const places = [0];
    for (const matcher of matchers) {
      const place = matcher(s, places.at(-1) ?? 0);
      if (place < 0) return null;
      places.push(place);
    }
    return node((part) => text.slice(places[part], places[part + 1]));
  };
}

/** Parses a whole text by the first of the productions that matches; the fields are cut from `text`, which is as long as `s`. */
export function oneOf<Node>(...productions: readonly ((s: string, text: string) => Node | null)[]) {
  const first = (s: string, text: string): Node | null => {
    for (const parse of productions) {
      const node = parse(s, text);
      if (node !== null) return node;
    }
    return null;
  };
  return (s: string, text: string = s): Node | null => {
    if (s !== reading.text) reading = { text: s, initials: initialsOf(s), known: [] };
    const node = first(s, text);
    if (s.length > REMEMBERED) forget();
    return node;
  };
}
