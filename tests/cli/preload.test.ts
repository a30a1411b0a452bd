/** Preloads: where a command starts from. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { call, scratchFolder } from "./run.js";

const folder = scratchFolder();
const STATE = '{"premise":"Short","policies":{"The Tea":"use"},"version":2}';
const PENDING =
  '{"kind":"replacement","prompt_to_user":"Did you mean to use \\"tea\\" instead?","replacement":{"kind":"use_only","new_item":"tea","old_item":null}}';
const CHECKPOINT = `{"checkpoint_version":1,"authoritative_state":${STATE},"pending":${PENDING}}`;
const SHOWN = "premise: Short\npolicies:\n- use tea\n";

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe.concurrent("good preloads", () => {
  it("a state starts a session, from JSON and from a file, with a byte order mark too", async () => {
    const starts = [
      ["--initial-state-json", STATE],
      [`--initial-state-json=${STATE}`],
      ["--initial-state-file", file("state.json", STATE)],
      ["--initial-state-file", file("marked.json", `\ufeff${STATE}\r\n`)],
    ];
    for (const args of starts) expect(await call(args, "state\n")).toEqual({ stdout: SHOWN, stderr: "", code: 0 });
  });

  it("a checkpoint brings its question back", async () => {
    for (const args of [
      ["--initial-checkpoint-json", CHECKPOINT],
      ["--initial-checkpoint-file", file("checkpoint.json", CHECKPOINT)],
    ]) {
      expect((await call(args, "hm\nyes\n")).stdout).toBe(
        `confirm: Did you mean to use "tea" instead?\nupdated\n${SHOWN}`,
      );
    }
  });
});

const FAILING: [args: string[], says: string][] = [
  [["--initial-state-json", "no"], "--initial-state-json: The payload is not JSON. A state looks like"],
  [["--initial-state-json", "{}"], "--initial-state-json: premise is missing. A state looks like"],
  [["--initial-state-json", '{"premise":null,"policies":{},"version":3}'], "version must be the number 2, not 3."],
  [["--initial-checkpoint-json", STATE], "premise is not a field of the format. A checkpoint looks like"],
  [
    ["--initial-state-file", file("wrong.json", CHECKPOINT)],
    "wrong.json: checkpoint_version is not a field of the format.",
  ],
  [["--initial-state-file", join(folder, "missing")], "missing'. Check the path."],
  [["--initial-checkpoint-file", folder], "is a folder, not a file."],
  [["--initial-state-file", file("latin1.json", Buffer.from([0x22, 0xe9, 0x22]))], "latin1.json' is not UTF-8 text."],
  [["--initial-state-json", STATE, "--initial-checkpoint-json", CHECKPOINT], "At most one preload can be given"],
  [["--initial-state-json", STATE, "--initial-state-json", STATE], "At most one preload can be given"],
];

describe.concurrent("bad preloads", () => {
  for (const [args, says] of FAILING) {
    it(`"${says}" is said in one line, with exit 1, before any line is read`, async () => {
      const { stdout, stderr, code } = await call(args, "use tea\n");
      expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
      expect(stderr).toMatch(/^error: [^\n]+\n$/);
      expect(stderr).toContain(says);
    });
  }
});
