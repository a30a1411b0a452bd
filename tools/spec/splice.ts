/** Puts what is made of the grammar on the spec's pages, between marks: the diagram of a production beside its rule, and tables. */
import { readFileSync } from "node:fs";
import {
  drawn,
  ebnf,
  figureOf,
  type Grammar,
  GrammarError,
  kindOf,
  productionsOf,
  type Rule,
} from "../../src/toolkit/index.js";
import type { Files } from "../files.js";
import type { ReadSource } from "../language.js";
import { SpecError, type Rule as SpecRule } from "./markdown.js";
import { type Tables, withTables } from "./tables.js";

const MARKED = /(<!-- drawn: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** The diagrams, and the pages of the spec with diagrams, EBNF and tables in their places. */
export function spliced(
  sources: readonly ReadSource[],
  rules: readonly SpecRule[],
  folder: string,
  tables: Tables,
): Files {
  const productions = new Map(
    sources.flatMap(({ grammar, source: { starts } }) =>
      Object.keys(starts)
        .flatMap((start) => productionsOf(grammar, start))
        .map((rule) => [rule.name, { grammar, rule }]),
    ),
  );
  const pages = [...new Set(rules.map(({ file }) => file))].map((file): [string, string] => [
    file,
    withTables(page(productions, file), tables),
  ]);
  const drawnNames = new Set(pages.flatMap(([, text]) => Array.from(text.matchAll(MARKED), ([, , name]) => name)));
  for (const [name, { rule }] of productions) {
    if (!drawnNames.has(name))
      throw new GrammarError(
        rule.place,
        `No page of the spec has a place for the diagram of ${name}: \`<!-- drawn: ${name} -->\` and \`<!-- end -->\`.`,
      );
  }
  const diagrams = [...productions.values()].map(({ grammar, rule }): [string, string] => [
    `${folder}/${diagramOf(rule)}`,
    drawn(figureOf(grammar, rule), `Railroad diagram of ${rule.name}`),
  ]);
  return new Map([...pages, ...diagrams]);
}

type Productions = ReadonlyMap<string, { readonly grammar: Grammar; readonly rule: Rule }>;

function page(productions: Productions, file: string): string {
  const text = readFileSync(file, "utf8");
  return text.replace(MARKED, (mark, opening: string, name: string, closing: string) => {
    const production = productions.get(name);
    if (production === undefined)
      throw new SpecError(
        { file, line: text.slice(0, text.indexOf(mark)).split("\n").length },
        `The grammar has no production ${name}, for which a diagram is asked.`,
      );
    const shape = `${name} ::= ${ebnf(figureOf(production.grammar, production.rule))}`;
    return `${opening}![${name}](${diagramOf(production.rule)})\n\n\`\`\`ebnf\n${shape}\n\`\`\`\n${closing}`;
  });
}

function diagramOf({ name }: Rule): string {
  return `diagrams/${kindOf(name).replaceAll("_", "-")}.svg`;
}
