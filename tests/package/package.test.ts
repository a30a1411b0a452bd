/** The package as its users get it: packed, installed into an empty folder, and used from there. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linksOf } from "../docs/markdown.js";

const ROOT = new URL("../..", import.meta.url).pathname;
const TSC = join(ROOT, "node_modules/typescript/bin/tsc");
let folder = "";

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "context-compiler-"));
  execFileSync("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], { cwd: ROOT });
  const [tarball = ""] = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true }));
  run("npm", "install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", `./${tarball}`);
  cpSync(join(ROOT, "tests/package/consumer"), folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("what is built is for whoever may read the project, as the file mode mask has it", () => {
  expect(statSync(join(ROOT, "dist")).mode & 0o777).toBe(0o777 & ~process.umask());
});

describe("the packed package", () => {
  it("brings no other package with it", () => {
    const installed = readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."));
    expect(installed).toEqual(["context-compiler"]);
  });

  it("holds the built code, the schemas and the documents, and nothing else", () => {
    const names = readdirSync(join(folder, "node_modules/context-compiler"));
    const expected = [
      "CHANGELOG.md",
      "CONTRIBUTING.md",
      "LICENSE",
      "README.md",
      "SECURITY.md",
      "conformance",
      "dist",
      "docs",
      "examples",
      "grammar",
      "package.json",
      "schema",
      "spec",
    ];
    expect(names.sort()).toEqual(expected);
  });

  it("holds the grammars that somebody reads: those of the languages, and those for constrained decoding", () => {
    const names = readdirSync(join(folder, "node_modules/context-compiler/grammar"));
    expect(names.sort()).toEqual([
      "canonical.gbnf",
      "canonical.lark",
      "directives.peggy",
      "focus.gbnf",
      "focus.lark",
      "focus.peggy",
      "replies.peggy",
    ]);
  });

  it("holds what its README links to, since a registry shows the README and no repository", () => {
    const links = linksOf("README.md").map((link) => link.split("#")[0] ?? "");
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((path) => !existsSync(join(folder, "node_modules/context-compiler", path)))).toEqual([]);
  });

  it("is used by import from plain JavaScript", () => {
    expect(run("node", "esm.mjs")).toBe('update {"premise":null,"policies":{"peanuts":"prohibit"},"version":2}\n');
  });

  it("is used by require from plain JavaScript", () => {
    expect(run("node", "cjs.cjs")).toBe('clarify "peanuts" is currently prohibited.\n');
  });

  it("is used from strict TypeScript, library types checked", () => {
    expect(() => run("node", TSC, "-p", "tsconfig.json")).not.toThrow();
    expect(run("node", "typed.js")).toBe("podman\n");
  });

  it("refuses in strict TypeScript what the types forbid", () => {
    writeFileSync(
      join(folder, "wrong.ts"),
      'import { createEngine } from "context-compiler";\ncreateEngine().step(1);\n',
    );
    const flags = ["--module", "nodenext", "--target", "es2023", "--noEmit", "--ignoreConfig"];
    const { stdout } = spawnSync("node", [TSC, ...flags, "wrong.ts"], { cwd: folder, encoding: "utf8" });
    expect(stdout).toContain("wrong.ts(2,21): error TS2345");
  });

  it("gives its schemas as JSON files and, where zod is there, as zod schemas", () => {
    symlinkSync(join(ROOT, "node_modules/zod"), join(folder, "node_modules/zod"));
    expect(run("node", "schema.mjs")).toBe("state true false\n");
  });

  it("has a command", () => {
    expect(run("node_modules/.bin/context-compiler", "--version").trim()).toBe("0.3.0");
  });
});
