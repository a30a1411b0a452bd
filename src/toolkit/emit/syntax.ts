/** Writes the types of the syntax tree: an interface a production, and the union of each start rule. */
import { type Grammar, kindOf, labelsOf, productionsOf } from "../grammar/expression.js";
import type { Starts } from "./starts.js";

/** The types of the nodes that the start rules can answer. */
export function emitSyntax(grammar: Grammar, starts: Starts): string {
  return Object.entries(starts)
    .map(([start, type]) => emitNodes(grammar, start, type))
    .join("\n\n");
}

/** Productions with a class, if there are any, get a union of their own. */
function emitNodes(grammar: Grammar, start: string, type: string): string {
  const productions = productionsOf(grammar, start);
  const nodes = productions.map((production) => {
    const fields = labelsOf(production.expression).map((label) => `  readonly ${label}: string;\n`);
    const about = production.class === null ? "" : ` (${production.class})`;
    return `/** A text that the production \`${production.name}\` matches${about}. Fields are raw text. */
export interface ${production.name} {\n  readonly kind: "${kindOf(production.name)}";\n${fields.join("")}}`;
  });
  const union = (name: string, members: readonly { readonly name: string }[]): string =>
    `export type ${name} = ${members.map((each) => each.name).join(" | ")};`;
  const nearMisses = productions.filter((production) => production.class !== null);
  const all = `/** What the rule \`${start}\` recognizes. */\n${union(type, productions)}`;
  if (nearMisses.length === 0) return [...nodes, all].join("\n\n");
  const about = `/** What the rule \`${start}\` recognizes in order to correct it: the productions that the grammar marks with a class. */`;
  return [...nodes, all, `${about}\n${union(`${type}NearMiss`, nearMisses)}`].join("\n\n");
}
