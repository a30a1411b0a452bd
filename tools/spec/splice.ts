/** Puts what is drawn of a production beside the rule that describes it, between two marks in the spec's pages. */
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
import { SpecError, type Rule as SpecRule } from "./markdown.js";

const MARKED = /(<!-- drawn: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** The diagrams, and the pages of the spec with diagram and EBNF in their place. */
export function spliced(grammar: Grammar, starts: readonly string[], rules: readonly SpecRule[]): Files {
  const productions = new Map(
    starts.flatMap((start) => productionsOf(grammar, start)).map((production) => [production.name, production]),
  );
  const pages = [...new Set(rules.map(({ file }) => file))].map((file): [string, string] => [
    file,
    page(grammar, productions, file),
  ]);
  const drawnNames = new Set(pages.flatMap(([, text]) => Array.from(text.matchAll(MARKED), ([, , name]) => name)));
  for (const [name, { place }] of productions) {
    if (!drawnNames.has(name))
      throw new GrammarError(
        place,
        `No page of the spec has a place for the diagram of ${name}: \`<!-- drawn: ${name} -->\` and \`<!-- end -->\`.`,
      );
  }
  const diagrams = [...productions.values()].map((production): [string, string] => [
    `spec/${diagramOf(production)}`,
    drawn(figureOf(grammar, production), `Railroad diagram of ${production.name}`),
  ]);
  return new Map([...pages, ...diagrams]);
}

function page(grammar: Grammar, productions: ReadonlyMap<string, Rule>, file: string): string {
  const text = readFileSync(file, "utf8");
  return text.replace(MARKED, (mark, opening: string, name: string, closing: string) => {
    const production = productions.get(name);
    if (production === undefined)
      throw new SpecError(
        { file, line: text.slice(0, text.indexOf(mark)).split("\n").length },
        `The grammar has no production ${name}, for which a diagram is asked.`,
      );
    const shape = `${name} ::= ${ebnf(figureOf(grammar, production))}`;
    return `${opening}![${name}](${diagramOf(production)})\n\n\`\`\`ebnf\n${shape}\n\`\`\`\n${closing}`;
  });
}

function diagramOf({ name }: Rule): string {
  return `diagrams/${kindOf(name).replaceAll("_", "-")}.svg`;
}
