/** The conformance suite: each fixture as what is asked, and what is expected. Scenarios are joined from their two files. */
import type { Files } from "../files.js";
import type { Fixture } from "./examples/example.js";

type Value = Fixture["value"];

/** A case as it is sent to an implementation, and what must be observed of it. */
export interface Example {
  readonly case: { readonly id: string; readonly kind: string; readonly [field: string]: unknown };
  readonly expected: { readonly [field: string]: unknown };
}

/** The kinds of fixtures that say nothing of behavior: names are tested where the interface is. */
const NOT_RUN = ["api-contract"];

/** The file of all examples, one a line. */
export function suiteFile(fixtures: readonly Fixture[], path: string): Files {
  const lines = toExamples(fixtures.map(({ value }) => value)).map((example) => JSON.stringify(example));
  return new Map([[path, `[\n${lines.join(",\n")}\n]\n`]]);
}

/** The examples of all fixtures that can be run, in their order. */
export function toExamples(values: readonly Value[]): Example[] {
  const turns = new Map(values.filter((value) => "turns" in value).map((value) => [value.id, value.turns]));
  return values.flatMap((value): Example[] => {
    if ("turns" in value || NOT_RUN.includes(String(value.kind))) return [];
    if (!("kind" in value)) return [scenario(value, turns.get(value.id))];
    return [value.kind === "grammar" ? grammar(value) : example(value)];
  });
}

function example({ id, kind, expected, ...fields }: Value): Example {
  const wanted = record(expected);
  const followup = wanted.followup === undefined ? {} : { followup: { input: record(wanted.followup).input } };
  return { case: { id, kind: String(kind), ...fields, ...followup }, expected: wanted };
}

function scenario({ id, initial_checkpoint, inputs }: Value, turns: unknown): Example {
  return { case: { id, kind: "scenario", initial_checkpoint, inputs }, expected: { turns } };
}

function grammar({ id, production, texts }: Value): Example {
  const expected = list(texts).map(({ text, directive, canonical }) =>
    directive === null ? { text, not_kind: production } : { text, directive, canonical },
  );
  return { case: { id, kind: "grammar", texts: list(texts).map(({ text }) => text) }, expected: { texts: expected } };
}

function list(value: unknown): { readonly [field: string]: unknown }[] {
  return Array.isArray(value) ? value.map(record) : [];
}

function record(value: unknown): { readonly [field: string]: unknown } {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
