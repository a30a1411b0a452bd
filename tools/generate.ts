/**
 * Writes every generated file: `npm run generate`. With `--check` it writes nothing, and fails where the project differs
 * from what it would write.
 */
import { readFileSync } from "node:fs";
import { GrammarError, loadGrammar, productionsOf, refuseShadowing } from "../src/toolkit/index.js";
import { grammarArtifacts } from "./directives.js";
import { differences, type Files, GENERATE, writeFiles } from "./files.js";
import { phrasingArtifacts } from "./phrasings/emit.js";
import { roomsPage } from "./rooms-page.js";
import { schemaFiles } from "./schemas.js";
import { specArtifacts } from "./spec/artifacts.js";
import { readSpec, SpecError } from "./spec/markdown.js";
import { spliced } from "./spec/splice.js";
import { unicodeArtifacts } from "./unicode/emit.js";

async function generate(): Promise<Files> {
  const grammar = loadGrammar(readFileSync("grammar/directives.peggy", "utf8"));
  refuseShadowing(grammar, "directive");
  const rules = readSpec("spec");
  const productions = productionsOf(grammar, "directive").map(({ name }) => name);
  return new Map([
    ...grammarArtifacts(grammar),
    ...specArtifacts(rules, productions),
    ...spliced(grammar, ["directive", "confirmation"], rules),
    ...roomsPage(),
    ...schemaFiles(),
    ...phrasingArtifacts(loadGrammar(readFileSync("grammar/phrasings.peggy", "utf8"))),
    ...(await unicodeArtifacts()),
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
