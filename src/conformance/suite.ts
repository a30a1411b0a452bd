/** The suite: the examples of the spec as cases, and what each expects. It is made by the generator and ships with the package. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Class, classOf } from "./classes.js";

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
  /** SHA-256 of the texts of the suite's files, one behind the other, in lower-case hexadecimal. */
  readonly hash: string;
  readonly examples: readonly Example[];
}

/** Which cases are meant. */
export interface Selection {
  /** Only the cases whose id holds this text. */
  readonly only: string;
  /** Only the cases of these classes. */
  readonly classes: readonly Class[];
}

/** Where the suite stands in the package: the language, then the layer beside it. */
const FILES = ["suite", "acquisition"].map((name) => new URL(`../../conformance/${name}.json`, import.meta.url));

/** Reads the suite of this package. */
export function loadSuite(): Suite {
  const texts = FILES.map((file) => readFileSync(file, "utf8"));
  return { hash: createHash("sha256").update(texts.join("")).digest("hex"), examples: texts.flatMap(parse) };
}

function parse(text: string): Example[] {
  return JSON.parse(text);
}

/** Whether a case is meant. */
export function isSelected({ only, classes }: Selection, id: string, itsClass: Class): boolean {
  return id.includes(only) && classes.includes(itsClass);
}

/** The examples that are meant. */
export function selected(suite: Suite, selection: Selection): Example[] {
  return suite.examples.filter(({ case: { id, kind } }) => isSelected(selection, id, classOf(kind)));
}
