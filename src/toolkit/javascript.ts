/** Modules of TypeScript as JavaScript beside declarations, for a project that compiles nothing. The package typescript makes them. */
import { createRequire } from "node:module";

/** The part of the compiler that we use. */
interface Compiler {
  transpileModule(code: string, options: object): { readonly outputText: string };
  transpileDeclaration(code: string, options: object): { readonly outputText: string };
}

/** The files with each `x.ts` as `x.js` and `x.d.ts`. @throws the error of Node where the package is missing. */
export function asJavaScript(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const typescript: Compiler = createRequire(import.meta.url)("typescript");
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
        [path.replace(/ts$/, "js"), typescript.transpileModule(code, options).outputText],
        [path.replace(/ts$/, "d.ts"), typescript.transpileDeclaration(code, options).outputText],
      ];
    }),
  );
}
