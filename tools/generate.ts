/**
 * Writes every generated file: `npm run generate`. With `--check` it writes nothing, and fails where the project differs
 * from what it would write.
 */
import { GrammarError } from "../src/toolkit/index.js";
import { differences, type Files, formatted, GENERATE, writeFiles } from "./files.js";
import { languageFiles } from "./language-files.js";
import { LANGUAGES } from "./languages.js";
import { roomsPage } from "./rooms-page.js";
import { schemaFiles, sqlFiles } from "./schemas.js";
import { SpecError } from "./spec/markdown.js";
import { unicodeArtifacts } from "./unicode/emit.js";

/** Folders that hold generated files alone: a file in them that the generator does not write is stale. */
const OWNED = [
  ...["src/generated", "tests/fixtures", "schema"],
  ...LANGUAGES.flatMap(({ spec }) => (spec === null ? [] : [`${spec.pages}/diagrams`])),
];

async function generate(): Promise<Files> {
  const made = new Map([
    ...LANGUAGES.flatMap((language) => [...languageFiles(language)]),
    ...roomsPage(),
    ...schemaFiles(),
    ...sqlFiles(),
    ...(await unicodeArtifacts()),
  ]);
  return formatted(made);
}

async function main(checking: boolean): Promise<number> {
  const files = await generate();
  if (!checking) {
    const touched = writeFiles(files, OWNED);
    process.stdout.write(`${files.size} generated files, ${touched.length} changed.\n`);
    return 0;
  }
  const differing = differences(files, OWNED);
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
