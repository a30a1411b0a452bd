/**
 * Holds files and functions to their sizes: `npm run check:sizes`. A file is one concept, a function fits a glance.
 * Generated files are left out.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** In lines. */
const LIMITS = { file: 250, medianFile: 100, function: 40, medianFunction: 8 };
const FOLDERS = ["src", "tools", "bench"];

interface Sized {
  readonly name: string;
  readonly lines: number;
}

function sourceFiles(): string[] {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  return names.filter((name) => /\.(ts|mjs)$/.test(name) && !name.startsWith("src/generated/"));
}

function functionsOf(path: string, text: string): Sized[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Sized[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body !== undefined) {
      const [first, last] = [node.getStart(source), node.getEnd()].map(
        (at) => source.getLineAndCharacterOfPosition(at).line,
      );
      found.push({ name: `${path}:${(first ?? 0) + 1}`, lines: (last ?? 0) - (first ?? 0) + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function median(sizes: readonly Sized[]): number {
  return sizes.map(({ lines }) => lines).sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
}

const texts = sourceFiles().map((path) => [path, readFileSync(path, "utf8")] as const);
const files = texts.map(([name, text]) => ({ name, lines: text.split("\n").length - 1 }));
const functions = texts.flatMap(([path, text]) => functionsOf(path, text));
const faults = [
  ...files
    .filter(({ lines }) => lines > LIMITS.file)
    .map(({ name, lines }) => `${name} has ${lines} lines, ${LIMITS.file} at most: it is probably two concepts.`),
  ...functions
    .filter(({ lines }) => lines > LIMITS.function)
    .map(({ name, lines }) => `The function at ${name} has ${lines} lines, ${LIMITS.function} at most.`),
  ...(median(files) > LIMITS.medianFile
    ? [`The median file has ${median(files)} lines, ${LIMITS.medianFile} at most.`]
    : []),
  ...(median(functions) > LIMITS.medianFunction
    ? [`The median function has ${median(functions)} lines, ${LIMITS.medianFunction} at most.`]
    : []),
];
process.stdout.write(
  `${files.length} files, median ${median(files)} lines; ${functions.length} functions, median ${median(functions)} lines.\n`,
);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
