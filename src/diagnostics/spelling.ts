/** Faults of spelling: what cannot be seen, looks like something else, or is put around an item (spec, 11.4 to 11.9). */
import { nfkc, trim } from "../base/index.js";
import { type Dressing, type Span, undress } from "../coverage/index.js";
import type { Finding, Fix } from "./finding.js";
import type { Host } from "./host.js";
import { type Seen, seen } from "./invisible.js";
import { mixedWords } from "./look-alike.js";
import type { Operand } from "./operands.js";

/** So many characters that cannot be seen are listed. */
const MOST_TOLD = 8;

/** An operand without its faults of spelling. The findings have no fixes yet. */
export interface Spelling {
  readonly mended: string;
  /** Where the item stands in the turn, without what is put around it. */
  readonly range: Span;
  readonly findings: readonly Finding[];
  /** What takes an item away that nobody can tell from this one, and is to be stepped first. */
  readonly removals: Fix;
}

/** The faults of spelling of an item. */
export function spellingOf(operand: Operand, host: Host): Spelling {
  const view = seen(operand.text);
  const { name, dressings } = undress(view.text, (text) => host.stands(text));
  const bare = view.text.slice(...name);
  const place = (span: Span): Span => placeOf(operand, view, span);
  const look = lookFaults(bare, place(name), operand, host);
  const around = [...dressings].map(([kind, span]) => dressingFault(kind, place(span), trim(operand.text), bare));
  return {
    mended: look.mended,
    removals: look.removals,
    range: place(name),
    findings: [...unseenFaults(operand, view.unseen), ...look.findings, ...around],
  };
}

/** The fault of characters that cannot be seen: one, at the first of them. No more are looked for than are told. */
export function unseenFaults(operand: Operand, unseen: Iterable<Span>): Finding[] {
  let first: Span | null = null;
  const characters = new Set<string>();
  for (const span of unseen) {
    first ??= span;
    characters.add(codeOf(operand.text.slice(...span)));
    if (characters.size === MOST_TOLD) break;
  }
  if (first === null) return [];
  const [start] = operand.range;
  return [
    {
      code: "operand_invisible",
      range: [start + first[0], start + first[1]],
      parameters: { characters: [...characters].join(", ") },
      fixes: [],
    },
  ];
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

const DRESSING_CODES = {
  quoted: "operand_quoted",
  politeness: "operand_politeness",
  end_punctuation: "operand_end_punctuation",
} as const;

function dressingFault(kind: Dressing, range: Span, item: string, bare: string): Finding {
  return { code: DRESSING_CODES[kind], range, parameters: { item, bare }, fixes: [] };
}

function lookFaults(
  bare: string,
  range: Span,
  { role }: Operand,
  host: Host,
): Pick<Spelling, "mended" | "findings" | "removals"> {
  const { words, mended } = mixedWords(nfkc(bare));
  const twin = host.stands(bare) ? null : host.twinOf(bare, role);
  if (words.length === 0 && twin === null) return { mended: bare, findings: [], removals: [] };
  const isUnseen = twin !== null && seen(twin).unseen.length > 0;
  return {
    mended: isUnseen ? mended : (twin ?? mended),
    removals: isUnseen && host.hasPolicy(twin) ? [`remove policy ${twin}`] : [],
    findings: [{ code: "operand_look_alike", range, parameters: { item: bare }, fixes: [] }],
  };
}

/** A span of what can be seen, as a span of the turn. */
function placeOf({ range: [start] }: Operand, { unseen }: Seen, [from, to]: Span): Span {
  const begin = start + placeAt(unseen, from);
  return [begin, from === to ? begin : start + placeAt(unseen, to - 1) + 1];
}

/** Where the unit at a place of the seen text stands in the whole one. */
function placeAt(unseen: readonly Span[], at: number): number {
  let place = at;
  for (const [start, end] of unseen) {
    if (start > place) break;
    place += end - start;
  }
  return place;
}
