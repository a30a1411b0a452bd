/** What is diagnosed is bounded by memory alone. Each runs in a process of its own, which has little of what is asked for. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** What a program on the built package prints as JSON. */
function run(limit: string, program: string): unknown {
  const script = `import { createEngine } from "./dist/index.js";
    import { createDiagnostician } from "./dist/diagnostics/index.js";
    ${program}`;
  const args = [limit, "--input-type=module", "--eval", script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr.slice(0, 500)).toBe("");
  return JSON.parse(stdout);
}

test("a fix that clears the state is tried on any number of rules, and leaves them", () => {
  const told = run(
    "--stack-size=128",
    `const policies = Object.fromEntries(Array.from({ length: 20000 }, (_, at) => ["item " + at + "x", "use"]));
    const { snapshot } = createEngine({ state: { premise: null, policies, version: 2 } });
    const reader = createDiagnostician(snapshot);
    const [{ fixes }] = reader.diagnose("prohibit tea, clear state, milk");
    console.log(JSON.stringify([fixes, reader.snapshot === snapshot]));`,
  );
  expect(told).toEqual([[["prohibit tea", "clear state", "prohibit milk"]], true]);
});

test.each([
  ["can be seen", "\\u03b1"],
  ["cannot be seen, and some between them that can", "\\u200bx"],
])("of an operand over its limit nothing is kept for each character: characters that %s", (_name, unit) => {
  const told = run(
    "--max-old-space-size=32",
    `const text = "use " + "${unit}".repeat(1_000_000);
    const told = createDiagnostician().diagnose(text);
    console.log(JSON.stringify(told.map(({ code, range }) => [code, range[0], range[1] === text.length])));`,
  );
  expect(told).toContainEqual(["operand_long", 4, true]);
});
