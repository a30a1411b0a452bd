/** The cases of the class `scale` (spec, `conformance.scale`): long inputs, made rather than kept in the suite. */
import type { Example, JsonObject } from "./case.js";

/** A case of two lengths. */
export interface ScaleCase {
  readonly id: string;
  readonly short: Example;
  readonly long: Example;
}

/** The length of a short input, in repetitions. */
const SHORT = 20_000;
/** How many times as long the long one is. */
export const LONGER = 10;

/** A case, made in both lengths by how often something is repeated. */
export function scaled(
  id: string,
  make: (n: number) => { asked: JsonObject & { kind: string }; expected: JsonObject },
): ScaleCase {
  const example = (n: number): Example => {
    const { asked, expected } = make(n);
    return { case: { id, ...asked }, expected };
  };
  // Made when they are asked for: together they hold some ten million characters.
  return {
    id,
    get short() {
      return example(SHORT);
    },
    get long() {
      return example(SHORT * LONGER);
    },
  };
}
