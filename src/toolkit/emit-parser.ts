/**
 * Writes the parser: one function a production, which answers a node or null, and one function a helper, which answers
 * where its match ends, or -1. Nothing is allocated but the node; nothing is thrown; a failed match costs no message.
 */
import { type Expression, type Grammar, kindOf, productionsOf, type Rule, ruleOf } from "./expression.js";
import { MatcherWriter } from "./matcher.js";

/** The functions of a start rule: itself, its productions, and the helpers that they use. */
export function emitParser(grammar: Grammar, start: string, type: string): string {
  const productions = productionsOf(grammar, start);
  const writer = new MatcherWriter(grammar, true);
  const functions = productions.map((production) => emitProduction(writer, production));
  return [emitStart(productions, start, type), ...functions, ...emitHelpers(writer)].join("\n\n");
}

/** For each production, whether a text that it has parsed is canonical: a recognizer of its canonical reading. */
export function emitRecognizers(canonical: Grammar, start: string, type: string): string {
  const writer = new MatcherWriter(canonical, false);
  const entries = productionsOf(canonical, start).map((production) => {
    const kind = kindOf(production.name);
    if (production.class !== null) return `  ${kind}: () => false,`;
    return `  ${kind}: (s) => {\n    let p = 0;\n${writer.matching(production.expression, "return false")}\n    return true;\n  },`;
  });
  const table = `const CANONICAL: { readonly [K in ${type}["kind"]]: (s: string) => boolean } = {\n${entries.join("\n")}\n};`;
  return [table, ...emitHelpers(writer)].join("\n\n");
}

/** The start rule tries only the productions that can begin with the text's first code unit, where that can be told. */
function emitStart(productions: readonly Rule[], start: string, type: string): string {
  const tried = (group: readonly Rule[]): string =>
    `return ${group.map(({ name }) => `parse${name}(s)`).join(" ?? ") || "null"};`;
  return `/** Parses a whole text by the rule \`${start}\`: a node, or null where no production matches. It never throws. */
export function parse${start.charAt(0).toUpperCase()}${start.slice(1)}(s: string): ${type} | null {
${emitDispatch(productions, tried)}
}`;
}

/** A production whose first unit may be any is tried for every text. */
function emitDispatch(productions: readonly Rule[], tried: (group: readonly Rule[]) => string): string {
  const firsts = new Map(productions.map((production) => [production, firstUnits(production.expression)]));
  const units = new Set([...firsts.values()].flatMap((known) => [...(known ?? [])]));
  const tries = new Map<string, number[]>();
  for (const unit of units) {
    const group = tried(productions.filter((production) => firsts.get(production)?.has(unit) ?? true));
    tries.set(group, [...(tries.get(group) ?? []), unit]);
  }
  const cases = [...tries].map(([group, units]) => {
    const labels = units.map((unit) => `    case ${unit}: // ${String.fromCharCode(unit)}`);
    return `${labels.join("\n")}\n      ${group}`;
  });
  const otherwise = `  ${tried(productions.filter((production) => firsts.get(production) === null))}`;
  return cases.length === 0 ? otherwise : `  switch (s.charCodeAt(0)) {\n${cases.join("\n")}\n  }\n${otherwise}`;
}

/** The code units with which a match begins, or null where that is not plain to see. */
function firstUnits(expression: Expression): ReadonlySet<number> | null {
  if (expression.type === "literal") return new Set([expression.value.charCodeAt(0)]);
  if (expression.type === "sequence" && expression.elements[0] !== undefined) return firstUnits(expression.elements[0]);
  if (expression.type !== "choice") return null;
  const firsts = expression.alternatives.map(firstUnits);
  return firsts.includes(null) ? null : new Set(firsts.flatMap((known) => [...(known ?? [])]));
}

function emitProduction(writer: MatcherWriter, production: Rule): string {
  const fields = labelsOf(production.expression);
  const node = `{ ${[`kind: "${kindOf(production.name)}"`, ...fields].join(", ")} }`;
  return `function parse${production.name}(s: string): ${production.name} | null {\n${emitBody(writer, production, fields, node)}\n}`;
}

/** Where a production begins with a literal, matching begins behind it. */
function emitBody(writer: MatcherWriter, { expression }: Rule, fields: readonly string[], node: string): string {
  const elements = expression.type === "sequence" ? expression.elements : [expression];
  const [first, ...others] = elements;
  const locals = fields.map((field) => `let ${field}: string | null;\n`).join("");
  if (first?.type !== "literal") return `let p = 0;\n${locals}${emitElements(writer, elements)}\nreturn ${node};`;
  const begins = `if (!s.startsWith(${JSON.stringify(first.value)})) return null;\n`;
  return `${begins}let p = ${first.value.length};\n${locals}${emitElements(writer, others)}\nreturn ${node};`;
}

/** A helper that is the last field's is called for its text: where it ends does not matter, and others call it too. */
function emitElements(writer: MatcherWriter, elements: readonly Expression[]): string {
  const last = elements.at(-1);
  const isText = last?.type === "labeled" && last.expression.type === "reference";
  const matched = (isText ? elements.slice(0, -1) : elements).map((element) => writer.matching(element, "return null"));
  if (isText && last.expression.type === "reference")
    matched.push(writer.text(last.expression.name, last.label, "return null"));
  return matched.join("\n");
}

/** The labels of a production, in order. */
export function labelsOf(expression: Expression): string[] {
  if (expression.type === "labeled") return [expression.label];
  if (expression.type === "sequence") return expression.elements.flatMap(labelsOf);
  return [];
}

const AMONG = `function among(s: string, p: number, words: readonly string[]): number {
  for (const word of words) if (s.startsWith(word, p)) return p + word.length;
  return -1;
}`;

/** The functions that what a writer wrote calls. */
function emitHelpers(writer: MatcherWriter): string[] {
  const functions: string[] = [];
  for (const name of writer.texts) {
    const body = writer.capture({ type: "reference", name }, "text", "return null");
    functions.push(
      `function ${name}Text(s: string, p: number): string | null {\n  let text: string;\n${body}\n  return text;\n}`,
    );
  }
  const words = functions.length;
  for (const name of writer.called) {
    const { expression } = ruleOf(writer.grammar, name);
    const body = writer.matching(expression, "return -1");
    functions.push(`function ${name}(s: string, p: number): number {\n${body}\n  return p;\n}`);
  }
  for (const [name, condition] of writer.classes) {
    functions.push(`function ${name}(c: number): boolean {\n  return ${condition};\n}`);
  }
  // Only now is it known whether one of them looks words up.
  if (writer.choosesWords) functions.splice(words, 0, AMONG);
  return functions;
}
