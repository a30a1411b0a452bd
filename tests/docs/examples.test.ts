/** Each example is run as a program and prints what stands at its end, below `// Prints:`. */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, read } from "./markdown.js";

const EXAMPLES = readdirSync(join(ROOT, "examples")).filter((name) => name.endsWith(".mjs"));

describe.each(EXAMPLES)("examples/%s", (name) => {
  const [program = "", promised = ""] = read(`examples/${name}`).split("\n// Prints:\n");

  it("prints what it says", () => {
    const printed = execFileSync(process.execPath, [join("examples", name)], { cwd: ROOT, encoding: "utf8" });
    expect(printed).toBe(promised.replace(/^\/\/ ?/gm, ""));
  });

  it("has fewer than 40 lines of code", () => {
    expect(program.split("\n").length).toBeLessThan(40);
  });

  it("stands in the table", () => {
    expect(read("examples/README.md")).toContain(`| [${name}](${name}) |`);
  });
});

it("there are twelve examples", () => {
  expect(EXAMPLES).toHaveLength(12);
});
