/**
 * Writes every generated file: `npm run generate`. With `--check` it writes nothing, and fails where the project differs
 * from what it would write.
 */
import { readFileSync } from "node:fs";
import { GrammarError, loadGrammar, productionsOf } from "../src/toolkit/index.js";
import { differences, type Files, GENERATE, writeFiles } from "./files.js";
import { grammarArtifacts } from "./grammars.js";
import { LANGUAGES, type Language } from "./languages.js";
import { roomsPage } from "./rooms-page.js";
import { schemaFiles } from "./schemas.js";
import { specArtifacts } from "./spec/artifacts.js";
import { focusExamples } from "./spec/focus.js";
import { readSpec, SpecError } from "./spec/markdown.js";
import { spliced } from "./spec/splice.js";

function generate(): Files {
  return new Map([
    ...LANGUAGES.flatMap((language) => [...languageFiles(language)]),
    ...focusExamples(
      readSpec("spec/focus"),
      loadGrammar(readFileSync("grammar/focus.peggy", "utf8"), "grammar/focus.peggy"),
    ),
    ...roomsPage(),
    ...schemaFiles(),
  ]);
}

function languageFiles(language: Language): Files {
  return new Map([...grammarArtifacts(language), ...specFiles(language)]);
}

/** What is made of the spec: its examples and rules, and the diagrams on its pages. */
function specFiles({ spec, sources }: Language): Files {
  if (spec === null) return new Map();
  const rules = readSpec(spec.pages);
  const grammars = sources.map((source) => ({
    ...source,
    grammar: loadGrammar(readFileSync(source.grammar, "utf8"), source.grammar),
  }));
  const productions = grammars.flatMap(({ grammar, starts, canonical }) =>
    (canonical === undefined ? Object.keys(starts) : [canonical.start]).flatMap((start) =>
      productionsOf(grammar, start),
    ),
  );
  return new Map([
    ...specArtifacts(rules, productions, spec),
    ...grammars.flatMap(({ grammar, starts }) => [...spliced(grammar, Object.keys(starts), rules)]),
  ]);
}

function main(checking: boolean): number {
  const files = generate();
  if (!checking) {
    const touched = writeFiles(files);
    process.stdout.write(`${files.size} generated files, ${touched.length} changed.\n`);
    return 0;
  }
  const differing = differences(files);
  if (differing.length === 0) return 0;
  const list = differing.map((path) => `  ${path}\n`).join("");
  process.stderr.write(`Generated files are not what the spec and the grammar make:\n${list}Run: ${GENERATE}\n`);
  return 1;
}

try {
  process.exitCode = main(process.argv.includes("--check"));
} catch (error) {
  if (!(error instanceof SpecError) && !(error instanceof GrammarError)) throw error;
  process.stderr.write(`${error.message}\nMend it, then run: ${GENERATE}\n`);
  process.exitCode = 1;
}
