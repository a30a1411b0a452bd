/**
 * All that is made of a grammar, as texts by file name. A grammar's users choose among the artifacts; the modules refer to one
 * another as files of one folder. The TypeScript is not formatted.
 */
import { emitCanonical } from "./emit/canonical.js";
import { emitGbnf, emitLark } from "./emit/constrained.js";
import { emitParser } from "./emit/parser.js";
import { emitSentences } from "./emit/sentences.js";
import type { Starts } from "./emit/starts.js";
import { emitSyntax } from "./emit/syntax.js";
import { emitTables } from "./emit/tables.js";
import { emitWhiteSpace, emitWords } from "./emit/words.js";
import { allProductionsOf, type Grammar } from "./grammar/expression.js";
import { loadGrammar } from "./grammar/load.js";
import { refuseNames } from "./grammar/names.js";
import { refuseCircularSisters } from "./grammar/sisters.js";
import type { Automaton } from "./language/automaton.js";
import { canonicalAutomaton } from "./language/canonical.js";
import { refuseShadowing } from "./language/shadowing.js";

/** What is to be made of a grammar. */
export interface Source {
  /** The grammar's name: in errors, and in the banner of what is made. */
  readonly grammar: string;
  /** The start rules, and the name of the type of what each recognizes. */
  readonly starts: Starts;
  /**
   * The start rule whose texts a tool may write on a user's behalf, and the word that a model writes where none is meant. With
   * it come the recognizer and printer of canonical texts, the introducing words, and the grammars for constrained decoding.
   */
  readonly canonical?: { readonly start: string; readonly none: string };
  /** Where `white-space.ts`, which is then made of the rule `space`, stands, seen from the parser. */
  readonly whiteSpace?: string;
  /**
   * Where the module of the matchers stands, seen from the parser: the parser is made of tables then. That is for a grammar of
   * many words whose users bound the length of texts: its alternatives are not held against each other, and a repetition
   * may cost more than linear time.
   */
  readonly tables?: string;
}

/**
 * The texts of the artifacts of a grammar, by file name. `banner` is what each says of its origin, without comment signs.
 *
 * @throws {GrammarError} where the grammar cannot be used: file, line, column, what is wrong, and what to write instead.
 */
export function generateArtifacts(text: string, source: Source, banner: string): ReadonlyMap<string, string> {
  const grammar = loadGrammar(text, source.grammar);
  const modules = modulesOf(grammar, source).map(([name, code]): [string, string] => [
    name,
    `// ${banner}\n\n${code}\n`,
  ]);
  if (source.canonical === undefined) return new Map(modules);
  const { gbnf, lark } = constrained(grammar, source.canonical, banner);
  const constants = [constant("CANONICAL_GBNF", gbnf), constant("CANONICAL_LARK", lark)].join("\n\n");
  return new Map([
    ...modules,
    ["constrained.ts", `// ${banner}\n\n${constants}\n`],
    ["canonical.gbnf", gbnf],
    ["canonical.lark", lark],
  ]);
}

function modulesOf(grammar: Grammar, { starts, canonical, whiteSpace, tables }: Source): [string, string][] {
  refuseNames(grammar, starts);
  const syntax: [string, string] = ["syntax.ts", emitSyntax(grammar, starts)];
  if (tables !== undefined) {
    const types = [...Object.values(starts)].sort().join(", ");
    return [
      syntax,
      ["parser.ts", `import type { ${types} } from "./syntax.js";\n${emitTables(grammar, starts, tables)}`],
    ];
  }
  if (canonical !== undefined) refuseCircularSisters(grammar);
  refuseShadowing(grammar, canonical?.start ?? null);
  const modules: [string, string][] = [
    syntax,
    ["parser.ts", `${importedNodes(grammar, starts)}\n${emitParser(grammar, starts, whiteSpace)}`],
    ["sentences.ts", emitSentences(grammar, starts)],
  ];
  if (whiteSpace !== undefined) modules.push(["white-space.ts", emitWhiteSpace(grammar)]);
  const type = starts[canonical?.start ?? ""];
  if (canonical === undefined || type === undefined) return modules;
  modules.push(["canonical.ts", emitCanonical(grammar, canonical.start, type)]);
  modules.push(["words.ts", emitWords(grammar, canonical.start, type)]);
  return modules;
}

function importedNodes(grammar: Grammar, starts: Starts): string {
  const nodes = allProductionsOf(grammar, Object.keys(starts)).map(({ name }) => name);
  return `import type { ${[...Object.values(starts), ...nodes].join(", ")} } from "./syntax.js";`;
}

/** The grammars for constrained decoding, as texts for readers of their notations. */
function constrained(
  grammar: Grammar,
  { start, none }: NonNullable<Source["canonical"]>,
  banner: string,
): { readonly gbnf: string; readonly lark: string } {
  const automaton: Automaton = canonicalAutomaton(grammar, start, none);
  const about = `The canonical ${start}s, or ${none}. ${banner}`;
  return { gbnf: `# ${about}\n${emitGbnf(automaton)}`, lark: `// ${about}\n${emitLark(automaton)}` };
}

/** A text for programs that cannot read it from a file. */
function constant(name: string, text: string): string {
  const lines = text.split("\n").map((line) => JSON.stringify(line));
  return `export const ${name}: string = [${lines.join(", ")}].join("\\n");`;
}
