/** A language of one's own, made by the packed package in a folder that has nothing else of this project. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = new URL("../..", import.meta.url).pathname;
const TSC = join(ROOT, "node_modules/typescript/bin/tsc");
let folder = "";

/** The status of a command in the folder, and all that it printed. */
function run(
  command: string,
  ...args: readonly string[]
): { readonly status: number | null; readonly printed: string } {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  return { status, printed: stdout + stderr };
}

const generate = (...args: readonly string[]) => run("node_modules/.bin/context-compiler", "generate", ...args);

function link(...packages: readonly string[]): void {
  for (const name of packages) symlinkSync(join(ROOT, "node_modules", name), join(folder, "node_modules", name));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "context-compiler-own-"));
  execFileSync("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], { cwd: ROOT });
  const [tarball = ""] = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "own-language", private: true, type: "module" }));
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", `./${tarball}`], {
    cwd: folder,
  });
  cpSync(join(ROOT, "examples/own-language"), folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a language of one's own", () => {
  it("needs peggy, and is told so by name", () => {
    expect(generate("diet.peggy", "--out", "language")).toEqual({
      status: 1,
      printed: "error: generate needs the package peggy. Install it: npm install --save-dev peggy\n",
    });
    link("peggy");
    for (const [option, name] of [
      ["--js", "typescript"],
      ["--diagrams", "railroad-diagrams"],
    ] as const)
      expect(generate("diet.peggy", "--out", "language", option).printed).toBe(
        `error: generate needs the package ${name}. Install it: npm install --save-dev ${name}\n`,
      );
    const old = join(folder, "node_modules/typescript");
    mkdirSync(old);
    writeFileSync(join(old, "index.js"), "module.exports = {};");
    expect(generate("diet.peggy", "--out", "language", "--js").printed).toBe(
      "error: JavaScript is made by version 5.5 to 6 of the package typescript. Install typescript@6.\n",
    );
    rmSync(old, { recursive: true });
    link("typescript", "railroad-diagrams", "fast-check");
  });

  it("of the examples is made, and its tests pass", () => {
    expect(run("npm", "run", "--silent", "check").status).toBe(1);
    expect(run("npm", "run", "--silent", "generate")).toEqual({
      status: 0,
      printed: "17 files in language, 17 changed.\n",
    });
    const { status, printed } = run("npm", "test");
    expect([status, printed]).toEqual([0, expect.stringMatching(/^# pass 6$/m)]);
  });

  it("is checked for what was changed by hand, or for what the grammar has become", () => {
    expect(run("npm", "run", "--silent", "check")).toEqual({ status: 0, printed: "" });
    writeFileSync(join(folder, "language/words.js"), "");
    expect(run("npm", "run", "--silent", "check")).toEqual({
      status: 1,
      printed:
        "language/words.js is not what diet.peggy makes.\nerror: 1 of 17 files differ. Run the command without --check.\n",
    });
    expect(run("npm", "run", "--silent", "generate").printed).toBe("17 files in language, 1 changed.\n");
  });

  it("is TypeScript that the strictest compiler takes, and that needs nothing of ours", () => {
    expect(generate("diet.peggy", "--out", "typed", "--name", "kitchen", "--diagrams").printed).toBe(
      "16 files in typed, 16 changed.\n",
    );
    const flags = ["--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes", "--noImplicitReturns"];
    const more = ["--noUnusedLocals", "--noUnusedParameters", "--erasableSyntaxOnly", "--isolatedModules", "--noEmit"];
    const files = readdirSync(join(folder, "typed")).filter((name) => name.endsWith(".ts"));
    const modules = ["--module", "nodenext", "--target", "es2022", "--skipLibCheck", "--ignoreConfig"];
    expect(run("node", TSC, ...flags, ...more, ...modules, ...files.map((name) => join("typed", name)))).toEqual({
      status: 0,
      printed: "",
    });
    const imports = files.flatMap((name) =>
      Array.from(
        readFileSync(join(folder, "typed", name), "utf8").matchAll(/ from "([^.][^"]*)"/g),
        ([, from]) => from,
      ),
    );
    expect(new Set(imports)).toEqual(new Set(["fast-check"]));
    expect(
      readdirSync(join(folder, "typed"))
        .filter((name) => name.startsWith("kitchen."))
        .sort(),
    ).toEqual(["kitchen.ebnf", "kitchen.gbnf", "kitchen.lark"]);
    expect(readdirSync(join(folder, "typed/diagrams"))).toContain("go-vegan.svg");
  });

  it.each([
    ["directive = A\nA = b\n", /^error: wrong\.peggy:2:5: Rule "b" is not defined/],
    ['a = "x"\n', /^error: wrong\.peggy:1:1: The grammar has no start rule\. Begin it with one/],
    ['directive = A\nA = "a"\nB = "b"\n', /^error: wrong\.peggy:3:1: No start rule chooses the production B\./],
  ])("whose grammar is %j is refused with file, line, column and what to do", (text, message) => {
    writeFileSync(join(folder, "wrong.peggy"), text);
    expect(generate("wrong.peggy", "--out", "wrong")).toEqual({ status: 1, printed: expect.stringMatching(message) });
  });

  it.each([
    [["diet.peggy"], "generate needs --out DIR"],
    [["--out", "x"], "generate needs one FILE, a grammar"],
    [["diet.peggy", "--out", "x", "--name", "../x"], "The name '../x' does not fit in file names"],
    [["diet.peggy", "--out", "x", "--name", "a".repeat(251)], "give --name with up to 100 letters"],
    [["diet.peggy", "--out", "diet.js/x"], "cannot be written"],
    [["none.peggy", "--out", "x"], "There is no file 'none.peggy'"],
  ])("is not made by %j", (args, message) => {
    const { status, printed } = generate(...args);
    expect([status, printed]).toEqual([1, expect.stringContaining(message)]);
  });

  it("is not written over what somebody else wrote, and nothing of it is written then", () => {
    mkdirSync(join(folder, "mine"));
    for (const name of ["index.ts", "diet.gbnf"]) {
      const path = join(folder, "mine", name);
      writeFileSync(path, "export const mine = 1;\n\n\n// Not Written by `context-compiler generate`.\n");
      expect(generate("diet.peggy", "--out", "mine")).toEqual({
        status: 1,
        printed: `error: 'mine/${name}' is not a file that generate wrote. Move it away, or give another --out.\n`,
      });
      expect(readdirSync(join(folder, "mine"))).toEqual([name]);
      rmSync(path);
    }
  });

  it("is not written over its own grammar, which a name may lead to", () => {
    mkdirSync(join(folder, "same"));
    const text = readFileSync(join(folder, "diet.peggy"), "utf8");
    const marked = `// Written by \`context-compiler generate\`, as it were.\n${text}`;
    writeFileSync(join(folder, "same/diet.ebnf"), marked);
    expect(generate("same/diet.ebnf", "--out", "same", "--name", "diet")).toEqual({
      status: 1,
      printed: "error: 'same/diet.ebnf' is the grammar itself. Give another --out, or another --name.\n",
    });
    expect(readFileSync(join(folder, "same/diet.ebnf"), "utf8")).toBe(marked);
  });

  it("is written over all that was made before, of whatever kind", () => {
    for (const args of [["--js", "--diagrams"], ["--diagrams"]]) {
      expect(generate("diet.peggy", "--out", "again", ...args).status).toBe(0);
      const files = readdirSync(join(folder, "again"), { recursive: true, encoding: "utf8" }).filter((name) =>
        name.includes("."),
      );
      for (const name of files) appendFileSync(join(folder, "again", name), "\n");
      const { printed } = generate("diet.peggy", "--out", "again", ...args);
      expect(printed).toMatch(/^(\d+) files in again, \1 changed\.\n$/);
    }
  });

  it("may start from the grammars of this package", () => {
    const grammar = "node_modules/context-compiler/grammar/directives.peggy";
    expect(generate(grammar, "--out", "base").printed).toBe("10 files in base, 10 changed.\n");
  });
});
