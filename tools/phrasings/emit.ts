/**
 * Writes the parsers of the phrasings. Unlike the directives' parser, they hold many words and little else, so each rule
 * becomes a value made of a few matchers (matchers.ts), and its words become tables. The text of a label is cut from a
 * second string of the same length, so that a match in lower case yields the user's own words.
 */
import { readFileSync } from "node:fs";
import { match } from "ts-pattern";
import {
  type Expression,
  type Grammar,
  GrammarError,
  kindOf,
  labelsOf,
  partsOf,
  productionsOf,
  type Range,
  type Rule,
  ruleOf,
} from "../../src/toolkit/index.js";
import { type Files, typescript } from "../files.js";

const ABOUT = "grammar/phrasings.peggy";
const PATH = "src/generated/phrasings/parser.ts";
const MATCHERS = "tools/phrasings/matchers.ts";

/** The start rules, and the type of what each recognizes. */
const STARTS = [
  ["veto", "Veto"],
  ["opening", "Opening"],
  ["closing", "Closing"],
  ["premise", "PremisePhrasing"],
  ["passing", "Passing"],
  ["request", "RequestPhrasing"],
  ["unfit", "Unfit"],
  ["lasting", "Lasting"],
  ["role", "Role"],
  ["verbal", "Verbal"],
] as const;

/** The module of `src/generated` that comes from the grammar of phrasings. */
export function phrasingArtifacts(grammar: Grammar): Files {
  const productions = STARTS.flatMap(([start]) => productionsOf(grammar, start));
  const helpers = new Map<string, string>();
  for (const { expression } of productions) collectHelpers(grammar, expression, helpers);
  const code = [
    ...STARTS.flatMap(([start, type]) => [emitTypes(grammar, start, type), emitStart(grammar, start, type)]),
    matchers(),
    [...helpers.values()].join("\n"),
    ...productions.map(emitProduction),
  ];
  return new Map([[PATH, typescript(PATH, ABOUT, code.join("\n\n"))]]);
}

/** The union of the nodes; each is written where it stands, since nobody names one alone. */
function emitTypes(grammar: Grammar, start: string, type: string): string {
  const nodes = productionsOf(grammar, start).map(({ name, expression }) => {
    const fields = labelsOf(expression).map((label) => `; readonly ${label}: string`);
    return `{ readonly kind: "${kindOf(name)}"${fields.join("")} }`;
  });
  return `/** What the rule \`${start}\` recognizes. Fields are raw text. */\nexport type ${type} = ${nodes.join(" | ")};`;
}

/** The text of matchers.ts without its first comment, and with nothing exported. */
function matchers(): string {
  const text = readFileSync(MATCHERS, "utf8");
  return text.slice(text.indexOf("*/\n") + 3).replaceAll("export ", "");
}

function emitStart(grammar: Grammar, start: string, type: string): string {
  const tries = productionsOf(grammar, start).map(({ name }) => `parse${name}(s, text)`);
  return `/** Parses a whole text by the rule \`${start}\`; fields are cut from \`text\`, which is as long as \`s\`. */
export function parse${start.charAt(0).toUpperCase()}${start.slice(1)}(s: string, text: string = s): ${type} | null {
  return ${tries.join(" ?? ")};
}`;
}

function emitProduction({ name, expression }: Rule): string {
  const elements = expression.type === "sequence" ? expression.elements : [expression];
  const fields = elements.flatMap((element, index) =>
    element.type === "labeled" ? [`${element.label}: field(${index})`] : [],
  );
  const node = [`kind: "${kindOf(name)}" as const`, ...fields].join(", ");
  const parameter = fields.length === 0 ? "" : "field";
  return `const parse${name} = production([${elements.map(partOf).join(", ")}], (${parameter}) => ({ ${node} }));`;
}

/** Adds the helpers that an expression refers to, each behind those that it refers to itself. */
function collectHelpers(grammar: Grammar, expression: Expression, helpers: Map<string, string>): void {
  for (const part of partsOf(expression)) collectHelpers(grammar, part, helpers);
  if (expression.type !== "reference" || helpers.has(expression.name)) return;
  const rule = ruleOf(grammar, expression.name);
  collectHelpers(grammar, rule.expression, helpers);
  const part = partOf(rule.expression);
  helpers.set(rule.name, `const ${rule.name} = ${part.startsWith('"') ? `matcherOf(${part})` : part};`);
}

/** The code of a part: words in one string with bars between them, or a call of one of the matchers. */
function partOf(expression: Expression): string {
  return match(expression)
    .with({ type: "literal" }, ({ value }) => words([value]))
    .with({ type: "class" }, ({ ranges, inverted }) =>
      inverted ? `sequence(not(${within(ranges)}), any)` : within(ranges),
    )
    .with({ type: "any" }, () => "any")
    .with({ type: "reference" }, ({ name }) => name)
    .with({ type: "labeled" }, { type: "text" }, { type: "picked" }, ({ expression: inner }) => partOf(inner))
    .with({ type: "sequence" }, () => `sequence(${listOf(expression)})`)
    .with({ type: "choice" }, ({ alternatives }) => choice(alternatives))
    .with({ type: "not" }, ({ expression: inner }) => `not(${listOf(inner)})`)
    .with({ type: "and" }, ({ expression: inner }) => `ahead(${listOf(inner)})`)
    .with({ type: "optional" }, ({ expression: inner }) => `maybe(${listOf(inner)})`)
    .with({ type: "many" }, ({ least, expression: inner }) =>
      least === 0 ? repeated(inner) : `sequence(${listOf(inner)}, ${repeated(inner)})`,
    )
    .exhaustive();
}

/** The parts of a sequence, without the call that makes them one. */
function listOf(expression: Expression): string {
  return (expression.type === "sequence" ? expression.elements : [expression]).map(partOf).join(", ");
}

function repeated(expression: Expression): string {
  if (expression.type === "any") return "rest";
  if (expression.type === "sequence" && expression.elements.length === 2) {
    const [first, second] = expression.elements;
    if (first?.type === "not" && second?.type === "any") return `until(${partOf(first.expression)})`;
  }
  return `many(${listOf(expression)})`;
}

/** Literals that stand side by side become one table. */
function choice(alternatives: readonly Expression[]): string {
  const parts: (string | string[])[] = [];
  for (const alternative of alternatives) {
    const last = parts.at(-1);
    if (alternative.type !== "literal") parts.push(partOf(alternative));
    else if (Array.isArray(last)) last.push(alternative.value);
    else parts.push([alternative.value]);
  }
  const [only, more] = parts;
  if (Array.isArray(only) && more === undefined) return words(only);
  return `either(${parts.map((part) => (typeof part === "string" ? part : words(part))).join(", ")})`;
}

function words(values: readonly string[]): string {
  if (values.some((value) => value === "" || value.includes("|")))
    throw new GrammarError(`A word of the phrasings must hold something, and no bar: ${values.join(" / ")}.`);
  return JSON.stringify(values.join("|"));
}

function within(ranges: readonly Range[]): string {
  return `within(${ranges.flat().join(", ")})`;
}
