/** `replay`: stored conversations, in all their forms. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { parseArguments } from "../../src/cli/arguments.js";
import { run as replay } from "../../src/cli/commands/replay.js";
import { Output } from "../../src/cli/io/output.js";
import { COMMANDS } from "../../src/cli/table.js";
import { call, EXAMPLES, ending, scratchFolder, start } from "./run.js";

const folder = scratchFolder();

const CHAT = [
  { role: "system", content: "Be brief." },
  { role: "user", content: "use tea instead of coffee" },
  { role: "assistant", content: "use milk" },
  { role: "user", content: [{ type: "text", text: "use milk" }] },
  { role: "user" },
  {
    role: "user",
    content: [
      { type: "text", text: "use" },
      { type: "text", text: "milk" },
    ],
  },
  { id: "m", role: "user", parts: [{ type: "step-start" }, { type: "text", text: "yes" }] },
  { content: "use milk" },
  { role: "user", content: "hello\nthere" },
];
const ARRAY = JSON.stringify(CHAT, null, 2);
const LINES = CHAT.map((message) => `${JSON.stringify(message)}\n`).join("");
const skipped = (name: string) =>
  `note: skipped 3 messages of '${name}': 5 (no text), 6 (several texts), 8 (no role). A turn has one text, as content or in parts.\n`;
const SHOWN = `1  use tea instead of coffee
   => confirm: Did you mean to use "tea" instead?
2  use milk
   => confirm: Did you mean to use "tea" instead?
3  yes
   => updated
      + use tea
4  hello
   there
   => passthrough

Final state after 4 turns (1 passthrough, 1 updated, 2 clarified)
premise: (none)
policies:
- use tea
`;

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function chat(...turns: string[]): string {
  return JSON.stringify(turns.map((content) => ({ role: "user", content })));
}

describe.concurrent("forms of a conversation", () => {
  const forms: [name: string, text: string][] = [
    ["a JSON array", ARRAY],
    ["JSON lines", LINES],
    ["JSON lines with CRLF and blank lines", LINES.replaceAll("\n", "\r\n\r\n")],
    ["JSON lines whose last line is not ended", LINES.trimEnd()],
    ["a text with a byte order mark", `\ufeff${ARRAY}`],
  ];
  for (const [name, text] of forms) {
    it(`${name} is replayed past its clarification, from a file and from standard input`, async () => {
      const path = file(`${name}.json`, text);
      const expected = { stdout: SHOWN, code: 0 };
      expect(await call(["replay", path])).toEqual({ ...expected, stderr: skipped(path) });
      expect(await call(["replay", "-"], text)).toEqual({ ...expected, stderr: skipped("standard input") });
    });
  }

  it("one of more than a mebibyte is read whole, from a file and from standard input", async () => {
    const messages = Array.from({ length: 20_000 }, (_, at) => ({
      role: "user",
      content: `hello ${at} ${"x".repeat(30)}`,
    }));
    const text = JSON.stringify([...messages, { role: "user", content: "use tea" }]);
    expect(text.length).toBeGreaterThan(2 ** 20);
    const read = await call(["replay", file("large.json", text), "--stop"]);
    expect(read).toMatchObject({ stdout: expect.stringContaining("tea"), code: 0 });
    expect((await call(["replay", "-", "--stop"], text)).stdout).toBe(read.stdout);
  });

  it("a conversation without turns says so and shows the state", async () => {
    for (const text of ["", "[]", '{"messages":[{"role":"user","content":"use tea"}]}']) {
      const { stdout, stderr, code } = await call(["replay", "-"], text);
      expect(stdout).toContain("Final state after 0 turns");
      expect(stderr).toContain("note: 'standard input' holds no turn");
      expect(code).toBe(0);
    }
  });
});

it("of many messages without one text, the first five are named", async () => {
  const { stderr } = await call(["replay", "-"], JSON.stringify(Array(7).fill({ role: "user" })));
  expect(stderr).toContain(
    "skipped 7 messages of 'standard input': 1 (no text), 2 (no text), 3 (no text), 4 (no text), 5 (no text), 2 more.",
  );
});

describe.concurrent("the end of a replay", () => {
  it("a question left unanswered is shown again, and the exit code is 3", async () => {
    const { stdout, code } = await call(["replay", "-"], chat("use tea instead of coffee", "hm"));
    expect(stdout).toContain('policies: (none)\nLeft unanswered:\nconfirm: Did you mean to use "tea" instead?\n');
    expect(code).toBe(3);
  });

  it("any clarification of the last turn counts, one that was followed does not", async () => {
    expect((await call(["replay", "-"], chat("use"))).code).toBe(3);
    expect((await call(["replay", "-"], chat("use", "hello"))).code).toBe(0);
  });

  it.each([["--diagnostics"], ["--diagnostics", "--json"]])(
    "says of each turn what holds after those before it: %s",
    async (...options) => {
      const given = ["--initial-state-json", '{"version":2,"premise":null,"policies":{"docker":"prohibit"}}'];
      const { stdout } = await call(
        ["replay", ...options, ...given, "-"],
        chat("use podman instead of vim", "yup", "no", "use docker, vim"),
      );
      expect(stdout).toContain("pending_reply");
      expect(stdout).toContain("opposite_elsewhere");
    },
  );

  it("--stop says no diagnostics, and is refused with them", async () => {
    const { stderr, code } = await call(["replay", "--stop", "--diagnostics", "-"], chat("Use tea"));
    expect([stderr, code]).toEqual([expect.stringContaining("--diagnostics does not go with --stop"), 1]);
  });

  it("--stop prints the transcript result: the state, or the first prompt with exit code 3", async () => {
    const state = '{"kind":"state","state":{"policies":{"tea":"use"},"premise":null,"version":2}}\n';
    expect(await call(["replay", "--stop", "-"], chat("use tea"))).toEqual({ stdout: state, stderr: "", code: 0 });
    const prompt = '{"kind":"confirm","prompt_to_user":"Did you mean to use \\"tea\\" instead?"}\n';
    for (const args of [["--stop"], ["--stop", "--json"]]) {
      expect(await call(["replay", "-", ...args], ARRAY)).toEqual({
        stdout: prompt,
        stderr: skipped("standard input"),
        code: 3,
      });
    }
  });

  it("a preloaded state and a preloaded question are where it starts", async () => {
    const path = join(folder, "pending.json");
    const asked = await call(["replay", "-", "--checkpoint-out", path], chat("use tea instead of coffee"));
    expect(asked.code).toBe(3);
    const from = ["replay", "-", "--initial-checkpoint-file", path];
    expect((await call(from, chat())).code).toBe(3);
    expect((await call(from, chat("ok"))).stdout).toContain("=> updated\n      + use tea\n");
    expect((await call([...from, "--stop"], chat("ok"))).stdout).toContain('"policies":{"tea":"use"}');
  });
});

describe.concurrent("--json", () => {
  it("prints an object a line: each turn, then the final state", async () => {
    const { stdout, code } = await call(["replay", "--json", "-"], chat("use tea instead of coffee", "yes"));
    const objects = stdout
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    const state = { premise: null, policies: { tea: "use" }, version: 2 };
    expect(objects).toEqual([
      {
        output_version: 1,
        mode: "step",
        command: "replay",
        input: "use tea instead of coffee",
        decision: { kind: "clarify", state: null, prompt_to_user: 'Did you mean to use "tea" instead?' },
        state: { premise: null, policies: {}, version: 2 },
      },
      {
        output_version: 1,
        mode: "step",
        command: "replay",
        input: "yes",
        decision: { kind: "update", state, prompt_to_user: null },
        state,
      },
      { output_version: 1, mode: "state", command: "replay", state, prompt_to_user: null },
    ]);
    expect(code).toBe(0);
  });

  it("tells the question that is left open", async () => {
    const { stdout, code } = await call(["replay", "--json", "-"], chat("use"));
    expect(stdout.trimEnd().split("\n").at(-1)).toContain('"prompt_to_user":"Policy item cannot be empty.');
    expect(code).toBe(3);
  });
});

describe.concurrent("what is refused", () => {
  const cases: [name: string, text: string | Uint8Array, says: string][] = [
    ["text", "hello", "Line 1 of 'standard input' is not JSON"],
    ["a broken array", '[{"role":"user"}', "'standard input' is not JSON"],
    ["a broken line", `${LINES}{"role"\n`, "Line 10 of 'standard input' is not JSON"],
    [
      "a string in an array",
      '[{"role":"user"},"use tea"]',
      "Entry 2 of 'standard input' is of type string, not an object.",
    ],
    ["an array in an array", "[[]]", "Entry 1 of 'standard input' is an array, not an object."],
    ["null on a line", `${LINES}\nnull`, "Line 11 of 'standard input' is null, not an object."],
    ["a number alone", "42", "Line 1 of 'standard input' is of type number, not an object."],
    ["no UTF-8", Buffer.from([0x5b, 0xff, 0x5d]), "'standard input' is not UTF-8 text."],
  ];
  for (const [name, text, says] of cases) {
    it(`${name} is refused before anything is stepped, with exit 1`, async () => {
      const { stdout, stderr, code } = await call(["replay", "-"], text);
      expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
      expect(stderr).toMatch(/^error: .+\n$/);
      expect(stderr).toContain(says);
    });
  }

  it("a missing file and a folder are named", async () => {
    const missing = await call(["replay", join(folder, "none.json")]);
    expect(missing).toMatchObject({ stdout: "", code: 1 });
    expect(missing.stderr).toMatch(/^error: There is no file '.*none\.json'\. Check the path\.\n$/);
    const directory = await call(["replay", folder]);
    expect(directory).toMatchObject({ stdout: "", code: 1 });
    expect(directory.stderr).toMatch(/^error: '.*' is a folder, not a file\. Name a file in it\.\n$/);
  });
});

describe.concurrent("a reader that goes away", () => {
  it("ends a replay quietly, and the checkpoint holds all of the conversation", async () => {
    const checkpoint = join(folder, "whole.json");
    const turns = Array.from({ length: 20_000 }, (_, index) => `hello ${index}`);
    const child = start(["replay", "-", "--checkpoint-out", checkpoint]);
    const end = ending(child);
    child.stdout.once("data", () => child.stdout.destroy());
    child.stdin.end(chat(...turns, "use tea"));
    expect(await end).toMatchObject({ stderr: "", code: 0 });
    expect((await call(["--initial-checkpoint-file", checkpoint], "state\n")).stdout).toContain("- use tea\n");
  });
});

describe.concurrent("the examples", () => {
  for (const name of ["trip.json", "team-chat.jsonl"]) {
    it(`${name} has 30 turns or more, some in parts, clarifies, and ends with nothing open`, async () => {
      const { stdout, stderr, code } = await call(["replay", join(EXAMPLES, name)]);
      const turns = /Final state after (\d+) turns/.exec(stdout)?.[1];
      expect(Number(turns)).toBeGreaterThanOrEqual(30);
      expect(stdout).toMatch(/=> confirm: [\s\S]*=> updated\n +nothing changed/);
      expect(stdout).toMatch(/=> error: "[^"]+" is currently prohibited\./);
      expect(stderr).toBe("");
      expect(code).toBe(0);
    });
  }
});

/** A reader that goes after so many texts. */
class Leaving extends Output {
  texts = 0;

  constructor() {
    super(process.stdout);
  }

  override get closed(): boolean {
    return this.texts >= 2;
  }

  override async write(): Promise<void> {
    this.texts += 1;
  }
}

it("makes no envelopes that nobody reads, and steps to the end for the checkpoint", async () => {
  const saved = join(folder, "left.json");
  const turns = Array.from({ length: 200 }, (_, index) => `use item ${index}`);
  const args = ["replay", "--json", "--checkpoint-out", saved, file("left-chat.json", chat(...turns))];
  const { given } = parseArguments(args, COMMANDS);
  const output = new Leaving();
  expect(await replay(given, { input: () => Readable.from([]), output, errors: output })).toBe(0);
  // The last one is the final state, which is offered once.
  expect(output.texts).toBe(3);
  expect(Object.keys(JSON.parse(readFileSync(saved, "utf8")).authoritative_state.policies)).toHaveLength(200);
});
