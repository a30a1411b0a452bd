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
import { readCatalog } from "./spec/catalog.js";
import { focusExamples } from "./spec/focus.js";
import { readSpec, SpecError } from "./spec/markdown.js";
import { readMeanings } from "./spec/meanings.js";
import { spliced } from "./spec/splice.js";
import { listings, tablesOf } from "./spec/tables.js";
import { unicodeArtifacts } from "./unicode/emit.js";

async function generate(): Promise<Files> {
  return new Map([
    ...LANGUAGES.flatMap((language) => [...languageFiles(language)]),
    ...focusFiles(),
    ...roomsPage(),
    ...schemaFiles(),
    ...(await unicodeArtifacts()),
  ]);
}

/** The older language's pages have examples of a notation of their own. */
function focusFiles(): Files {
  const rules = readSpec("spec/focus");
  const grammar = loadGrammar(readFileSync("grammar/focus.peggy", "utf8"), "grammar/focus.peggy");
  const starts = ["message", "normal", "quotation", "answer"];
  return new Map([...focusExamples(rules, grammar), ...spliced(grammar, starts, rules, "spec/focus", new Map())]);
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
    ...grammars.flatMap(({ grammar, starts, canonical }) => {
      if (canonical === undefined) return [...spliced(grammar, Object.keys(starts), rules, spec.pages, new Map())];
      const meanings = readMeanings(rules, productions);
      const tables = tablesOf(grammar, canonical.start, meanings, readCatalog(rules));
      const lists = listings(grammar, canonical.start, meanings, tables, spec.out);
      return [...spliced(grammar, Object.keys(starts), rules, spec.pages, tables), ...lists];
    }),
  ]);
}

async function main(checking: boolean): Promise<number> {
  const files = await generate();
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
  process.exitCode = await main(process.argv.includes("--check"));
} catch (error) {
  if (!(error instanceof SpecError) && !(error instanceof GrammarError)) throw error;
  process.stderr.write(`${error.message}\nMend it, then run: ${GENERATE}\n`);
  process.exitCode = 1;
}
