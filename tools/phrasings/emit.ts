/**
 * Writes the parsers of the phrasings. They differ from the directives' parser in two ways: a production may begin with
 * any expression, so each is tried in order, and the text of a label is cut from a second string of the same length, so
 * that a match in lower case yields the user's own words.
 */
import { type Files, typescript } from "../files.js";
import { emitHelpers, labelsOf } from "../grammar/emit-parser.js";
import { emitSyntax } from "../grammar/emit-syntax.js";
import {
  type Expression,
  type Grammar,
  GrammarError,
  kindOf,
  partsOf,
  productionsOf,
  type Rule,
} from "../grammar/expression.js";
import { MatcherWriter } from "../grammar/matcher.js";

const ABOUT = "grammar/phrasings.peggy";
const PATH = "src/generated/phrasings.ts";

/** The start rules, and the type of what each recognizes. */
const STARTS = [
  ["veto", "Veto"],
  ["opening", "Opening"],
  ["closing", "Closing"],
  ["premise", "PremisePhrasing"],
  ["passing", "Passing"],
  ["request", "RequestPhrasing"],
  ["unfit", "Unfit"],
] as const;

/** The module of `src/generated` that comes from the grammar of phrasings. */
export function phrasingArtifacts(grammar: Grammar): Files {
  for (const { name, expression } of grammar.values()) refuseHiddenWords(name, expression);
  const writer = new MatcherWriter(grammar, true, "text");
  const parts = STARTS.flatMap(([start, type]) => {
    const productions = productionsOf(grammar, start);
    // Only the unions are for others to name.
    const types = emitSyntax(grammar, start, type).replaceAll("export interface", "interface");
    return [types, emitStart(productions, start, type), ...productions.map((each) => emitProduction(writer, each))];
  });
  return new Map([[PATH, typescript(PATH, ABOUT, [...parts, ...emitHelpers(writer)].join("\n\n"))]]);
}

function emitStart(productions: readonly Rule[], start: string, type: string): string {
  const tries = productions.map(({ name }) => `parse${name}(s, text)`).join(" ?? ");
  return `/** Parses a whole text by the rule \`${start}\`; fields are cut from \`text\`, which is as long as \`s\`. */
export function parse${start.charAt(0).toUpperCase()}${start.slice(1)}(s: string, text: string = s): ${type} | null {
  return ${tries};
}`;
}

function emitProduction(writer: MatcherWriter, { name, expression }: Rule): string {
  const fields = labelsOf(expression);
  const source = fields.length === 0 ? "_text" : "text";
  const locals = fields.map((field) => `let ${field}: string;\n`).join("");
  const body = writer.matching(expression, "return null");
  return `function parse${name}(s: string, ${source}: string): ${name} | null {
let p = 0;
${locals}${body}
return { ${[`kind: "${kindOf(name)}"`, ...fields].join(", ")} };
}`;
}

/** Refuses a choice in which a literal stands behind one that it begins with: it could never be reached. */
function refuseHiddenWords(rule: string, expression: Expression): void {
  for (const part of partsOf(expression)) refuseHiddenWords(rule, part);
  if (expression.type !== "choice") return;
  const before: string[] = [];
  for (const alternative of expression.alternatives) {
    if (alternative.type !== "literal") continue;
    const hiding = before.find((word) => alternative.value.startsWith(word));
    if (hiding !== undefined)
      throw new GrammarError(`In rule ${rule}, ${JSON.stringify(hiding)} hides ${JSON.stringify(alternative.value)}.`);
    before.push(alternative.value);
  }
}
