/** The lines of an artifact's text, each with its place in the order of eviction. */
import { oneLine } from "../base/index.js";
import type { Artifact, Quote, QuoteKind, Work } from "./values.js";

/** The sections of the text. */
export type Section = "open" | QuoteKind | "superseded" | "work" | "names";

export interface Line {
  readonly section: Section;
  readonly text: string;
  /** Which are left out first: superseded quotes, then work, names, quotes, each from the oldest; null is never left out. */
  readonly rank: readonly [group: number, turn: number] | null;
}

/** No rule is named: the text outlives the rules that hold when it is made, and one that was lifted since would stand in it as one that holds. */
export const HEADINGS: { readonly [S in Section]: string } = {
  open: "Open: the user said this, and a rule said the opposite. Where a rule still does, it holds until the user settles it.",
  ban: "Must not be, in the user's words:",
  decision: "Decided, in the user's words:",
  reversal: "Taken back, in the user's words:",
  fact: "Facts, in the user's words:",
  owner: "Who does what, in the user's words:",
  deferral: "Put off, in the user's words:",
  question: "Not settled, in the user's words:",
  superseded: "No longer holds:",
  work: "Tool results:",
  names: "Names:",
};

/** In the order of the text. */
export const SECTIONS: readonly Section[] = [
  "open",
  "ban",
  "decision",
  "reversal",
  "fact",
  "owner",
  "deferral",
  "question",
  "superseded",
  "work",
  "names",
];

/** The lines, by section and in the order of the turns. */
export function linesOf({ quotes, open, work, names }: Artifact): Line[] {
  const disputed = new Map(open.map(({ quote }) => [`${quote.turn}:${quote.from}`, quote]));
  return [
    ...[...disputed.values()].map((quote): Line => ({ section: "open", text: quoted(quote), rank: null })),
    ...quotes.filter(({ turn, from }) => !disputed.has(`${turn}:${from}`)).map(quoteLine),
    ...work.map((each): Line => ({ section: "work", text: workText(each), rank: [1, each.turn] })),
    ...names.map(({ text, turn }): Line => ({ section: "names", text: `${oneLine(text)} [${turn}]`, rank: [2, turn] })),
  ];
}

function quoteLine(quote: Quote): Line {
  return quote.superseded === null
    ? { section: quote.kind, text: quoted(quote), rank: [3, quote.turn] }
    : { section: "superseded", text: quoted(quote), rank: [0, quote.turn] };
}

function quoted({ text, turn }: Quote): string {
  return `"${oneLine(text)}" [${turn}]`;
}

function workText({ turn, tool, status, arguments: given, head, tail }: Work): string {
  const call = `${oneLine(tool)}${given === null ? "" : `(${oneLine(given)})`}${status === null ? "" : ` -> ${oneLine(status)}`}`;
  const result = tail === null ? oneLine(head.text) : `${oneLine(head.text)} ... ${oneLine(tail.text)}`;
  return `${call}: ${result} [${turn}]`;
}
