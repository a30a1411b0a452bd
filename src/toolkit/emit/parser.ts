/**
 * Writes the parser: one function a production, which answers a node or null, and one function a helper, which answers
 * where its match ends, or -1. Nothing is allocated but the node; nothing is thrown; a failed match costs no message.
 */

import { isEnd, requireEnding } from "../grammar/ending.js";
import { type Expression, type Grammar, kindOf, labelsOf, productionsOf, type Rule } from "../grammar/expression.js";
import { type Dispatch, dispatchOf } from "../language/first-units.js";
import { CodeWriter } from "./code.js";
import { Helpers } from "./helpers.js";
import { parserOf, type Starts } from "./starts.js";
import { joined } from "./statements.js";
import { IS_SPACE } from "./words.js";

/**
 * The functions of all start rules: themselves, their productions, and the helpers that they use, each of them once. What is white
 * space is told by the module of that, if there is one.
 */
export function emitParser(grammar: Grammar, starts: Starts, whiteSpace?: string): string {
  const writer = new CodeWriter(grammar, true);
  const helpers = new Helpers(writer, whiteSpace === undefined ? [] : [IS_SPACE]);
  const written = new Set<Rule>();
  const functions = Object.entries(starts).flatMap(([start, type]) => {
    const productions = productionsOf(grammar, start).filter((production) => !written.has(production));
    for (const production of productions) written.add(production);
    return [
      emitStart(start, type, dispatchOf(grammar, start)),
      ...productions.map((production) => emitProduction(writer, production)),
      ...helpers.missing(),
    ];
  });
  const code = `\n${functions.join("\n\n")}`;
  if (whiteSpace === undefined || !code.includes(`${IS_SPACE}(`)) return code;
  return `import { ${IS_SPACE} } from ${JSON.stringify(whiteSpace)};\n${code}`;
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
  requireEnding(writer.grammar, production);
  writer.enter(production);
  const fields = labelsOf(production.expression);
  const node = `{ ${[`kind: "${kindOf(production.name)}"`, ...fields].join(", ")} }`;
  return `function parse${production.name}(s: string): ${production.name} | null {\n${emitBody(writer, production, node)}\n}`;
}

/** Where a production begins with a literal, matching begins behind it; where it is nothing else, the text is compared. */
function emitBody(writer: CodeWriter, { expression }: Rule, node: string): string {
  const elements = expression.type === "sequence" ? expression.elements : [expression];
  const [first, ...others] = elements;
  const whole = wholeTexts(writer.grammar, elements);
  if (whole !== null) return `return ${isOneOf(whole)} ? ${node} : null;`;
  if (first?.type !== "literal") return `let p = 0;\n${emitElements(writer, elements)}\nreturn ${node};`;
  const begins = `if (!s.startsWith(${JSON.stringify(first.value)})) return null;\n`;
  return `${begins}let p = ${first.value.length};\n${emitElements(writer, others)}\nreturn ${node};`;
}

/** The texts that a production consists of, if it is a choice of words and the end. A word that stands before a longer one hides it. */
function wholeTexts(grammar: Grammar, [words, end, ...others]: readonly Expression[]): string[] | null {
  if (words === undefined || end === undefined || others.length > 0 || !isEnd(grammar, end)) return null;
  const alternatives = words.type === "choice" ? words.alternatives : [words];
  const texts = alternatives.flatMap((alternative) => (alternative.type === "literal" ? [alternative.value] : []));
  if (texts.length < alternatives.length) return null;
  return texts.filter((text, index) => !texts.slice(0, index).some((before) => text.startsWith(before)));
}

function isOneOf(texts: readonly string[]): string {
  return texts.length === 1 ? `s === ${JSON.stringify(texts[0])}` : `${JSON.stringify(texts)}.includes(s)`;
}

/** A helper that is the last field's is called for its text: where it ends does not matter, and others call it too. */
function emitElements(writer: CodeWriter, elements: readonly Expression[]): string {
  const last = elements.at(-1);
  if (last?.type !== "labeled" || last.expression.type !== "reference")
    return writer.sequence(elements, "return null;");
  const text = writer.text(last.expression.name, last.label, "return null;");
  return joined(writer.sequence(elements.slice(0, -1), "return null;"), text);
}
