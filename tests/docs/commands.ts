/** The command lines of the pages: which ones a page may show, and which of them are cheap enough to run. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, read } from "./markdown.js";

/** The file that `npm pack` writes. A page that names it names this version. */
const TARBALL = `context-compiler-${JSON.parse(read("package.json")).version}.tgz`;

/** The commands of a `sh` block, comments and what joins them left out. */
export function commandsOf(text: string): string[] {
  const lines = text.split("\n").map((line) => line.replace(/(^|\s)#.*$/, "").trim());
  return lines.flatMap((line) => line.split(/ && | \| /)).filter((command) => command !== "");
}

/** Why a page may not show a command, or null where it may. */
export function complaintAbout(command: string): string | null {
  const [program = "", verb = "", ...more] = command.split(" ");
  if (["npm ci", "npm pack"].includes(command) || program === "printf") return null;
  if (command.startsWith("npm install ")) return command.endsWith(`/${TARBALL}`) ? null : `no package: ${command}`;
  if (program === "npm") {
    const script = verb === "run" ? more[0] : verb;
    return Object.hasOwn(JSON.parse(read("package.json")).scripts, script ?? "") ? null : `no npm script: ${command}`;
  }
  if (program === "node") return existsSync(join(ROOT, verb)) ? null : `no file: ${command}`;
  if (program !== "npx") return `unknown command: ${command}`;
  if (verb === "context-compiler" || verb === "tsc" || verb === "biome") return null;
  if (verb !== "vitest" || more[0] !== "run") return `unknown command: ${command}`;
  return more.slice(1, 2).every((path) => existsSync(join(ROOT, path))) ? null : `no test: ${command}`;
}

/** Whether every command of a block is run: those of the command line, save a chat, and the examples are. */
export function isCheap(text: string): boolean {
  return commandsOf(text).every((command) => /^(printf|npx context-compiler(?! chat)|node examples\/) ?/.test(command));
}

/** Runs a block in the root of the project and gives what it prints. What it keeps is kept in a folder of its own. */
export function run(text: string): string {
  const data = mkdtempSync(join(tmpdir(), "context-compiler-data-"));
  const script = text.replaceAll("npx context-compiler", "node dist/cli/main.js");
  const env = { ...process.env, XDG_DATA_HOME: data };
  try {
    return execFileSync("bash", ["-euo", "pipefail", "-c", script], {
      cwd: ROOT,
      encoding: "utf8",
      stdio: "pipe",
      env,
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
