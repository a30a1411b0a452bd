/** The suite: the examples of the spec as cases, and what each expects. It is made by the generator and ships with the package. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** A JSON object. */
export interface JsonObject {
  readonly [field: string]: unknown;
}

/** What an adapter is asked: a fixture without its expectation. */
export interface Case extends JsonObject {
  readonly id: string;
  readonly kind: string;
}

/** A case and what must be observed of it. */
export interface Example {
  readonly case: Case;
  readonly expected: JsonObject;
}

/** The suite and its content hash. */
export interface Suite {
  /** SHA-256 of the suite's text, in lower-case hexadecimal. */
  readonly hash: string;
  readonly examples: readonly Example[];
}

/** Where the suite stands in the package. */
const SUITE = new URL("../../conformance/suite.json", import.meta.url);

/** Reads the suite of this package. */
export function loadSuite(): Suite {
  const text = readFileSync(SUITE, "utf8");
  return { hash: createHash("sha256").update(text).digest("hex"), examples: JSON.parse(text) };
}
