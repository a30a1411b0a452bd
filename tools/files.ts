/** The files of the project that are generated: where they go, how they are written, how they are compared. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The text of each generated file, by its path from the project's root. */
export type Files = ReadonlyMap<string, string>;

/** The command that makes every generated file anew. */
export const GENERATE = "npm run generate";

/** A generated TypeScript module: a banner, what it is, and its code, formatted. */
export function typescript(path: string, about: string, code: string): string {
  return formatted(path, `// Written by \`${GENERATE}\` from ${about}. Do not edit.\n\n${code}\n`);
}

/** The text of a module as the project formats it. */
export function formatted(path: string, text: string): string {
  return execFileSync("node_modules/.bin/biome", ["format", `--stdin-file-path=${path}`], {
    input: text,
    encoding: "utf8",
  });
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
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
  return touched;
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
