/**
 * A language as the files of its own project: what `context-compiler generate` writes. They import one another and nothing of
 * ours; the module of the sentences takes a type of fast-check.
 */
import { escapeUnits, visible } from "../base/index.js";
import { generateArtifacts } from "./artifacts.js";
import { ebnf, figureOf } from "./emit/figure.js";
import { drawn } from "./emit/railroad.js";
import {
  allProductionsOf,
  type Grammar,
  GrammarError,
  isProduction,
  kindOf,
  type Rule,
  topOf,
  upperFirst,
} from "./grammar/expression.js";
import { loadGrammar, TOO_DEEP } from "./grammar/load.js";
import { indented } from "./indented.js";

/** What is said of a language beside its grammar. */
export interface Project {
  /** The grammar's file, as errors name it. The first line of each file has its name alone, so that they are the same from every folder. */
  readonly grammar: string;
  /** The name of the language, in the names of the files that are no modules. */
  readonly name: string;
  /** Whether to draw the productions; the package railroad-diagrams draws them. */
  readonly diagrams: boolean;
}

/**
 * The files of a language, by name. Each rule in lower case that chooses among productions is a start rule, with a parser of
 * its own; tools may write the texts of the first one, so that it has a printer and grammars for constrained decoding too.
 *
 * @throws {GrammarError} where the grammar cannot be used: file, line, column, what is wrong, and what to write instead.
 */
export function generateProject(text: string, project: Project): ReadonlyMap<string, string> {
  try {
    return filesOf(text, project);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const place = { file: project.grammar, line: 1, column: 1 };
    throw new GrammarError(place, TOO_DEEP);
  }
}

function filesOf(text: string, { grammar: file, name, diagrams }: Project): ReadonlyMap<string, string> {
  const grammar = loadGrammar(text, file);
  const starts = startsOf(grammar);
  const [start = ""] = starts;
  const source = {
    grammar: file,
    starts: Object.fromEntries(starts.map((each) => [each, upperFirst(each)])),
    canonical: { start, none: `<NO_${kindOf(upperFirst(start)).toUpperCase()}>` },
  };
  const banner = `Written by \`context-compiler generate\` from ${commented(nameOf(file))}. Do not edit.`;
  const files = new Map<string, string>();
  for (const [path, code] of generateArtifacts(text, source, banner))
    if (path.endsWith(".ts")) files.set(path, `/* eslint-disable */\n${indented(code)}`);
    else files.set(path.replace("canonical", name), code);
  const modules = [...files.keys()].filter((path) => path.endsWith(".ts") && path !== "sentences.ts").sort();
  const exported = modules.map((path) => `export * from "./${path.replace(/ts$/, "js")}";`);
  files.set("index.ts", `// ${banner}\n\n${exported.join("\n")}\n`);
  const figures = allProductionsOf(grammar, starts).map((rule) => [rule.name, figureOf(grammar, rule)] as const);
  files.set(
    `${name}.ebnf`,
    `/* ${banner} */\n\n${figures.map(([each, figure]) => `${each} ::= ${ebnf(figure)}\n`).join("")}`,
  );
  if (!diagrams) return files;
  for (const [each, figure] of figures)
    files.set(`diagrams/${kindOf(each).replaceAll("_", "-")}.svg`, drawn(figure, `Railroad diagram of ${each}`));
  return files;
}

function nameOf(path: string): string {
  return path.replace(/^.*[/\\]/s, "");
}

/** A file's name, which has no slash, as it may stand in a comment of any kind: nothing in it ends one. */
function commented(file: string): string {
  return escapeUnits(visible(file), /[\t\n]/g);
}

/** The start rules, in order. */
function startsOf(grammar: Grammar): string[] {
  const rules = [...grammar.values()];
  const starts = rules.filter((rule) => !isProduction(rule.name) && productionNames(rule) !== null);
  const chosen = new Set(starts.flatMap((rule) => productionNames(rule) ?? []));
  if (starts.length === 0)
    throw new GrammarError(
      topOf(grammar),
      "The grammar has no start rule. Begin it with one in lower case that chooses among productions: directive = First / Second",
    );
  for (const { name, place } of rules)
    if (isProduction(name) && !chosen.has(name))
      throw new GrammarError(place, `No start rule chooses the production ${name}. Add it to one, or drop it.`);
  return starts.map(({ name }) => name);
}

/** The names of the productions among which a rule chooses, or null where it does something else. */
function productionNames({ expression }: Rule): string[] | null {
  const alternatives = expression.type === "choice" ? expression.alternatives : [expression];
  const names = alternatives.flatMap((each) =>
    each.type === "reference" && isProduction(each.name) ? [each.name] : [],
  );
  return names.length === alternatives.length ? names : null;
}
