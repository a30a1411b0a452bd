/**
 * Writes the printer: a node becomes its canonical text, put together from the literals and labels of its production. The same
 * parts, with names in the place of fields, show people and models how a directive is written.
 */
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
    const text = partsIn(canonical, production, production.expression, null)
      .map((part) => (typeof part === "string" ? part.replace(/[`\\$]/g, "\\$&") : `\${d.${part.label}}`))
      .join("");
    return `  ${kind}: (${text.includes("${") ? "d" : ""}) => \`${text}\`,`;
  });
  return `const PRINT: { readonly [K in ${type}["kind"]]: (d: Extract<${type}, { kind: K }>) => string | null } = {\n${entries.join("\n")}\n};`;
}

/** For each production, how its text is written, `<label>` standing for a field. A production that is never canonical has none. */
export function formsOf(canonical: Grammar, start: string): [kind: string, form: string | null][] {
  return productionsOf(canonical, start).map((production) => {
    if (production.class !== null) return [kindOf(production.name), null];
    const parts = partsIn(canonical, production, production.expression, null);
    return [
      kindOf(production.name),
      parts.map((part) => (typeof part === "string" ? part : `<${part.label}>`)).join(""),
    ];
  });
}

/** A literal, or the text of a label. */
type Part = string | { readonly label: string };

/** What a text is put together of: literals, labels, and nothing for what only looks ahead. */
function partsIn(grammar: Grammar, production: Rule, expression: Expression, label: string | null): Part[] {
  switch (expression.type) {
    case "literal":
      return [expression.value];
    case "sequence":
      return expression.elements.flatMap((element) => partsIn(grammar, production, element, label));
    case "labeled":
      return partsIn(grammar, production, expression.expression, expression.label);
    case "picked":
    case "text":
      if (label !== null) return [{ label }];
      break;
    case "reference":
      return partsIn(grammar, production, ruleOf(grammar, expression.name).expression, label);
    case "not":
    case "and":
      return [];
    default:
  }
  throw new GrammarError(
    production.place,
    `The production ${production.name} cannot be printed: its canonical reading has a part of the type ${expression.type} outside a label. Let a helper have one canonical text, or mark the production as one that is corrected.`,
  );
}
