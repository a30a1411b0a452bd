/** A scratch copy of the project, for tests that change it. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = new URL("../..", import.meta.url).pathname;
const LEFT_OUT = new Set(["node_modules", "dist", ".git", "coverage", "site"].map((name) => join(ROOT, name)));

/** A copy of the project in a folder of its own, with the installed packages linked in. */
export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), "context-compiler-scratch-"));

  constructor() {
    cpSync(ROOT, this.folder, { recursive: true, filter: (path) => !LEFT_OUT.has(path.replace(/\/$/, "")) });
    symlinkSync(join(ROOT, "node_modules"), join(this.folder, "node_modules"));
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.folder, path), text);
  }

  /** Replaces the first occurrence of a text in a file, which must be there. */
  edit(path: string, from: string, to: string): void {
    const before = this.read(path);
    if (!before.includes(from)) throw new Error(`${path} does not hold ${JSON.stringify(from)}.`);
    this.write(
      path,
      before.replace(from, () => to),
    );
  }

  /** Runs a program of the project: its exit status and all that it printed. */
  run(program: string, ...args: string[]): { readonly status: number | null; readonly output: string } {
    const { status, stdout, stderr } = spawnSync(join("node_modules/.bin", program), args, {
      cwd: this.folder,
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    return { status, output: stdout + stderr };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
