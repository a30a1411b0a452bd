/**
 * The matchers that a generated parser of tables is made of: each rule of a grammar is a value made of these few functions, and
 * its words are tables which they walk (toolkit/emit/tables.ts).
 */

/** Answers where a match that begins at a place ends, or -1. */
export type Matcher = (s: string, p: number) => number;

/** A matcher, or the words of which the first that stands at the place matches, with a bar between them. */
export type Part = Matcher | string;

export function matcherOf(part: Part): Matcher {
  return typeof part === "string" ? wordsOf(part.split("|")) : part;
}

/** Tries only the words that begin with the code unit at the place, in their order. */
function wordsOf(words: readonly string[]): Matcher {
  const table = new Map<number, string[]>();
  for (const word of words) {
    const known = table.get(word.charCodeAt(0));
    if (known === undefined) table.set(word.charCodeAt(0), [word]);
    else known.push(word);
  }
  return (s, p) => {
    for (const word of table.get(s.charCodeAt(p)) ?? []) if (s.startsWith(word, p)) return p + word.length;
    return -1;
  };
}

/** Of the last text it knows where it ended: many productions ask the same rule at the same place, such as for what may stand in front. */
export function either(...parts: readonly Part[]): Matcher {
  const matchers = parts.map(matcherOf);
  let text = "";
  const ends = new Map<number, number>();
  return (s, p) => {
    if (s !== text) ends.clear();
    // Also where it is equal: to compare the same string again costs nothing.
    text = s;
    const known = ends.get(p);
    if (known !== undefined) return known;
    let end = -1;
    for (const matcher of matchers) {
      end = matcher(s, p);
      if (end >= 0) break;
    }
    ends.set(p, end);
    return end;
  };
}

export function sequence(...parts: readonly Part[]): Matcher {
  const matchers = parts.map(matcherOf);
  return (s, p) => {
    let end = p;
    for (const matcher of matchers) {
      end = matcher(s, end);
      if (end < 0) return -1;
    }
    return end;
  };
}

export function maybe(...parts: readonly Part[]): Matcher {
  const matcher = sequence(...parts);
  return (s, p) => Math.max(p, matcher(s, p));
}

export function many(...parts: readonly Part[]): Matcher {
  return loopOf(sequence(...parts));
}

export function some(...parts: readonly Part[]): Matcher {
  const step = sequence(...parts);
  return sequence(step, loopOf(step));
}

/**
 * Steps as long as it can. Of the last text it knows where it began and ended, if each step was one code unit: a rule that
 * asks again at each place it comes to would otherwise look through the same rest each time.
 */
function loopOf(step: Matcher): Matcher {
  let [text, first, last] = ["", 0, -1];
  return (s, p) => {
    if (s === text) {
      text = s;
      if (p >= first && p <= last) return last;
    }
    let end = p;
    let isEven = true;
    for (let next = step(s, end); next >= 0; next = step(s, end)) {
      isEven &&= next === end + 1;
      end = next;
    }
    if (isEven) [text, first, last] = [s, p, end];
    return end;
  };
}

export function not(...parts: readonly Part[]): Matcher {
  const matcher = sequence(...parts);
  return (s, p) => (matcher(s, p) < 0 ? p : -1);
}

export function ahead(...parts: readonly Part[]): Matcher {
  const matcher = sequence(...parts);
  return (s, p) => (matcher(s, p) < 0 ? -1 : p);
}

/** All up to the first place where a part matches, or to the end. */
export function until(part: Part): Matcher {
  const matcher = matcherOf(part);
  return loopOf((s, p) => (p < s.length && matcher(s, p) < 0 ? p + 1 : -1));
}

/** One code unit of the ranges, whose firsts and lasts take turns. */
export function within(edges: string): Matcher {
  const units = edges.split("").map((unit) => unit.charCodeAt(0));
  return (s, p) => {
    const unit = s.charCodeAt(p);
    return units.some((first, index) => index % 2 === 0 && unit >= first && unit <= (units[index + 1] ?? first))
      ? p + 1
      : -1;
  };
}

export const any: Matcher = (s, p) => (p < s.length ? p + 1 : -1);
export const rest: Matcher = (s, p) => Math.max(s.length, p);

/** Matches the parts one after another; the node is made of the texts between the places where they end. */
export function production<Node>(parts: readonly Part[], node: (field: (part: number) => string) => Node) {
  const matchers = parts.map(matcherOf);
  return (s: string, text: string): Node | null => {
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
  return (s: string, text: string = s): Node | null => {
    for (const parse of productions) {
      const node = parse(s, text);
      if (node !== null) return node;
    }
    return null;
  };
}
