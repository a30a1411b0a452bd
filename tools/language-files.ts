/** All that is generated for a language: of its grammars, and of its spec where it has one. */
import { readFileSync } from "node:fs";
import { loadGrammar } from "../src/toolkit/index.js";
import type { Files } from "./files.js";
import { grammarArtifacts } from "./grammars.js";
import type { Language } from "./language.js";
import { readSpec } from "./spec/markdown.js";
import { spliced } from "./spec/splice.js";

/** The generated files of a language, not formatted. */
export function languageFiles(language: Language): Files {
  return new Map([...grammarArtifacts(language), ...specFiles(language)]);
}

/** What is made of the pages: what the language's notation makes, and the pages with diagrams and tables in their places. */
function specFiles({ spec, sources }: Language): Files {
  if (spec === null) return new Map();
  const rules = readSpec(spec.pages);
  const read = sources.map((source) => ({
    source,
    grammar: loadGrammar(readFileSync(source.grammar, "utf8"), source.grammar),
  }));
  const { files, tables } = spec.notation(rules, read, spec.suite);
  return new Map([...files, ...spliced(read, rules, spec.pages, tables)]);
}
