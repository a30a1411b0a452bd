/**
 * What is made of the spec of the directive language: the fixtures, the suite, the rule ids as a type, the clarification catalog,
 * and the lists of directives.
 */
import { productionsOf } from "../../src/toolkit/index.js";
import { type Files, json, typescript } from "../files.js";
import type { MadeOfSpec, ReadSource } from "../language.js";
import { acquisitionFiles, isAcquisitionRule } from "./acquisition.js";
import { CALLED_FENCES, calledFiles } from "./called.js";
import { type Entry, emitCatalog, readCatalog } from "./catalog.js";
import { checkSpec, type FenceWords, type Productions } from "./check.js";
import { DIAGNOSTIC_FENCES, diagnosticFiles, isDiagnosticRule } from "./diagnostics.js";
import { emitErrors, readErrors } from "./errors.js";
import { ACQUISITION_EXAMPLES } from "./examples/acquisition.js";
import { ACQUISITION_HOST_EXAMPLES } from "./examples/acquisition-host.js";
import { EXAMPLES, makeFixtures } from "./fixtures.js";
import { GATE_FENCE, gateFiles, isGateRule } from "./gate.js";
import { isMeaningRule, type Rule, SpecError } from "./markdown.js";
import { readMeanings } from "./meanings.js";
import { suiteFile } from "./suite.js";
import { listings, type Tables, tablesOf } from "./tables.js";

/** The folder of the modules. */
const OUT = "src/generated/spec";
const FIXTURES = "tests/fixtures";

/** The words of the fences of this language's pages. */
export const DIRECTIVE_FENCES: FenceWords = {
  examples: new Set([
    ...EXAMPLES.keys(),
    ...ACQUISITION_EXAMPLES.keys(),
    ...ACQUISITION_HOST_EXAMPLES.keys(),
    GATE_FENCE,
    ...CALLED_FENCES,
    ...DIAGNOSTIC_FENCES,
  ]),
  catalogs: ["clarification", "import-error"],
};

/** All that is made of the spec. */
export function directivesNotation(rules: readonly Rule[], sources: readonly ReadSource[], suite: string): MadeOfSpec {
  const catalog = readCatalog(rules);
  const canonical = sources.flatMap(({ grammar, source }) =>
    source.canonical === undefined ? [] : [{ grammar, start: source.canonical.start }],
  );
  const productions = canonical.flatMap(({ grammar, start }) => productionsOf(grammar, start));
  const files = specArtifacts(rules, catalog, productions, suite);
  const meanings = readMeanings(rules, productions);
  const made = canonical.map(({ grammar, start }): MadeOfSpec => {
    const tables: Tables = tablesOf(grammar, start, meanings, catalog);
    return { tables, files: listings(grammar, start, meanings, tables, OUT) };
  });
  return {
    files: new Map([...files, ...made.flatMap((each) => [...each.files])]),
    tables: new Map(made.flatMap(({ tables }) => [...tables])),
  };
}

function specArtifacts(
  rules: readonly Rule[],
  catalog: readonly Entry[],
  productions: Productions,
  suite: string,
): Files {
  const fixtures = makeFixtures(rules, new Map(catalog.map(({ code, prompt }) => [code, prompt])));
  checkSpec(rules, productions, DIRECTIVE_FENCES);
  const ids = emitRules(rules.filter((rule) => !isBeside(rule)));
  const files = new Map([
    module("rules", ids),
    module("catalog", emitCatalog(catalog)),
    module("errors", emitErrors(readErrors(rules))),
  ]);
  for (const { path, value } of fixtures) {
    const place = `${FIXTURES}/${path}`;
    if (files.has(place)) throw new SpecError({ file: place, line: 1 }, `Two examples make the fixture ${value.id}.`);
    files.set(place, json(value));
  }
  return new Map([
    ...files,
    ...suiteFile(fixtures, suite),
    ...acquisitionFiles(rules),
    ...gateFiles(rules),
    ...calledFiles(rules),
    ...diagnosticFiles(rules, OUT),
  ]);
}

function module(name: string, code: string): [string, string] {
  const path = `${OUT}/${name}.ts`;
  return [path, typescript("spec", code)];
}

/** The chapters of the logs of sessions, of context, compaction and conversations. */
const WITHOUT_IDS: readonly string[] = ["13.", "14.", "15.", "16."];

/** Whether a rule is that of a layer beside the language. */
function isBeside(rule: Rule): boolean {
  if (isAcquisitionRule(rule) || isGateRule(rule) || isDiagnosticRule(rule)) return true;
  return WITHOUT_IDS.some((chapter) => rule.number.startsWith(chapter));
}

function emitRules(rules: readonly Rule[]): string {
  const union = (listed: readonly Rule[]): string => listed.map(({ id }) => `  | "${id}"`).join("\n");
  return `/** The id of a rule of chapter 4: the only ones that an outcome can follow. */
export type MeaningRuleId =
${union(rules.filter(isMeaningRule))};

/** The id of a rule of the spec. */
export type RuleId =
  | MeaningRuleId
${union(rules.filter((rule) => !isMeaningRule(rule)))};`;
}
