/** Each example is run as a program and prints what stands at its end, below `// Prints:`. */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, read } from "./markdown.js";

const programsIn = (folder: string) =>
  readdirSync(join(ROOT, "examples", folder))
    .filter((name) => name.endsWith(".mjs"))
    .map((name) => join(folder, name));

/** The patterns, and the whole hosts, which may be longer. */
const PATTERNS = programsIn("").map((name) => [name, 40] as const);
const HOSTS = programsIn("hosts").map((name) => [name, 60] as const);

describe.each([...PATTERNS, ...HOSTS])("examples/%s", (name, most) => {
  const [program = "", promised = ""] = read(`examples/${name}`).split("\n// Prints:\n");

  it("prints what it says", () => {
    const printed = execFileSync(process.execPath, [join("examples", name)], { cwd: ROOT, encoding: "utf8" });
    expect(printed).toBe(promised.replace(/^\/\/ ?/gm, ""));
  });

  it(`has fewer than ${most} lines of code`, () => {
    expect(program.split("\n").length).toBeLessThan(most);
  });

  it("stands in the table", () => {
    expect(read("examples/README.md")).toContain(`| [${name}](${name}) |`);
  });
});

it("there are sixteen patterns and sixteen hosts", () => {
  expect([PATTERNS.length, HOSTS.length]).toEqual([16, 16]);
});
