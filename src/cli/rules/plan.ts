/** What becomes of the directives of rule files: which are new, which hold already, and which contradict another or the session. */
import { TextMap } from "../../base/index.js";
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
  const said = new TextMap<string>();
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

/** Of each item, and of the premise, the first two stances with the first place of each: one of them is another than any. */
type Places = Pick<TextMap<readonly { readonly stance: string; readonly place: string }[]>, "get">;

function placesOf(read: readonly { readonly place: string; readonly directives: readonly Meaning[] }[]): Places {
  const places = new TextMap<{ readonly stance: string; readonly place: string }[]>();
  for (const { place, directives } of read)
    for (const { about, stance } of directives.flatMap(({ claims }) => claims)) {
      const stances = places.get(keyOf(about)) ?? [];
      if (stances.length < 2 && stances[0]?.stance !== stance) stances.push({ stance, place });
      places.set(keyOf(about), stances);
    }
  return places;
}

function keyOf(about: Meaning["claims"][number]["about"]): string {
  return about === null ? "premise" : `item ${about}`;
}

function fateOf(
  { claims }: Meaning,
  places: Places,
  first: string | null,
  session: Snapshot,
): Pick<Planned, "status" | "other"> {
  for (const { about, stance } of claims) {
    const other = places.get(keyOf(about))?.find((each) => each.stance !== stance);
    if (other !== undefined) return { status: "contradicts", other: other.place };
  }
  const held = claims.map(({ about }) => stanceIn(session, about));
  if (claims.some(({ stance }, at) => held[at] !== null && held[at] !== stance))
    return { status: "contradicts", other: null };
  if (claims[0] !== undefined && held[0] === claims[0].stance) return { status: "holds", other: null };
  return first === null ? { status: "new", other: null } : { status: "repeats", other: first };
}
