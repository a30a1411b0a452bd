/** What a module imports, and which names of the platform it uses, read from its syntax. */
import ts from "typescript";

/** An import in any of its forms. */
export interface Import {
  readonly target: string;
  readonly line: number;
  /** Whether nothing of it is left when the module runs. */
  readonly forTypes: boolean;
  /** The names of the values that it takes; null where it may take any. */
  readonly values: readonly string[] | null;
}

/** The imports of a module: statements, re-exports, `import()` as a call or a type, `require`. */
export function importsOf(path: string, text: string): Import[] {
  const found: Import[] = [];
  visitAll(path, text, (node, lineOf) => {
    const target = targetOf(node);
    if (target !== null) found.push({ target, line: lineOf(), forTypes: isForTypes(node), values: valuesOf(node) });
  });
  return found;
}

function targetOf(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literal(node.moduleSpecifier);
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? literal(node.argument.literal) : null;
  if (!ts.isCallExpression(node)) return null;
  const loads = node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === "require";
  return loads ? literal(node.arguments[0]) : null;
}

function literal(node: ts.Node | undefined): string | null {
  return node !== undefined && ts.isStringLiteral(node) ? node.text : null;
}

function isForTypes(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  return ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function valuesOf(node: ts.Node): string[] | null {
  if (isForTypes(node)) return [];
  const named = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
  if (named === undefined || !ts.isNamedImports(named)) return null;
  const values = named.elements.filter(({ isTypeOnly }) => !isTypeOnly);
  return values.map(({ name, propertyName }) => (propertyName ?? name).text);
}

/** A name of the platform, and where it stands. */
export interface Use {
  readonly name: string;
  readonly line: number;
}

const IMPURE = new Set(
  "Date performance Temporal crypto process Intl navigator globalThis console fetch setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame".split(
    " ",
  ),
);
const IMPURE_MEMBERS = /^(?:random|localeCompare|toLocale\w+)$/;

/** The names that a module uses of what differs from run to run: clock, chance, locale, environment, timers. */
export function impureNames(path: string, text: string): Use[] {
  const found: Use[] = [];
  visitAll(path, text, (node, lineOf) => {
    if (!ts.isIdentifier(node)) return;
    const member = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
    if (member ? IMPURE_MEMBERS.test(node.text) : IMPURE.has(node.text))
      found.push({ name: node.text, line: lineOf() });
  });
  return found;
}

function visitAll(path: string, text: string, look: (node: ts.Node, lineOf: () => number) => void): void {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    look(node, () => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
}
