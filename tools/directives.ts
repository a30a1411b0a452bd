/** What is made of a grammar: the syntax tree's types, the parser, the printer, and the words that other layers need. */

import {
  canonicalAutomaton,
  canonicalReading,
  type Expression,
  emitGbnf,
  emitLark,
  emitParser,
  emitPrinter,
  emitRecognizers,
  emitSentences,
  emitSyntax,
  type Grammar,
  GrammarError,
  introducersOf,
  NO_DIRECTIVE,
  productionsOf,
  ruleOf,
} from "../src/toolkit/index.js";
import { type Files, GENERATE, typescript } from "./files.js";

const ABOUT = "grammar/directives.peggy";

/** The modules of `src/generated` that come from the grammar. */
export function grammarArtifacts(grammar: Grammar): Files {
  const { gbnf, lark } = constrained(grammar);
  const modules: [string, string][] = [
    ["syntax", syntax(grammar)],
    ["parser", parser(grammar)],
    ["canonical", canonical(grammar)],
    ["words", words(grammar)],
    ["sentences", sentences(grammar)],
    ["constrained", `${constant("CANONICAL_GBNF", gbnf)}\n\n${constant("CANONICAL_LARK", lark)}`],
  ];
  const files = modules.map(([name, code]) => module(`src/generated/directives/${name}.ts`, code));
  const space = module("src/base/white-space.ts", whiteSpace(grammar));
  return new Map([...files, space, ["grammar/canonical.gbnf", gbnf], ["grammar/canonical.lark", lark]]);
}

function module(path: string, code: string): [string, string] {
  return [path, typescript(path, ABOUT, code)];
}

/** The grammars for constrained decoding, as texts for readers of their notations. */
function constrained(grammar: Grammar): { readonly gbnf: string; readonly lark: string } {
  const automaton = canonicalAutomaton(grammar, "directive", NO_DIRECTIVE);
  const about = `The canonical directives, or ${NO_DIRECTIVE}. Written by \`${GENERATE}\` from ${ABOUT}. Do not edit.`;
  return { gbnf: `# ${about}\n${emitGbnf(automaton)}`, lark: `// ${about}\n${emitLark(automaton)}` };
}

/** The text of a file of `grammar/`, for programs that cannot read it there. */
function constant(name: string, text: string): string {
  return `export const ${name}: string = [${text
    .split("\n")
    .map((line) => JSON.stringify(line))
    .join(", ")}].join("\\n");`;
}

function syntax(grammar: Grammar): string {
  return `${emitSyntax(grammar, "directive", "Directive")}\n\n${emitSyntax(grammar, "confirmation", "Confirmation")}`;
}

function parser(grammar: Grammar): string {
  const start = {
    directive: emitParser(grammar, "directive", "Directive"),
    confirmation: emitParser(grammar, "confirmation", "Confirmation"),
  };
  const names = [...productionsOf(grammar, "directive"), ...productionsOf(grammar, "confirmation")].map(
    ({ name }) => name,
  );
  return `import type { ${["Directive", "Confirmation", ...names].join(", ")} } from "./syntax.js";\n\n${start.directive}\n\n${start.confirmation}`;
}

function canonical(grammar: Grammar): string {
  const reading = canonicalReading(grammar);
  return `import { parseDirective } from "./parser.js";
import type { Directive } from "./syntax.js";

/** Whether a text is canonical: one that a tool may write on a user's behalf. */
export function isCanonical(text: string): boolean {
  const directive = parseDirective(text);
  return directive !== null && CANONICAL[directive.kind](text);
}

/** The canonical text of a directive, or null where it has none. */
export function printDirective<K extends Directive["kind"]>(directive: Extract<Directive, { kind: K }>): string | null {
  const print: (d: Extract<Directive, { kind: K }>) => string | null = PRINT[directive.kind];
  const text = print(directive);
  return text !== null && isSame(parseDirective(text), directive) && CANONICAL[directive.kind](text) ? text : null;
}

function isSame(parsed: Directive | null, directive: Directive): boolean {
  return parsed !== null && Object.entries(directive).every(([key, value]) => Reflect.get(parsed, key) === value);
}

${emitPrinter(reading, "directive", "Directive")}

${emitRecognizers(reading, "directive", "Directive")}`;
}

function sentences(grammar: Grammar): string {
  const starts = [
    { start: "directive", type: "Directive" },
    { start: "confirmation", type: "Confirmation" },
  ];
  return `import type { Arbitrary, default as fastCheck } from "fast-check";
import { parseConfirmation, parseDirective } from "./parser.js";
import type { Confirmation, Directive } from "./syntax.js";

/** The library that sentences are generated with; whoever wants them brings it. */
export type FastCheck = typeof fastCheck;

${emitSentences(grammar, starts)}`;
}

function words(grammar: Grammar): string {
  const productions = productionsOf(grammar, "directive");
  const canonicalOnes = productionsOf(canonicalReading(grammar), "directive").filter(
    (production) => production.class === null,
  );
  return `/** The shortest words with which a directive, or a text that almost is one, begins. */
export const CUES = ${JSON.stringify(introducersOf(grammar, productions))} as const;

/** The shortest words with which a canonical text begins. */
export const OPENERS = ${JSON.stringify(introducersOf(canonicalReading(grammar), canonicalOnes))} as const;`;
}

function whiteSpace(grammar: Grammar): string {
  return `/** White space, as the inside of a regular expression's character class. */
export const WHITE_SPACE = ${JSON.stringify(classText(ruleOf(grammar, "space").expression))};`;
}

function classText(expression: Expression): string {
  if (expression.type !== "class") throw new GrammarError("The rule space must be a character class.");
  const unit = (code: number): string => `\\u${code.toString(16).padStart(4, "0")}`;
  return expression.ranges
    .map(([first, last]) => (first === last ? unit(first) : `${unit(first)}-${unit(last)}`))
    .join("");
}
