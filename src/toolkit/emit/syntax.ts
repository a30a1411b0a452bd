/** Writes the types of the syntax tree: an interface a production, and the union of each start rule. */
import { type Grammar, kindOf, labelsOf, productionsOf, type Rule } from "../grammar/expression.js";
import type { Starts } from "./starts.js";

/** The types of the nodes that the start rules can answer: of each production once, behind the first that has it. */
export function emitSyntax(grammar: Grammar, starts: Starts): string {
  const written = new Set<Rule>();
  const types = Object.entries(starts).flatMap(([start, type]) => {
    const productions = productionsOf(grammar, start);
    const nodes = productions.filter((production) => !written.has(production));
    for (const production of nodes) written.add(production);
    return [...nodes.map(emitNode), ...emitUnions(productions, start, type)];
  });
  return types.join("\n\n");
}

function emitNode(production: Rule): string {
  const fields = labelsOf(production.expression).map((label) => `  readonly ${label}: string;\n`);
  const about = production.class === null ? "" : ` (${production.class})`;
  return `/** A text that the production \`${production.name}\` matches${about}. Fields are raw text. */
export interface ${production.name} {\n  readonly kind: "${kindOf(production.name)}";\n${fields.join("")}}`;
}

/** Productions with a class, if there are any, get a union of their own. */
function emitUnions(productions: readonly Rule[], start: string, type: string): string[] {
  const union = (name: string, members: readonly Rule[]): string =>
    `export type ${name} = ${members.map((each) => each.name).join(" | ")};`;
  const nearMisses = productions.filter((production) => production.class !== null);
  const all = `/** What the rule \`${start}\` recognizes. */\n${union(type, productions)}`;
  if (nearMisses.length === 0) return [all];
  const about = `/** What the rule \`${start}\` recognizes in order to correct it: the productions that the grammar marks with a class. */`;
  return [all, `${about}\n${union(`${type}NearMiss`, nearMisses)}`];
}
