/** The argument line: help, version, and what is refused. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ACTIONS } from "../../src/cli/commands/sessions.js";
import { HELP, VERSION } from "../../src/cli/options.js";
import { SESSION_HELP } from "../../src/cli/session/help.js";
import { COMMANDS } from "../../src/cli/table.js";
import { OPENERS } from "../../src/generated/directives/words.js";
import { call, ending, start } from "./run.js";

/** A module, as an address, that writes the address of each module that is loaded after it to standard error. */
const TELLING = dataUrl(`
  import { register } from "node:module";
  register(${JSON.stringify(
    dataUrl(`
      import { writeSync } from "node:fs";
      export function load(url, context, next) {
        writeSync(2, url + "\\n");
        return next(url, context);
      }`),
  )});`);

function dataUrl(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

function widest(text: string): number {
  return Math.max(...text.split("\n").map((line) => line.length));
}

describe.concurrent("help and version", () => {
  it("--help and -h print the help of the program: its commands, where their options are told, the exit codes", async () => {
    const { stdout, stderr, code } = await call(["--help"]);
    expect({ stderr, code }).toEqual({ stderr: "", code: 0 });
    expect(await call(["-h"])).toEqual({ stdout, stderr, code });
    for (const { name, summary } of COMMANDS)
      expect(stdout).toMatch(new RegExp(`\n  ${name} .*${summary.slice(0, 20)}`));
    expect(stdout).toContain("behind a COMMAND, its options");
    expect(stdout).toMatch(/Exit codes: 0 .*; 1 [^;]*;\s2 [^;]*;\s3 /);
    expect(stdout.split("\n").length).toBeLessThanOrEqual(24);
    expect(widest(stdout)).toBeLessThan(80);
  });

  it.each(COMMANDS)("$name --help says how it is called and names its options, on a screen", async (command) => {
    const { stdout, stderr, code } = await call([command.name, "-h"]);
    expect({ stderr, code }).toEqual({ stderr: "", code: 0 });
    expect(stdout.split("\n")[0]).toContain(command.operands);
    const described = Array.from(stdout.matchAll(/^ {2}(?:-h, )?--([a-z-]+)/gm), ([, name]) => name);
    expect(described).toEqual([...command.options.map(({ name }) => name), "help"]);
    expect(stdout.split("\n").length).toBeLessThanOrEqual(24);
    expect(widest(stdout)).toBeLessThan(80);
  });

  it("sessions --help lists its actions as they are called", async () => {
    const { stdout } = await call(["sessions", "--help"]);
    const calls = [...ACTIONS].map(([name, { operands }]) => [name, ...operands].join(" "));
    const [, listed = ""] = stdout.split("\n\n");
    expect(
      new Set(
        listed
          .split(/\n| {3,}/)
          .map((call) => call.trim())
          .filter(Boolean),
      ),
    ).toEqual(new Set(calls));
  });

  it("a command loads no layer that another one needs", async () => {
    const loaded = async (args: readonly string[]) => {
      const child = start(args, ["--import", TELLING]);
      child.stdin.end();
      return (await ending(child)).stderr;
    };
    expect(await loaded(["--version"])).not.toMatch(/dist\/(sessions|diagnostics|acquisition|conversation)\//);
    const check = await loaded(["check", "-"]);
    expect(check).toMatch(/dist\/diagnostics\//);
    expect(check).not.toMatch(/dist\/(sessions|conversation)\//);
  });

  it("--version prints the version of the package", async () => {
    const manifest = readFileSync(join(import.meta.dirname, "..", "..", "package.json"), "utf8");
    const { stdout, code } = await call(["--version"]);
    expect(manifest).toContain(`"version": "${stdout.trim()}"`);
    expect(code).toBe(0);
  });

  it("the help of a session names every opener and fits a narrow window", () => {
    for (const opener of OPENERS) expect(SESSION_HELP).toContain(`\n  ${opener}`);
    expect(SESSION_HELP.split("\n").length).toBeLessThanOrEqual(22);
    expect(widest(SESSION_HELP)).toBeLessThan(40);
  });
});

describe("the table of commands", () => {
  it("has a name for each command once, and for each option of a command", () => {
    const lists = [COMMANDS, ...COMMANDS.map(({ options }) => [HELP, VERSION, ...options])];
    for (const list of lists) {
      const names = list.map(({ name }) => name);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it("gives an option the same kind in every command, since the line is read before the command is known", () => {
    const kinds = new Map<string, boolean>();
    for (const { name, value } of COMMANDS.flatMap(({ options }) => options)) {
      expect(kinds.get(name) ?? value === null, name).toBe(value === null);
      kinds.set(name, value === null);
    }
  });
});

describe.concurrent("the argument line", () => {
  it("takes options before and behind the command, and a session by name", async () => {
    const state = '{"premise":"brief","policies":{},"version":2}';
    const { stdout } = await call(["--json", "explain", "use tea", "--initial-state-json", state]);
    expect(stdout).toContain('"mode":"explain"');
    const shown = { stdout: "premise: brief\npolicies: (none)\n", stderr: "", code: 0 };
    expect(await call(["--initial-state-json", state, "session"], "state\n")).toEqual(shown);
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
  [["session", "one"], "A session takes no operand, such as 'one'"],
  [["wrong", "--help"], "Unknown command 'wrong'. The commands are session, sessions, audit, replay, explain"],
  [["conformance", "--initial-state-json", "{}"], "--initial-state-json belongs to a session, replay and explain"],
  [["generate", "-"], "generate reads a grammar from a file, and none from standard input"],
  [["conformance"], "conformance needs a command behind --"],
  [["--stop"], "--stop belongs to replay"],
  [["explain", "x", "--stop"], "--stop belongs to replay"],
  [["--checkpoint-out", "x"], "--checkpoint-out belongs to replay"],
  [["replay", "x", "--save-checkpoint", "x"], "--save-checkpoint belongs to a session"],
  [["--store", "x"], "--store goes with --session"],
  [["--session", "a", "--save-checkpoint", "x"], "--session keeps its own state, and goes without --save-checkpoint"],
  [["--session", "a", "--initial-state-json", "{}"], "and goes without --initial-state-json"],
  [["sessions"], "sessions takes one of list, show, history"],
  [["sessions", "forget", "a"], "sessions takes one of list, show, history"],
  [["sessions", "prune", "a"], "It is called as 'sessions prune NAME ENTRY'"],
  [["sessions", "list", "a"], "It is called as 'sessions list'"],
  [["sessions", "list", "--plain"], "--plain goes with export"],
];

describe.concurrent("wrong arguments", () => {
  for (const [args, says] of REFUSED) {
    it(`${args.join(" ")} is refused with one line and exit 1`, async () => {
      const { stdout, stderr, code } = await call(args, "use tea\n");
      expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
      expect(stderr).toMatch(/^error: [^\n]+ See 'context-compiler --help'\.\n$/);
      expect(stderr).toContain(says);
    });
  }
});
