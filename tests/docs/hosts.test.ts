/** The table of what a host holds names tests, and each is there. */
import { expect, it } from "vitest";
import { read } from "./markdown.js";

const NAMED = Array.from(
  read("docs/hosts.md").matchAll(/\]\(\.\.\/(tests\/[^)]+)\), "([^"]+)"/g),
  ([, file = "", name = ""]) => [file, name] as const,
);

it.each(NAMED)("%s has the test %j", (file, name) => {
  expect(read(file)).toContain(`("${name}`);
});

it("every row names a test or a check", () => {
  const [, table = ""] = read("docs/hosts.md").split("## What is held");
  const rows = table.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| a host "));
  expect(rows.length).toBeGreaterThan(25);
  for (const row of rows) expect(row).toMatch(/\]\((?:\.\.\/tests\/|\.\.\/examples\/|architecture\.md)/);
  expect(NAMED.length).toBeGreaterThan(25);
});
