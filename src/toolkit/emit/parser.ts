/**
 * Writes the parser: one function a production, which answers a node or null, and one function a helper, which answers
 * where its match ends, or -1. Nothing is allocated but the node; nothing is thrown; a failed match costs no message.
 */
import { type Expression, type Grammar, kindOf, labelsOf, productionsOf, type Rule } from "../grammar/expression.js";
import { type Dispatch, dispatchOf } from "../language/first-units.js";
import { CodeWriter } from "./code.js";
import { Helpers } from "./helpers.js";
import { parserOf, type Starts } from "./starts.js";

/** The functions of all start rules: themselves, their productions, and the helpers that they use, each of them once. */
export function emitParser(grammar: Grammar, starts: Starts): string {
  const writer = new CodeWriter(grammar, true);
  const helpers = new Helpers(writer);
  const functions = Object.entries(starts).flatMap(([start, type]) => [
    emitStart(start, type, dispatchOf(grammar, start)),
    ...productionsOf(grammar, start).map((production) => emitProduction(writer, production)),
    ...helpers.missing(),
  ]);
  return functions.join("\n\n");
}

/** The start rule tries only the productions that can begin with the text's first code unit. */
function emitStart(start: string, type: string, { cases, otherwise }: Dispatch): string {
  const written = cases.map(({ units, productions }) => {
    const labels = units.map((unit) => `    case ${unit}: // ${shown(unit)}`);
    return `${labels.join("\n")}\n      return ${tries(productions)};`;
  });
  return `/** Parses a whole text by the rule \`${start}\`: a node, or null where no production matches. It never throws. */
export function ${parserOf(start)}(s: string): ${type} | null {
  switch (s.charCodeAt(0)) {
${written.join("\n")}
  }
  return ${tries(otherwise)};
}`;
}

function tries(productions: readonly Rule[]): string {
  return productions.length === 0 ? "null" : productions.map(({ name }) => `parse${name}(s)`).join(" ?? ");
}

/** A code unit in a comment. */
function shown(unit: number): string {
  const isPrintable = unit > 0x20 && unit < 0x7f;
  return isPrintable ? String.fromCharCode(unit) : `U+${unit.toString(16).toUpperCase().padStart(4, "0")}`;
}

function emitProduction(writer: CodeWriter, production: Rule): string {
  writer.enter(production);
  const fields = labelsOf(production.expression);
  const node = `{ ${[`kind: "${kindOf(production.name)}"`, ...fields].join(", ")} }`;
  return `function parse${production.name}(s: string): ${production.name} | null {\n${emitBody(writer, production, fields, node)}\n}`;
}

/** Where a production begins with a literal, matching begins behind it. */
function emitBody(writer: CodeWriter, { expression }: Rule, fields: readonly string[], node: string): string {
  const elements = expression.type === "sequence" ? expression.elements : [expression];
  const [first, ...others] = elements;
  const locals = fields.map((field) => `let ${field}: string | null;\n`).join("");
  if (first?.type !== "literal") return `let p = 0;\n${locals}${emitElements(writer, elements)}\nreturn ${node};`;
  const begins = `if (!s.startsWith(${JSON.stringify(first.value)})) return null;\n`;
  return `${begins}let p = ${first.value.length};\n${locals}${emitElements(writer, others)}\nreturn ${node};`;
}

/** A helper that is the last field's is called for its text: where it ends does not matter, and others call it too. */
function emitElements(writer: CodeWriter, elements: readonly Expression[]): string {
  const last = elements.at(-1);
  const isText = last?.type === "labeled" && last.expression.type === "reference";
  const matched = (isText ? elements.slice(0, -1) : elements).map((element) => writer.matching(element, "return null"));
  if (isText && last.expression.type === "reference")
    matched.push(writer.text(last.expression.name, last.label, "return null"));
  return matched.join("\n");
}
