/** Makes the page on the entry points: what each one exports that a program can call or read, in the words of its docstring. */
import { readFileSync } from "node:fs";
import ts from "typescript";
import type { Files } from "./files.js";

const PAGE = "docs/exports.md";

const OPENING = `# What each entry point exports

Written by \`npm run generate\` from the docstrings: the values of each entry point, and the first sentence of what is said of each.
The types, and the docstrings whole, are in the declarations that the package ships (an editor shows them) and in the reference
that \`npm run site\` makes of them.`;

/** The page, as the sources say it now. @throws {Error} naming an export or an entry point without a docstring. */
export function exportsPage(): Files {
  const entries = entryPoints();
  const program = ts.createProgram([...entries.values()], { ...compilerOptions(), noEmit: true });
  const sections = [...entries].map(([name, path]) => section(name, path, program));
  return new Map([[PAGE, `${[OPENING, ...sections].join("\n\n")}\n`]]);
}

/** The source of each entry point that is a module, by the name that a program imports it by. */
function entryPoints(): Map<string, string> {
  const { name, exports } = JSON.parse(readFileSync("package.json", "utf8"));
  const modules = Object.entries<{ default?: string }>(exports).filter(([, entry]) => entry.default !== undefined);
  return new Map(modules.map(([path, entry]) => [path.replace(".", name), sourceOf(entry.default ?? "")]));
}

function sourceOf(built: string): string {
  return built.replace("./dist/", "src/").replace(/\.js$/, ".ts");
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile("tsconfig.build.json", ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, ".").options;
}

function section(name: string, path: string, program: ts.Program): string {
  const source = program.getSourceFile(path);
  if (source === undefined) throw new Error(`The entry point ${name} has no source at ${path}.`);
  return [`## ${name}`, packageComment(source), table(valuesOf(source, program.getTypeChecker()))].join("\n\n");
}

/** What the module says of itself: its first comment, up to the first tag. */
function packageComment(source: ts.SourceFile): string {
  const comment = /^\/\*\*([\s\S]*?)(?:\n \* @|\*\/)/.exec(source.text)?.[1]?.replace(/\n \*/g, "\n").trim();
  if (!comment)
    throw new Error(`${source.fileName} does not begin with a comment that says what the entry point is for.`);
  return withNames(comment.replace(/\s*\n\s*/g, " "));
}

/** Each exported value with the first sentence of its docstring, by name. */
function valuesOf(source: ts.SourceFile, checker: ts.TypeChecker): [string, string][] {
  const types = new Set(
    source.statements.filter(isTypeStar).flatMap(({ moduleSpecifier }) => exportsOf(moduleSpecifier, checker)),
  );
  const exported = exportsOf(source, checker).filter((symbol) => !types.has(symbol) && !isTypeOnly(symbol));
  return exported
    .map((symbol) => [symbol.name, resolved(symbol, checker)] as const)
    .filter(([, symbol]) => (symbol.flags & ts.SymbolFlags.Value) !== 0)
    .map(([name, symbol]): [string, string] => [name, firstSentence(name, symbol, checker)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function exportsOf(module: ts.Node | undefined, checker: ts.TypeChecker): ts.Symbol[] {
  const symbol = module && checker.getSymbolAtLocation(module);
  return symbol === undefined ? [] : checker.getExportsOfModule(symbol);
}

/** `export type * from`: the values among what it exports are there as types. */
function isTypeStar(statement: ts.Statement): statement is ts.ExportDeclaration {
  return ts.isExportDeclaration(statement) && statement.isTypeOnly && statement.exportClause === undefined;
}

/** `export type { x }`, or `export { type x }`. */
function isTypeOnly(symbol: ts.Symbol): boolean {
  return symbol.declarations?.some(ts.isTypeOnlyExportDeclaration) ?? false;
}

function resolved(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function firstSentence(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, " ").trim();
  if (text === "") throw new Error(`The exported ${name} has no docstring.`);
  return withNames(/^.*?[.:](?= [A-Z]|$)/.exec(text)?.[0] ?? text);
}

/** A link of a docstring leads nowhere on this page: it is shown as the name of what it leads to. */
function withNames(text: string): string {
  return text.replace(/\{@link\s+([^\s|}]+)[^}]*\}/g, "`$1`");
}

function table(values: [string, string][]): string {
  const rows = values.map(([name, text]) => `| \`${name}\` | ${text.replace(/\|/g, "\\|")} |`);
  return ["| | |", "|---|---|", ...rows].join("\n");
}
