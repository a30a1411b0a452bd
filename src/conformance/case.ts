/** What an adapter is asked, and what is expected of its answer. */

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
