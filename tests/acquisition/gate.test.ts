/** The gate of a session (spec, `session.gate`): rows, and the scripts recorded from another implementation. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { acquireTurn } from "../../src/acquisition/index.js";
import { createEngine } from "../../src/index.js";
import { readRows, shown } from "./rows.js";
import { runSession } from "./session.js";

describe("a session prints", () => {
  for (const row of readRows("gate", z.object({ stdin: z.string(), without: z.string(), with: z.string() }))) {
    it(`the answers to ${shown(row.stdin)}`, () => {
      const lines = row.stdin.split("\n").slice(0, -1);
      expect(runSession(lines, { json: false, gated: false })).toBe(row.without);
      expect(runSession(lines, { json: false, gated: true })).toBe(row.with);
    });
  }
});

describe("the gate", () => {
  it.each([
    [" use Kafka\u3000", "use Kafka"],
    ['{"classification":"directive","output":" use tea "}', "use tea"],
    ["Use tea", "Use tea"],
    ["use tea!", "use tea!"],
    [" use tea!", " use tea!"],
    ["(use tea)", "(use tea)"],
    ["", ""],
    [" <NO_DIRECTIVE>", " <NO_DIRECTIVE>"],
  ])("gives for %j the turn %j", (input, turn) => expect(acquireTurn(createEngine(), input)).toBe(turn));

  it("gives every input as it is while a clarification is pending", () => {
    const engine = createEngine();
    engine.step("use tea instead of ale");
    expect(acquireTurn(engine, " use kafka ")).toBe(" use kafka ");
  });
});

const Script = z.object({ lines: z.array(z.string()), json: z.boolean(), pre: z.boolean(), out: z.string() });
const recorded = readFileSync(join(import.meta.dirname, "..", "recorded", "cli.jsonl.gz"));
const scripts = gunzipSync(recorded)
  .toString("utf8")
  .trim()
  .split("\n")
  .map((line) => Script.parse(JSON.parse(line)))
  .filter(({ pre }) => pre);

describe("a recorded script with the gate", () => {
  it("is one of 120, half of them with --json", () => {
    expect(scripts).toHaveLength(120);
    expect(scripts.filter(({ json }) => json)).toHaveLength(60);
  });

  it("is one whose answers the gate changes, in some", () => {
    const changed = scripts.filter(({ lines, json, out }) => runSession(lines, { json, gated: false }) !== out);
    expect(changed.length).toBeGreaterThan(0);
  });

  for (const [index, { lines, json, out }] of scripts.entries()) {
    it(`${index + 1}${json ? " with --json" : ""} prints the recorded bytes`, () => {
      expect(runSession(lines, { json, gated: true })).toBe(out);
    });
  }
});
