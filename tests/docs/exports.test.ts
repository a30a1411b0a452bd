/** The page on exports, against the modules themselves as they are built: the generator reads their sources. */
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT, read } from "./markdown.js";

const ENTRIES = Object.entries<{ default?: string }>(JSON.parse(read("package.json")).exports).filter(
  ([, entry]) => entry.default !== undefined,
);

/** The names in the table of each entry point, by its heading. */
const LISTED = new Map(
  read("docs/exports.md")
    .split(/^## /m)
    .slice(1)
    .map((section) => [
      section.slice(0, section.indexOf("\n")),
      [...section.matchAll(/^\| `(\w+)` \| \S/gm)].map(([, name]) => name),
    ]),
);

it("has a section for each entry point, and no other", () => {
  expect([...LISTED.keys()]).toEqual(ENTRIES.map(([path]) => path.replace(".", "context-compiler")));
});

it.each(ENTRIES)("says a word of each value that %s exports", async (path, { default: built = "" }) => {
  const values = Object.keys(await import(join(ROOT, built)));
  expect(values.length).toBeGreaterThan(0);
  expect(LISTED.get(path.replace(".", "context-compiler"))?.toSorted()).toEqual(values.sort());
});

it("shows no markup of a docstring", () => {
  expect(read("docs/exports.md")).not.toContain("{@");
});
