/** What is made of the spec: the fixtures, the rule ids as a type, and the clarification catalog. */
import { type Files, json, typescript } from "../files.js";
import { acquisitionFiles, isAcquisitionRule } from "./acquisition.js";
import { emitCatalog, readCatalog } from "./catalog.js";
import { checkSpec, type Productions } from "./check.js";
import { diagnosticFiles, isDiagnosticRule } from "./diagnostics.js";
import { emitErrors, readErrors } from "./errors.js";
import { makeFixtures } from "./fixtures.js";
import { gateFiles, isGateRule } from "./gate.js";
import { isMeaningRule, type Rule, SpecError } from "./markdown.js";
import { suiteFile } from "./suite.js";

/** Where the artifacts go: the folder of the modules, that of the fixtures, and the file of the suite. */
export interface Places {
  readonly out: string;
  readonly fixtures: string;
  readonly suite: string;
}

/** The generated files that come from the spec. `productions` are those of the grammars. */
export function specArtifacts(rules: readonly Rule[], productions: Productions, places: Places): Files {
  const catalog = readCatalog(rules);
  const fixtures = makeFixtures(rules, new Map(catalog.map(({ code, prompt }) => [code, prompt])));
  checkSpec(rules, productions);
  const ids = emitRules(rules.filter((rule) => !isBeside(rule)));
  const files = new Map([
    module(places, "rules", ids),
    module(places, "catalog", emitCatalog(catalog)),
    module(places, "errors", emitErrors(readErrors(rules))),
  ]);
  for (const { path, value } of fixtures) {
    const place = `${places.fixtures}/${path}`;
    if (files.has(place)) throw new SpecError({ file: place, line: 1 }, `Two examples make the fixture ${value.id}.`);
    files.set(place, json(value));
  }
  return new Map([
    ...files,
    ...suiteFile(fixtures, places.suite),
    ...acquisitionFiles(rules),
    ...gateFiles(rules),
    ...diagnosticFiles(rules, places.out),
  ]);
}

/** Whether a rule is that of a layer beside the language: acquisition, diagnostics, the gate, or (chapter 13) the logs of sessions. */
function isBeside(rule: Rule): boolean {
  return isAcquisitionRule(rule) || isGateRule(rule) || isDiagnosticRule(rule) || rule.number.startsWith("13.");
}

function module({ out }: Places, name: string, code: string): [string, string] {
  const path = `${out}/${name}.ts`;
  return [path, typescript(path, "spec", code)];
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
