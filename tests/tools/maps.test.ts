/** The law of maps: the project keeps it, and a map that a stranger may fill is found where it is planted. */
import { expect, it } from "vitest";
import { mapFaults } from "../../tools/maps-law.js";
import { projectSources } from "../../tools/project-sources.js";

const SOURCES = projectSources();

it("the project keeps the law", () => {
  expect(mapFaults(SOURCES)).toEqual([]);
});

it.each([
  "new Map<string, number>()",
  "new Set<string>()",
  "new Set(texts)",
  "Map.groupBy(texts, name)",
  "class extends Map {}",
])("%s is a fault where it is not accounted for", (made) => {
  for (const path of ["src/host/fresh.ts", "src/compaction/words.ts"]) {
    const text = `${SOURCES.get(path)}\nexport const planted = ${made};`;
    expect(mapFaults(new Map([[path, text]]))).toEqual([expect.stringContaining(`${path}: It makes `)]);
  }
});

it("what is accounted for and no longer made is a fault as well", () => {
  expect(mapFaults(new Map([["src/compaction/words.ts", ""]]))).toHaveLength(1);
});
