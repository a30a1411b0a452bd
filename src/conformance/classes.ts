/** The conformance classes (spec, `conformance.classes`): which cases an implementation is held against. */

/** The classes, in the order of a run. `core` is the least that an implementation has. */
export const CLASSES = [
  "core",
  "controller",
  "host",
  "acquisition",
  "acquisition_host",
  "diagnostics",
  "scale",
] as const;

/** A conformance class. */
export type Class = (typeof CLASSES)[number];

/** The class of the cases of each kind. */
const CLASS_OF: ReadonlyMap<string, Class> = new Map<string, Class>([
  ["step", "core"],
  ["scenario", "core"],
  ["snapshot", "core"],
  ["grammar", "core"],
  ["state_json", "core"],
  ["checkpoint", "core"],
  ["transcript", "core"],
  ["transcript_live", "core"],
  ["controller", "controller"],
  ["controller_preview", "controller"],
  ["readers", "controller"],
  ["host", "host"],
  ["misuse", "host"],
  ["heuristic", "acquisition"],
  ["validator", "acquisition"],
  ["parse", "acquisition"],
  ["rendered", "acquisition_host"],
  ["confirmation", "acquisition_host"],
  ["summary", "acquisition_host"],
  ["provider", "acquisition_host"],
  ["trace", "acquisition_host"],
  ["diagnose", "diagnostics"],
]);

/** The class of a kind of cases. @throws {Error} for a kind that the suite does not have. */
export function classOf(kind: string): Class {
  const found = CLASS_OF.get(kind);
  if (found === undefined) throw new Error(`No class has cases of the kind ${kind}.`);
  return found;
}

/** The class of that name, or null. */
export function classNamed(name: unknown): Class | null {
  return CLASSES.find((each) => each === name) ?? null;
}
