/** Holds what was observed against what a fixture expects. */
import { isDeepStrictEqual } from "node:util";
import type { Case } from "./fixture.js";

/** The fields in which the observation is not as expected, and an error that was observed but not expected. */
export function disagreements(example: Case, observed: { readonly [field: string]: unknown }): string[] {
  const expected: { readonly [field: string]: unknown } = expectedOf(example);
  const wrong = Object.keys(expected).filter((field) => !isDeepStrictEqual(plain(observed[field]), expected[field]));
  return expected.error === undefined && observed.error !== undefined ? [...wrong, "error"] : wrong;
}

/** A `grammar` fixture expects its texts; every other one has a field for it. */
function expectedOf(example: Case): { readonly [field: string]: unknown } {
  return example.kind === "grammar" ? { texts: example.texts } : example.expected;
}

/** The JSON view: what travels between implementations. A message must be equal, which is more than to contain it. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
