/** The command line scripts that were recorded from another implementation: the same bytes come out. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { run } from "./run.js";

const Script = z.object({ lines: z.array(z.string()), json: z.boolean(), pre: z.boolean(), out: z.string() });

const recorded = readFileSync(join(import.meta.dirname, "..", "recorded", "cli.jsonl.gz"));
const scripts = gunzipSync(recorded)
  .toString("utf8")
  .trim()
  .split("\n")
  .map((line) => Script.parse(JSON.parse(line)));

describe.concurrent("recorded scripts", () => {
  it("are 240, half of them with --json, half of them with the preprocessor", () => {
    expect(scripts).toHaveLength(240);
    expect(scripts.filter(({ json }) => json)).toHaveLength(120);
    expect(scripts.filter(({ pre }) => pre)).toHaveLength(120);
  });

  for (const [index, { lines, json, pre, out }] of scripts.entries()) {
    const options = [...(json ? ["--json"] : []), ...(pre ? ["--with-preprocessor"] : [])];
    it(`script ${index + 1} ${options.join(" ")} prints the recorded bytes`, async () => {
      const { stdout, stderr, code } = await run(options, lines.map((line) => `${line}\n`).join(""));
      expect({ stdout, stderr, code }).toEqual({ stdout: out, stderr: "", code: 0 });
    });
  }
});
