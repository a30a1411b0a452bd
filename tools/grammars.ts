/** Makes the artifacts of a language's grammars, each at its place in the project. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generateArtifacts } from "../src/toolkit/index.js";
import { type Files, GENERATE } from "./files.js";
import type { Language, LanguageSource } from "./language.js";

/** The generated files that come from the grammars of a language, not formatted. */
export function grammarArtifacts(language: Pick<Language, "sources" | "out">): Files {
  return new Map(language.sources.flatMap((source) => sourceArtifacts(source, language.out)));
}

function sourceArtifacts(source: LanguageSource, out: string): [string, string][] {
  const banner = `Written by \`${GENERATE}\` from ${source.grammar}. Do not edit.`;
  const artifacts = generateArtifacts(readFileSync(source.grammar, "utf8"), source, banner);
  return [...artifacts].flatMap(([name, text]): [string, string][] => {
    const { [name]: path = join(out, source.view ?? "", name) } = source.elsewhere;
    if (path === null) return [];
    return [[path, text]];
  });
}
