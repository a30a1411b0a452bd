/** What a language is to the tools: a descriptor, from which all else follows. */
import type { Grammar, Source } from "../src/toolkit/index.js";
import type { Files } from "./files.js";
import type { Rule } from "./spec/markdown.js";

/** A grammar, what is made of it, and where that goes. */
export interface LanguageSource extends Source {
  /** What the grammar reads, where a language has several, such as one for each view of a text: a folder in `out`. */
  readonly view: string | null;
  /** The places of artifacts that do not stand in `out`, by their names; null for one that nobody needs. */
  readonly elsewhere: Readonly<Record<string, string | null>>;
}

/** A source with its grammar as it is read. */
export interface ReadSource {
  readonly source: LanguageSource;
  readonly grammar: Grammar;
}

/** What is made of the spec of a language: files, and the tables that its pages ask for by their names. */
export interface MadeOfSpec {
  readonly files: Files;
  readonly tables: ReadonlyMap<string, string>;
}

/** Reads the fences of a language's pages, each language having its own. @throws {SpecError} where a page is not whole. */
export type Notation = (rules: readonly Rule[], sources: readonly ReadSource[], suite: string) => MadeOfSpec;

/** The pages that define a language, and what is made of their examples. */
export interface LanguageSpec {
  readonly pages: string;
  /** The file of the examples, as cases that any implementation can be asked. */
  readonly suite: string;
  readonly notation: Notation;
}

/** A language. */
export interface Language {
  readonly name: string;
  readonly version: string;
  /** A grammar for each view of a text: as it was received, in a normal form. */
  readonly sources: readonly LanguageSource[];
  /** Null for a language that has no spec of its own. */
  readonly spec: LanguageSpec | null;
  /** The folder of the modules that are made of the grammars. */
  readonly out: string;
}
