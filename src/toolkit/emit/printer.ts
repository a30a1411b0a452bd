/** Writes the printer: a node becomes its canonical text, put together from the literals and labels of its production. */
import {
  type Expression,
  type Grammar,
  GrammarError,
  kindOf,
  productionsOf,
  type Rule,
  ruleOf,
} from "../grammar/expression.js";

/** For each production, its text with the fields in place. A production that is never canonical has none. */
export function emitPrinter(canonical: Grammar, start: string, type: string): string {
  const entries = productionsOf(canonical, start).map((production) => {
    const kind = kindOf(production.name);
    if (production.class !== null) return `  ${kind}: () => null,`;
    const text = textOf(canonical, production, production.expression, null);
    return `  ${kind}: (${text.includes("${") ? "d" : ""}) => \`${text}\`,`;
  });
  return `const PRINT: { readonly [K in ${type}["kind"]]: (d: Extract<${type}, { kind: K }>) => string | null } = {\n${entries.join("\n")}\n};`;
}

/** A template: literals as they stand, a label's text as a hole, nothing for what only looks ahead. */
function textOf(grammar: Grammar, production: Rule, expression: Expression, label: string | null): string {
  switch (expression.type) {
    case "literal":
      return expression.value.replace(/[`\\$]/g, "\\$&");
    case "sequence":
      return expression.elements.map((element) => textOf(grammar, production, element, label)).join("");
    case "labeled":
      return textOf(grammar, production, expression.expression, expression.label);
    case "picked":
    case "text":
      if (label !== null) return `\${d.${label}}`;
      break;
    case "reference":
      return textOf(grammar, production, ruleOf(grammar, expression.name).expression, label);
    case "not":
    case "and":
      return "";
    default:
  }
  throw new GrammarError(
    production.place,
    `The production ${production.name} cannot be printed: its canonical reading has a part of the type ${expression.type} outside a label. Let a helper have one canonical text, or mark the production as one that is corrected.`,
  );
}
