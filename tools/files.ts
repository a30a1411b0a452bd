/** The files of the project that are generated: where they go, how they are written, how they are compared. */
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The text of each generated file, by its path from the project's root. */
export type Files = ReadonlyMap<string, string>;

/** The command that makes every generated file anew. */
export const GENERATE = "npm run generate";

/** A generated TypeScript module, not formatted: a banner, what it is, and its code. */
export function typescript(about: string, code: string): string {
  return `// Written by \`${GENERATE}\` from ${about}. Do not edit.\n\n${code}\n`;
}

/** The files with the TypeScript among them as the project formats it: all by one run of the formatter, which costs most when it starts. */
export function formatted(files: Files): Files {
  const folder = mkdtempSync(join(tmpdir(), "context-compiler-generated-"));
  try {
    const modules = [...files].filter(([path]) => path.endsWith(".ts"));
    for (const [path, text] of modules) write(join(folder, path), text);
    execFileSync("node_modules/.bin/biome", ["format", "--write", "--vcs-enabled=false", folder], { stdio: "pipe" });
    return new Map([...files, ...modules.map(([path]) => [path, readFileSync(join(folder, path), "utf8")] as const)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A generated JSON file. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Writes what differs and removes what is stale; answers the paths that it touched. `owned` are the folders that hold generated
 * files alone: a file in them that is not among the files is stale.
 */
export function writeFiles(files: Files, owned: readonly string[]): string[] {
  const touched = differences(files, owned);
  for (const path of touched) {
    const text = files.get(path);
    if (text === undefined) rmSync(path);
    else write(path, text);
  }
  return touched;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The paths at which the project differs from what the generator makes: changed, missing or stale. */
export function differences(files: Files, owned: readonly string[]): string[] {
  const changed = [...files].filter(([path, text]) => !existsSync(path) || readFileSync(path, "utf8") !== text);
  const stale = owned.flatMap(filesBelow).filter((path) => !files.has(path));
  return [...changed.map(([path]) => path), ...stale].sort();
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder).map((name) => join(folder, name));
  return paths.flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]));
}
