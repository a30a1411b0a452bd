/** The suite: the examples of a spec as cases, and what each expects. It is made by the generator and ships with the package. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Example } from "./case.js";
import type { Class, LanguageName } from "./classes.js";
import type { Language } from "./language.js";
import { LANGUAGES } from "./languages.js";

/** The suite of a language and its content hash. */
export interface Suite {
  readonly language: Language;
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

/** Reads the suite of a language from this package. */
export function loadSuite(name: LanguageName): Suite {
  const language = LANGUAGES[name];
  const texts = language.files.map((file) =>
    readFileSync(new URL(`../../conformance/${file}.json`, import.meta.url), "utf8"),
  );
  const hash = createHash("sha256").update(texts.join("")).digest("hex");
  return { language, hash, examples: texts.flatMap(parse) };
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
  return suite.examples.filter(({ case: asked }) => isSelected(selection, asked.id, classOf(suite, asked.kind)));
}

/** The class of a kind of cases. @throws {Error} for a kind that the language does not have. */
export function classOf({ language }: Pick<Suite, "language">, kind: string): Class {
  const found = language.classOf[kind];
  if (found === undefined) throw new Error(`No class has cases of the kind ${kind}.`);
  return found;
}
