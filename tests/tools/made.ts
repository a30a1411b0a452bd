/** A language made of the text of a grammar, as its own project would have it: loaded, and checked by the compiler. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { asJavaScript, generateProject } from "../../src/toolkit/index.js";

/** The files of a language, by name. */
export function made(text: string): ReadonlyMap<string, string> {
  return generateProject(text, { grammar: "a.peggy", name: "a", diagrams: false });
}

/** What the index of a language exports, and its sentences. */
export async function loaded(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "context-compiler-made-"));
  try {
    for (const [path, code] of await asJavaScript(made(text))) writeFileSync(join(folder, path), code);
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    const { sentences } = await import(join(folder, "sentences.js"));
    return { ...(await import(join(folder, "index.js"))), sentences };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the compiler says of the modules of a language, with the strictest options. */
export function complaints(text: string): string[] {
  const modules = new Map([...made(text)].filter(([path]) => path.endsWith(".ts")));
  const options: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noEmit: true,
    skipLibCheck: true,
    isolatedModules: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const there = join(import.meta.dirname, "made");
  const codeOf = (path: string) => (path.startsWith(there) ? modules.get(path.slice(there.length + 1)) : undefined);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  host.directoryExists = (path) => path === there || directoryExists?.(path) === true;
  host.fileExists = (path) => codeOf(path) !== undefined || fileExists(path);
  host.readFile = (path) => codeOf(path) ?? readFile(path);
  host.getSourceFile = (path, target, ...more) => {
    const code = codeOf(path);
    return code === undefined ? getSourceFile(path, target, ...more) : ts.createSourceFile(path, code, target);
  };
  const program = ts.createProgram(
    [...modules.keys()].map((path) => join(there, path)),
    options,
    host,
  );
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const said = ts.flattenDiagnosticMessageText(messageText, "\n");
    return `${file?.fileName.slice(there.length + 1)}: ${said}`;
  });
}
