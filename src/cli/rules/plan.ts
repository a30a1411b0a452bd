/** What becomes of the directives of rule files: which are new, which hold already, and which contradict another or the session. */
import type { Snapshot } from "../../index.js";
import type { RuleLine } from "../../phrasings/rule-file.js";
import { type Meaning, meaningOf, stanceIn } from "./meaning.js";

/** A line of a file. */
export type FileLine = RuleLine & { readonly file: string };

/** A directive of a line, and what becomes of it. */
export interface Planned {
  readonly directive: string;
  /** What is stepped. */
  readonly step: string;
  /** A directive `repeats` a line before it, and `holds` in the session. */
  readonly status: "new" | "repeats" | "holds" | "contradicts";
  /** What it repeats or contradicts: `FILE:LINE`, or the session (null). */
  readonly other: string | null;
}

/** A line with its directives. */
export interface PlannedLine {
  readonly line: FileLine;
  readonly planned: readonly Planned[];
}

/** Plans all lines together. Where two contradict each other, neither is new. Linear in the number of directives. */
export function planRules(lines: readonly FileLine[], session: Snapshot): readonly PlannedLine[] {
  const read = lines.map((line) => ({ line, place: `${line.file}:${line.line}`, directives: directivesIn(line) }));
  const places = placesOf(read);
  const said = new Map<string, string>();
  return read.map(({ line, place, directives }) => ({
    line,
    planned: directives.map(({ directive, ...meaning }) => {
      const first = said.get(meaning.step);
      said.set(meaning.step, first ?? place);
      return { directive, step: meaning.step, ...fateOf(meaning, places, first, session) };
    }),
  }));
}

function directivesIn(line: FileLine): readonly (Meaning & { readonly directive: string })[] {
  if (line.kind === "none") return [];
  return line.proposals.map(({ directive }) => ({ directive, ...meaningOf(directive) }));
}

/** Of each item, and of the premise (null), the first place of each stance. */
type Places = ReadonlyMap<string | null, ReadonlyMap<string, string>>;

function placesOf(read: readonly { readonly place: string; readonly directives: readonly Meaning[] }[]): Places {
  const places = new Map<string | null, Map<string, string>>();
  for (const { place, directives } of read)
    for (const { about, stance } of directives.flatMap(({ claims }) => claims)) {
      const stances = places.get(about) ?? new Map<string, string>();
      if (!stances.has(stance)) places.set(about, stances.set(stance, place));
    }
  return places;
}

function fateOf(
  { claims }: Meaning,
  places: Places,
  first: string | undefined,
  session: Snapshot,
): Pick<Planned, "status" | "other"> {
  for (const { about, stance } of claims) {
    for (const [other, place] of places.get(about) ?? []) {
      if (other !== stance) return { status: "contradicts", other: place };
    }
  }
  const held = claims.map(({ about }) => stanceIn(session, about));
  if (claims.some(({ stance }, at) => held[at] !== null && held[at] !== stance))
    return { status: "contradicts", other: null };
  if (claims[0] !== undefined && held[0] === claims[0].stance) return { status: "holds", other: null };
  return first === undefined ? { status: "new", other: null } : { status: "repeats", other: first };
}
