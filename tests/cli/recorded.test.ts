/**
 * The command line scripts that were recorded from another implementation: the same bytes come out. All go through what answers
 * on a pipe; one in nine through the built command too, which takes a process each.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { acquireTurn } from "../../src/acquisition/index.js";
import { Output } from "../../src/cli/io/output.js";
import { renderJson } from "../../src/cli/io/render-json.js";
import { PLAIN } from "../../src/cli/io/style.js";
import { renderReply } from "../../src/cli/kept/render.js";
import { asTyped } from "../../src/cli/session/answer.js";
import { runPipe } from "../../src/cli/session/pipe.js";
import { engineTalk } from "../../src/cli/session/talk.js";
import { createEngine } from "../../src/index.js";
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

  for (const [index, script] of scripts.entries()) {
    const options = [...(script.json ? ["--json"] : []), ...(script.pre ? ["--with-preprocessor"] : [])];
    const input = script.lines.map((line) => `${line}\n`).join("");
    it(`script ${index + 1} ${options.join(" ")} prints the recorded bytes`, async () => {
      expect(await answered(input, script)).toBe(script.out);
    });
    if (index % 9 !== 0) continue;
    it(`script ${index + 1} ${options.join(" ")} prints them as a command`, async () => {
      expect(await run(options, input)).toEqual({ stdout: script.out, stderr: "", code: 0 });
    });
  }
});

/** What a pipe answers. */
async function answered(input: string, { json, pre }: z.infer<typeof Script>): Promise<string> {
  const talk = engineTalk(createEngine(), pre ? acquireTurn : asTyped, false);
  const written = new PassThrough();
  const answers = text(written);
  await runPipe(talk, Readable.from([Buffer.from(input)]), new Output(written), (reply) =>
    json ? renderJson(reply.envelope) : renderReply(reply, PLAIN),
  );
  written.end();
  return answers;
}
