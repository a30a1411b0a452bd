/** The catalog of import errors: read from the spec's fences, written as typed code. */
import { type Entry, emitMessages, emitParametersOf, takeTemplate } from "./catalog.js";
import { type Rule, SpecError } from "./markdown.js";
import { Lines } from "./notation.js";

/** The errors, in the order of the spec. @throws {SpecError} also where an example expects an error that is none of them. */
export function readErrors(rules: readonly Rule[]): Entry[] {
  const entries = rules.flatMap((rule) =>
    rule.fences.filter(({ word }) => word === "import-error").map((fence) => readEntry(new Lines(fence), rule)),
  );
  refuseOthers(rules, entries);
  return entries;
}

function readEntry(lines: Lines, rule: Rule): Entry {
  if (!rule.number.startsWith("5."))
    throw new SpecError(lines.fence, `An import error stands under a rule of chapter 5, not ${rule.number}.`);
  const entry = takeTemplate(lines, rule, "message: ");
  lines.end();
  return { ...entry, repairs: [] };
}

/** An example names a message of the catalog, so that none is left out of it. */
function refuseOthers(rules: readonly Rule[], entries: readonly Entry[]): void {
  const known = entries.map(({ prompt }) => prompt.split(/\{[a-z_]+\}/)[0] ?? "");
  for (const fence of rules.flatMap(({ fences }) => fences)) {
    if (fence.word !== "state_json" && fence.word !== "checkpoint") continue;
    for (const line of fence.lines)
      if (line.startsWith("error ") && !known.some((start) => line.startsWith(`error ${start}`)))
        throw new SpecError(fence, `The catalog has no import error with the message \`${line.slice(6)}\`.`);
  }
}

/** The module `src/generated/spec/errors.ts`. */
export function emitErrors(entries: readonly Entry[]): string {
  return `/** What the message of each refused import shows, by its code. */
export interface ImportErrorParameters {
${emitParametersOf(entries)}
}

/** The message of each refused import. */
export const IMPORT_MESSAGES: { readonly [C in keyof ImportErrorParameters]: (p: ImportErrorParameters[C]) => string } = {
${emitMessages(entries)}
};`;
}
