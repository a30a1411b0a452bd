/**
 * What is known of all matches of a matcher before it is run: most of a large grammar cannot match at a place, and need not be
 * tried there.
 */

/** What all matches of a matcher have in common: what has it not need not be tried. */
export interface Form {
  /** The pairs of code units with which they can begin, or null where they may begin anyhow. */
  readonly pairs: ReadonlySet<number> | null;
  /** Whether one may hold nothing: what stands behind it begins then. */
  readonly isEmpty: boolean;
  /** Beginnings of words of which the text has one, as bits; all bits where it need have none. */
  readonly needs: number;
  /** How many code units one has at least. */
  readonly least: number;
}

export const FREE: Form = { pairs: null, isEmpty: false, needs: -1, least: 0 };
export const UNIT: Form = { ...FREE, least: 1 };
export const NOTHING: Form = { pairs: new Set(), isEmpty: true, needs: -1, least: 0 };

export function formOfWord(word: string): Form {
  if (word.length < 2) return { ...FREE, least: word.length };
  const needs = word.startsWith(" ") && word.length > 2 ? bitAt(word, 1) : -1;
  return { pairs: new Set([pairAt(word, 0)]), isEmpty: false, needs, least: word.length };
}

/** What is to be tried where a pair of code units stands, in its order, and what anywhere else. */
export interface Table<T> {
  readonly byPair: ReadonlyMap<number, readonly T[]>;
  readonly others: readonly T[];
}

export function tableOf<T>(tried: readonly T[], forms: readonly Form[]): Table<T> {
  const triedBehind = (pair: number | null) =>
    tried.filter((_, at) => {
      const { pairs, isEmpty } = forms[at] ?? FREE;
      return pairs === null || isEmpty || (pair !== null && pairs.has(pair));
    });
  const byPair = new Map<number, readonly T[]>();
  for (const pair of forms.flatMap(({ pairs }) => [...(pairs ?? [])]))
    if (!byPair.has(pair)) byPair.set(pair, triedBehind(pair));
  return { byPair, others: triedBehind(null) };
}

export function triedAt<T>({ byPair, others }: Table<T>, s: string, p: number): readonly T[] {
  return byPair.get(pairAt(s, p)) ?? others;
}

/** Two code units as one number; behind the end stands 0. */
function pairAt(s: string, p: number): number {
  return (s.charCodeAt(p) << 16) | s.charCodeAt(p + 1);
}

export function anyOf(forms: readonly Form[]): Form {
  return {
    pairs: pairsOf(forms),
    isEmpty: forms.some(({ isEmpty }) => isEmpty),
    needs: forms.reduce((bits, { needs }) => bits | needs, 0),
    least: Math.min(...forms.map(({ least }) => least)),
  };
}

function pairsOf(forms: readonly Form[]): ReadonlySet<number> | null {
  const all = new Set<number>();
  for (const { pairs } of forms) {
    if (pairs === null) return null;
    for (const pair of pairs) all.add(pair);
  }
  return all;
}

/** Of what may hold nothing, the next begins as well. All need to match, so the one that needs the rarest tells for them. */
export function sequenceOf(forms: readonly Form[]): Form {
  const last = forms.findIndex(({ isEmpty }) => !isEmpty);
  const pairs = pairsOf(last < 0 ? forms : forms.slice(0, last + 1));
  const needs = forms
    .map(({ needs }) => needs)
    .reduce((least, other) => (countOf(other) < countOf(least) ? other : least), -1);
  return { pairs, isEmpty: last < 0, needs, least: forms.reduce((sum, { least }) => sum + least, 0) };
}

function countOf(bits: number): number {
  return bits === 0 ? 0 : (bits & 1) + countOf(bits >>> 1);
}

export function orNothing({ pairs }: Form): Form {
  return { pairs, isEmpty: true, needs: -1, least: 0 };
}

/** A bit for the first two units of a word. The last bit is of none: every text has it. */
function bitAt(s: string, p: number): number {
  return 1 << ((7 * s.charCodeAt(p) + (s.charCodeAt(p + 1) || 0)) % 31);
}

/** With which units words of a text begin, as bits. */
export function initialsOf(s: string): number {
  let bits = 1 << 31;
  for (let at = s.indexOf(" "); at >= 0; at = s.indexOf(" ", at + 1)) bits |= bitAt(s, at + 1);
  return bits;
}
