/** What becomes of the directives of rule files: which are new, which hold already, and which contradict another or the session. */
import { distinct, TextMap } from "../../base/index.js";
import type { Snapshot } from "../../index.js";
import type { RuleLine } from "../../phrasings/rule-file.js";
import { bansBeside, isNarrowed, type Meaning, meaningOf, stanceIn } from "./meaning.js";

/** A line of a file. */
export type FileLine = RuleLine & { readonly file: string };

/** A directive of a line, and what becomes of it. */
export interface Planned {
  readonly directive: string;
  /** What is stepped. */
  readonly step: string;
  /**
   * A directive `repeats` a line before it, `holds` in the session, and `waits` where another one of its line contradicts. With
   * --apply a new one is `applied` now, or was `before`, by an earlier run.
   */
  readonly status: "new" | "repeats" | "holds" | "contradicts" | "waits" | "applied" | "before";
  /** What it repeats or contradicts: `FILE:LINE`, or the session (null). */
  readonly other: string | null;
}

/** A line with its directives. */
export interface PlannedLine {
  readonly line: FileLine;
  readonly planned: readonly Planned[];
}

/**
 * Plans all lines together. Where two contradict each other, neither is new, and nothing else of their lines: a line is taken
 * once, so all of it must be. Linear in the number of directives.
 */
export function planRules(lines: readonly FileLine[], session: Snapshot): readonly PlannedLine[] {
  const read = lines
    .map(asStepped)
    .map((line) => ({ line, place: `${line.file}:${line.line}`, directives: directivesIn(line) }));
  const places = placesOf(read);
  const said = new TextMap<string>();
  return read.map(({ line, place, directives }) => {
    const clashes = directives.map(({ claims }) => clashOf(claims, places, session));
    const waits = clashes.some((clash) => clash !== null);
    const planned = directives.map(({ directive, step, claims }, at): Planned => {
      const first = said.get(step);
      if (!waits) said.set(step, first ?? place);
      return { directive, step, ...(clashes[at] ?? fateOf(claims, first, waits, session)) };
    });
    return { line, planned };
  });
}

/** The line; without its directives where a step would go beyond one of them, since a line is taken as a whole. */
function asStepped(line: FileLine): FileLine {
  if (line.kind === "none" || !line.proposals.some(({ directive }) => isNarrowed(directive))) return line;
  const { proposals, ...place } = line;
  return { ...place, kind: "none", reason: "unknown" };
}

function directivesIn(line: FileLine): readonly (Meaning & { readonly directive: string })[] {
  if (line.kind === "none") return [];
  const directives = line.proposals.flatMap(({ directive }) => [directive, ...bansBeside(directive, line.text)]);
  return distinct(directives).map((directive) => ({ directive, ...meaningOf(directive) }));
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

type Fate = Pick<Planned, "status" | "other">;

function clashOf(claims: Meaning["claims"], places: Places, session: Snapshot): Fate | null {
  for (const { about, stance } of claims) {
    const other = places.get(keyOf(about))?.find((each) => each.stance !== stance);
    if (other !== undefined) return { status: "contradicts", other: other.place };
  }
  const against = claims.some(({ about, stance }) => ![null, stance].includes(stanceIn(session, about)));
  return against ? { status: "contradicts", other: null } : null;
}

/** What becomes of a directive that contradicts nothing. */
function fateOf([claim]: Meaning["claims"], first: string | null, waits: boolean, session: Snapshot): Fate {
  if (claim !== undefined && stanceIn(session, claim.about) === claim.stance) return { status: "holds", other: null };
  if (first !== null) return { status: "repeats", other: first };
  return { status: waits ? "waits" : "new", other: null };
}
