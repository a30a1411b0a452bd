/** The argument line: help, version, and what is refused. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { HELP, SESSION_HELP } from "../../src/cli/help.js";
import { OPENERS } from "../../src/generated/directives/words.js";
import { run } from "./run.js";

function widest(text: string): number {
  return Math.max(...text.split("\n").map((line) => line.length));
}

describe.concurrent("help and version", () => {
  it("--help and -h print the help, which fits a screen and names the exit codes", async () => {
    for (const option of ["--help", "-h"]) {
      expect(await run([option])).toEqual({ stdout: HELP, stderr: "", code: 0 });
    }
    expect(HELP.split("\n").length).toBeLessThanOrEqual(24);
    expect(widest(HELP)).toBeLessThan(80);
    expect(HELP).toMatch(/Exit codes: 0 .*; 1 .*;\s3 /);
  });

  it("--version prints the version of the package", async () => {
    const manifest = readFileSync(join(import.meta.dirname, "..", "..", "package.json"), "utf8");
    const { stdout, code } = await run(["--version"]);
    expect(manifest).toContain(`"version": "${stdout.trim()}"`);
    expect(code).toBe(0);
  });

  it("the help of a session names every opener and fits a narrow window", () => {
    for (const opener of OPENERS) expect(SESSION_HELP).toContain(`\n  ${opener}`);
    expect(SESSION_HELP.split("\n").length).toBeLessThanOrEqual(22);
    expect(widest(SESSION_HELP)).toBeLessThan(40);
  });
});

const REFUSED: [args: string[], says: string][] = [
  [["replay", "--with-preprocessor", "x"], "--with-preprocessor belongs to a session"],
  [["--wrong"], "Unknown option '--wrong'"],
  [["-x"], "Unknown option '-x'"],
  [["--no-json"], "Unknown option '--no-json'"],
  [["--json=yes"], "Option '--json' does not take an argument"],
  [["--initial-state-json"], "Option '--initial-state-json <value>' argument missing"],
  [["--initial-state-json", "--json"], "Did you forget to specify the option argument"],
  [["wrong"], "Unknown command 'wrong'"],
  [["replay"], "replay needs a file"],
  [["replay", "one", "two"], "replay takes one file, not 'one' and 'two'"],
  [["explain"], "explain needs the text of a turn"],
  [["--stop"], "--stop belongs to replay"],
  [["explain", "x", "--stop"], "--stop belongs to replay"],
  [["--checkpoint-out", "x"], "--checkpoint-out belongs to replay"],
  [["replay", "x", "--save-checkpoint", "x"], "--save-checkpoint belongs to a session"],
];

describe.concurrent("wrong arguments", () => {
  for (const [args, says] of REFUSED) {
    it(`${args.join(" ")} is refused with one line and exit 1`, async () => {
      const { stdout, stderr, code } = await run(args, "use tea\n");
      expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
      expect(stderr).toMatch(/^error: [^\n]+ See 'context-compiler --help'\.\n$/);
      expect(stderr).toContain(says);
    });
  }
});
