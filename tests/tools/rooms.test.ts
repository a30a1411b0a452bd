/** The law of imports: the project keeps it, and each kind of violation is found where it is planted. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { projectSources } from "../../tools/project-sources.js";
import { faultsOf, moduleOf, modulesOf } from "../../tools/rooms-law.js";

const SOURCES = projectSources();
const MODULES = modulesOf(SOURCES);
const EXPORTS: Record<string, unknown> = JSON.parse(readFileSync("package.json", "utf8")).exports;

/** The faults of the project with a line put before a module, which may be a new one. */
function planted(path: string, line: string): string[] {
  const text = `${line}\n${SOURCES.get(path) ?? ""}`;
  return faultsOf(new Map([...MODULES, [path, moduleOf(path, text)]]), EXPORTS);
}

it("the project keeps the law", () => {
  expect(faultsOf(MODULES, EXPORTS)).toEqual([]);
});

describe("a fault is named with its place", () => {
  it.each([
    [
      "an import of a room further out",
      "src/semantics/check.ts",
      'import { advance } from "../engine/index.js";',
      "src/semantics/check.ts:1: ../engine/index.js: semantics may not import engine (tools/rooms.ts).",
    ],
    [
      "an import of a type alone",
      "src/semantics/check.ts",
      'import type { Snapshot } from "../engine/index.js";',
      "src/semantics/check.ts:1: ../engine/index.js: semantics may not import engine (tools/rooms.ts).",
    ],
    [
      "a type that is imported where it is used",
      "src/semantics/check.ts",
      'export type S = import("../engine/index.js").Snapshot;',
      "src/semantics/check.ts:1: ../engine/index.js: semantics may not import engine (tools/rooms.ts).",
    ],
    [
      "an export of what another room holds",
      "src/base/index.ts",
      'export * from "../values.js";',
      "src/base/index.ts:1: ../values.js: base may not import values.ts (tools/rooms.ts).",
    ],
    [
      "an import that is made when it is called",
      "src/schema/index.ts",
      'export const load = () => import("../acquisition/index.js");',
      "src/schema/index.ts:1: ../acquisition/index.js: schema may not import acquisition (tools/rooms.ts).",
    ],
    [
      "a side door",
      "src/engine/apply.ts",
      'import { normalizeItem } from "../semantics/normalize.js";',
      "src/engine/apply.ts:1: ../semantics/normalize.js: semantics is entered by index alone.",
    ],
    [
      "a circle within a room",
      "src/semantics/facts.ts",
      'import type { Patch } from "./patch.js";',
      "src/semantics/facts.ts -> src/semantics/patch.ts -> src/semantics/facts.ts: a circle of imports.",
    ],
    [
      "Node in the core",
      "src/engine/apply.ts",
      'import { readFileSync } from "node:fs";',
      "src/engine/apply.ts:1: node:fs: engine may not import Node here (tools/rooms.ts).",
    ],
    [
      "Node in a part of a layer that does without",
      "src/acquisition/reading/template.ts",
      'import { env } from "node:process";',
      "src/acquisition/reading/template.ts:1: node:process: acquisition may not import Node here (tools/rooms.ts).",
    ],
    [
      "a package",
      "src/semantics/check.ts",
      'import { match } from "ts-pattern";',
      "src/semantics/check.ts:1: ts-pattern: semantics may not import ts-pattern here (tools/rooms.ts).",
    ],
    [
      "a tool",
      "src/cli/main.ts",
      'import { ROOMS } from "../../tools/rooms.js";',
      "src/cli/main.ts:1: ../../tools/rooms.js: src imports nothing outside of src.",
    ],
    [
      "a clock",
      "src/engine/apply.ts",
      "export const now = Date.now();",
      "src/engine/apply.ts:1: Date: below the index there is no clock, chance, locale or environment.",
    ],
    [
      "chance",
      "src/base/order.ts",
      "export const chance = Math.random();",
      "src/base/order.ts:1: random: below the index there is no clock, chance, locale or environment.",
    ],
    [
      "a locale",
      "src/engine/readers.ts",
      'export const first = "a".localeCompare("b");',
      "src/engine/readers.ts:1: localeCompare: below the index there is no clock, chance, locale or environment.",
    ],
    [
      "the environment",
      "src/engine/apply.ts",
      "export const debug = process.env.DEBUG;",
      "src/engine/apply.ts:1: process: below the index there is no clock, chance, locale or environment.",
    ],
    [
      "a module in no room",
      "src/attic/old.ts",
      'import { fieldsOf } from "../base/index.js";',
      "src/attic/old.ts:1: The module is in no room. Give tools/rooms.ts one for it.",
    ],
    [
      "an adapter that reaches the engine without the host",
      "src/proxy/tools.ts",
      'import { createEngine } from "../index.js";',
      "src/proxy/tools.ts:1: ../index.js: proxy takes nothing but types of index.ts (tools/rooms.ts).",
    ],
    [
      "an adapter that takes all of the engine",
      "src/mcp/diff.ts",
      'import * as engine from "../index.js";',
      "src/mcp/diff.ts:1: ../index.js: mcp takes LANGUAGE_VERSION, compareCodePoints, describeState, getPolicyItems, stateDiff of index.ts (tools/rooms.ts).",
    ],
    [
      "a generator that loads what it helps to test",
      "tools/files.ts",
      'import { createEngine } from "../src/index.js";',
      "tools/generate.ts: The generator loads src/engine/advance.ts, whose results it helps to test.",
    ],
    [
      "an oracle that loads what it helps to test",
      "tests/oracle/language.ts",
      'import { parseDirective } from "../../src/generated/directives/parser.js";',
      "tests/oracle: The oracle loads src/generated/directives/parser.ts, whose results it helps to test.",
    ],
  ])("%s", (_what, path, line, fault) => {
    expect(planted(path, line)).toContain(fault);
  });

  it("an export that is missing, one that leads elsewhere, and one that no room has", () => {
    const { "./schema": _schema, ...others } = EXPORTS;
    const exports = { ...others, "./drafter": { default: "./dist/index.js" }, "./secret": { default: "./dist/x.js" } };
    expect(faultsOf(MODULES, exports)).toEqual([
      "package.json: the export ./drafter is not what tools/rooms.ts says of it.",
      "package.json: the export ./secret is not what tools/rooms.ts says of it.",
      "package.json: the export ./schema is missing.",
    ]);
  });
});
