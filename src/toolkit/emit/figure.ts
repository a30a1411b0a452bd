/** What a reader is shown of a production: words, fields, ways. Drawn as a railroad diagram, written as EBNF. */
import { isEnd } from "../grammar/ending.js";
import { type Expression, type Grammar, partsOf, type Rule, ruleOf } from "../grammar/expression.js";
import { isAny } from "../grammar/one-unit.js";

/** A production's shape, without what only a machine needs. */
export type Figure =
  | { readonly type: "word"; readonly text: string }
  | { readonly type: "field" | "rule" | "note"; readonly name: string }
  | { readonly type: "row" | "ways"; readonly parts: readonly Figure[] }
  | { readonly type: "repeat"; readonly least: 0 | 1; readonly part: Figure };

/** The figure of a production. Helpers with words of their own are shown in place, the others by name. */
export function figureOf(grammar: Grammar, production: Rule): Figure {
  return simplified(withoutEnd(figure(grammar, production.expression, null)));
}

function figure(grammar: Grammar, expression: Expression, label: string | null): Figure {
  const inner = (each: Expression): Figure => figure(grammar, each, label);
  switch (expression.type) {
    case "literal":
      return { type: "word", text: expression.value };
    case "class":
    case "any":
      return { type: "rule", name: "character" };
    case "sequence":
      return { type: "row", parts: expression.elements.map(inner) };
    case "choice":
      return { type: "ways", parts: expression.alternatives.map(inner) };
    case "optional":
      return { type: "ways", parts: [inner(expression.expression), NOTHING] };
    case "many":
      return { type: "repeat", least: expression.least, part: inner(expression.expression) };
    case "not":
      if (isAny(grammar, expression.expression)) return END;
      return { type: "note", name: `not ${words(grammar, expression.expression)}` };
    case "and":
      return { type: "note", name: `before ${words(grammar, expression.expression)}` };
    case "labeled":
      return figure(grammar, expression.expression, expression.label);
    case "picked":
      return inner(expression.expression);
    case "text":
      return label === null || isEnd(grammar, expression.expression)
        ? inner(expression.expression)
        : { type: "field", name: label };
    case "reference": {
      const rule = ruleOf(grammar, expression.name);
      const shown =
        isEnd(grammar, expression) ||
        hasWords(grammar, rule.expression) ||
        (label !== null && hasText(grammar, rule.expression));
      return shown ? inner(rule.expression) : { type: "rule", name: rule.name };
    }
  }
}

const NOTHING: Figure = { type: "row", parts: [] };

/** The end of the text. It is only worth showing in a lookahead: every production ends with it. */
const END: Figure = { type: "rule", name: "end" };

function withoutEnd(shape: Figure): Figure {
  if (shape === END) return NOTHING;
  if (shape.type === "repeat") return { ...shape, part: withoutEnd(shape.part) };
  return "parts" in shape ? { ...shape, parts: shape.parts.map(withoutEnd) } : shape;
}

function hasWords(grammar: Grammar, expression: Expression): boolean {
  if (expression.type === "literal") return true;
  if (expression.type === "not" || expression.type === "and") return false;
  if (expression.type === "reference") return hasWords(grammar, ruleOf(grammar, expression.name).expression);
  return partsOf(expression).some((part) => hasWords(grammar, part));
}

/** Whether an expression holds the text of a label. */
function hasText(grammar: Grammar, expression: Expression): boolean {
  if (expression.type === "text") return true;
  if (expression.type === "reference") return hasText(grammar, ruleOf(grammar, expression.name).expression);
  return partsOf(expression).some((part) => hasText(grammar, part));
}

/** What a lookahead looks for, in EBNF. */
function words(grammar: Grammar, expression: Expression): string {
  return ebnf(simplified(figure(grammar, expression, null)));
}

/** Rows in rows become one, and what is empty in a row goes. */
function simplified(shape: Figure): Figure {
  if (shape.type === "repeat") return { ...shape, part: simplified(shape.part) };
  if (shape.type !== "row" && shape.type !== "ways") return shape;
  const parts = shape.parts.map(simplified);
  const flat = shape.type === "row" ? parts.flatMap((part) => (part.type === "row" ? part.parts : [part])) : parts;
  const [only] = flat;
  return only !== undefined && flat.length === 1 ? only : { ...shape, parts: flat };
}

/** A figure in the EBNF of the XML specification; a lookahead stands in brackets. */
export function ebnf(shape: Figure): string {
  switch (shape.type) {
    case "word":
      return quoted(shape.text).join(" ");
    case "field":
    case "rule":
      return shape.name;
    case "note":
      return `[${shape.name}]`;
    case "row":
      return shape.parts.length === 0 ? '""' : shape.parts.map(grouped).join(" ");
    case "ways":
      return shape.parts.map(ebnf).join(" | ");
    case "repeat":
      return `${grouped(shape.part)}${shape.least === 0 ? "*" : "+"}`;
  }
}

/** A word in quotes; what a reader would not see in them, and the quote itself, by their numbers. */
function quoted(text: string): string[] {
  const parts = text.match(/[^\x00-\x1f"]+|[\x00-\x1f"]/g) ?? [""];
  return parts.map((part) =>
    /[\x00-\x1f"]/.test(part) ? `#x${part.charCodeAt(0).toString(16).toUpperCase()}` : `"${part}"`,
  );
}

function grouped(shape: Figure): string {
  return shape.type === "ways" ||
    (shape.type === "word" && quoted(shape.text).length > 1) ||
    (shape.type === "row" && shape.parts.length > 1)
    ? `( ${ebnf(shape)} )`
    : ebnf(shape);
}
