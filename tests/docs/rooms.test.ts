/** The table of rooms in docs/architecture.md names what the modules of `src` import, and what it says below the table holds. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, read } from "./markdown.js";

const MODULES = modulesBelow("src");

/** The modules of a folder, by their paths within it. */
function modulesBelow(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".ts"));
}

/** The rows of the table: a room, and the names in its last column. */
const ROWS = Array.from(
  read("docs/architecture.md").matchAll(/^\| `src\/(?<room>\w+)(?:\.ts)?` \|.*\| (?<imports>[^|]+) \|$/gm),
  ({ groups = {} }) => ({
    room: groups.room ?? "",
    imports: Array.from((groups.imports ?? "").matchAll(/`(\w+)`/g), ([, name]) => name ?? "").sort(),
  }),
);

function roomOf(module: string): string {
  return module.replace(/\.[jt]s$/, "").split("/")[0] ?? "";
}

/** What a module imports, save types of packages, which leave nothing behind. */
function importsOf(module: string): string[] {
  const statements = read(`src/${module}`).matchAll(/^(?:import|export|\}).* from "(?<target>[^"]+)";$/gm);
  return Array.from(statements).flatMap(([statement, target = ""]) => {
    if (target.startsWith(".")) return roomOf(join(module, "..", target));
    return statement.startsWith("import type") ? [] : (target.split(":")[0] ?? "");
  });
}

describe("the table of rooms", () => {
  it.each(ROWS)("says what $room imports", ({ room, imports }) => {
    const imported = MODULES.filter((module) => roomOf(module) === room).flatMap(importsOf);
    expect([...new Set(imported)].filter((name) => name !== room).sort()).toEqual(imports);
  });

  it("has every room", () => {
    expect([...new Set(MODULES.map(roomOf))].sort()).toEqual(ROWS.map(({ room }) => room).sort());
  });
});

/** All modules that are loaded with these, themselves included. What is imported for its types alone is not loaded. */
function loadedWith(...modules: readonly string[]): Set<string> {
  const loaded = new Set<string>(modules);
  for (const module of loaded) {
    const statements = read(module).matchAll(/^(?<begin>import|export|\}).* from "(?<target>\.[^"]+)";$/gm);
    for (const [statement, , target = ""] of statements) {
      const path = join(module, "..", target).replace(/\.js$/, ".ts");
      // A generator's template may hold an import that is not its own.
      if (!statement.startsWith("import type") && existsSync(join(ROOT, path))) loaded.add(path);
    }
  }
  return loaded;
}

it.each([
  ["the generator", ["tools/generate.ts"]],
  ["the oracle", modulesBelow("tests/oracle").map((name) => `tests/oracle/${name}`)],
])("%s reaches nothing of the code that it helps to test", (_what, modules) => {
  expect([...loadedWith(...modules)].filter((path) => /^src\/(semantics|engine|acquisition)\//.test(path))).toEqual([]);
  expect(loadedWith("src/index.ts")).toContain("src/engine/state.ts");
});
