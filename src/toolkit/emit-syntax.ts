/** Writes the types of the syntax tree: an interface a production, and the union of each start rule. */

import { labelsOf } from "./emit-parser.js";
import { type Grammar, kindOf, productionsOf } from "./expression.js";

/** The types of the nodes that a start rule can answer. */
export function emitSyntax(grammar: Grammar, start: string, type: string): string {
  const productions = productionsOf(grammar, start);
  const nodes = productions.map((production) => {
    const fields = labelsOf(production.expression).map((label) => `  readonly ${label}: string;\n`);
    const about = production.class === null ? "" : ` (${production.class})`;
    return `/** A text that the production \`${production.name}\` matches${about}. Fields are raw text. */
export interface ${production.name} {\n  readonly kind: "${kindOf(production.name)}";\n${fields.join("")}}`;
  });
  const union = `/** What the rule \`${start}\` recognizes. */\nexport type ${type} = ${productions.map(({ name }) => name).join(" | ")};`;
  const nearMisses = productions.flatMap((production) => (production.class === null ? [] : [production.name]));
  const corrected = `/** What the rule \`${start}\` recognizes in order to correct it: the productions that the grammar marks with a class. */
export type ${type}NearMiss = ${nearMisses.join(" | ")};`;
  return [...nodes, union, ...(nearMisses.length === 0 ? [] : [corrected])].join("\n\n");
}
