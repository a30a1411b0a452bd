/** Modules of TypeScript as JavaScript beside declarations, for a project that compiles nothing. The package typescript makes them. */
import { createRequire } from "node:module";

/** The part of the compiler that we use. */
interface Compiler {
  transpileModule(code: string, options: object): { readonly outputText: string };
  /** Version 7 has none. */
  transpileDeclaration?(code: string, options: object): { readonly outputText: string };
}

/** A package is there, but of a version that cannot be used: which one to install. */
export class PackageError extends Error {
  override readonly name = "PackageError";
}

/** What stands before the code of a module: that it is generated. The compiler leaves it out of declarations. */
const HEAD = /^(?:\/[/*].*\n)*/;

/** The files with each `x.ts` as `x.js` and `x.d.ts`. @throws {PackageError} and the error of Node where the package is missing. */
export function asJavaScript(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const compiler: Compiler = createRequire(import.meta.url)("typescript");
  const { transpileModule, transpileDeclaration } = compiler;
  if (typeof transpileDeclaration !== "function")
    throw new PackageError("JavaScript is made by version 5.5 to 6 of the package typescript. Install typescript@6.");
  const compilerOptions = {
    target: "es2022",
    module: "esnext",
    verbatimModuleSyntax: true,
    isolatedDeclarations: true,
  };
  const options = { compilerOptions };
  return new Map(
    [...files].flatMap(([path, code]): [string, string][] => {
      if (!path.endsWith(".ts")) return [[path, code]];
      return [
        [path.replace(/ts$/, "js"), transpileModule(code, options).outputText],
        [path.replace(/ts$/, "d.ts"), `${HEAD.exec(code)}${transpileDeclaration(code, options).outputText}`],
      ];
    }),
  );
}
