/** Inputs without an end, or without a beginning: refused or passed over, never waited for. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { readLines } from "../../src/cli/io/lines.js";
import { readText } from "../../src/cli/io/text-file.js";
import { openHistory } from "../../src/cli/session/history.js";
import { EXAMPLES, MAIN, run, scratchFolder } from "./run.js";

const folder = scratchFolder();
const LONGEST = 16_777_216;

/** Runs the command in a shell, which redirects. */
function shell(args: string, more: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...more };
  return spawnSync("sh", ["-c", `exec '${process.execPath}' '${MAIN}' ${args}`], { encoding: "utf8", env });
}

describe("a folder as standard input", () => {
  it.each([
    ["", 1],
    ["session --json", 1],
    ["sessions --store memory: import a -", 1],
    ["audit -", 1],
    ["replay -", 1],
    ["check -", 2],
    ["compact -", 1],
    ["mcp --store memory:", 1],
    ["rules -", 1],
    ["focus", 1],
  ])("is refused by '%s' with exit code %i", (args, code) => {
    const { status, stdout, stderr } = shell(`${args} < '${folder}'`);
    const refusal = "error: Standard input is a folder, not a file. Name a file in it behind '<'.\n";
    expect([status, stdout, stderr]).toEqual([code, "", refusal]);
  });
});

it("a conversation on standard input is refused by compact where it has no end", () => {
  // Lines of fifteen million letters: the limit of 256 MiB is reached much sooner than that of lines.
  const endless = "(echo '['; while head -c 15000000 /dev/zero | tr '\\0' x && echo; do :; done)";
  const { status, stdout, stderr } = spawnSync(
    "bash",
    ["-c", `${endless} | '${process.execPath}' '${MAIN}' compact -`],
    {
      encoding: "utf8",
    },
  );
  const refusal = "error: 'standard input' is larger than 256 MiB. Give a smaller one.\n";
  expect([status, stdout, stderr]).toEqual([1, "", refusal]);
});

describe("a client on standard input", () => {
  it("ends mcp with exit code 1 where a line is longer than 10 MiB", async () => {
    const { code, stderr } = await run(["mcp", "--store", "memory:"], "x".repeat(10 * 2 ** 20 + 1));
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: "error: ReadBuffer exceeded maximum size of 10485760 bytes\n",
    });
  });

  it("ends mcp with exit code 0 where it ends", async () => {
    expect(await run(["mcp", "--store", "memory:"], "")).toMatchObject({ code: 0, stderr: "" });
  });
});

describe("a line", () => {
  it("may have 16,777,216 characters", async () => {
    expect(await run([], `${"x".repeat(LONGEST)}\nuse tea\n`)).toMatchObject({ stderr: "", code: 0 });
  });

  it("that is longer ends the session with exit code 1, and what was stepped before it is saved", async () => {
    const checkpoint = join(folder, "checkpoint.json");
    const { stdout, stderr, code } = await run(
      ["--save-checkpoint", checkpoint],
      `use tea\n${"x".repeat(LONGEST + 1)}\n`,
    );
    expect({ stdout, code }).toEqual({ stdout: "updated\npremise: (none)\npolicies:\n- use tea\n", code: 1 });
    expect(stderr).toBe("error: Line 2 of the input is longer than 16777216 characters. Give it shorter lines.\n");
    expect(readFileSync(checkpoint, "utf8")).toContain('"tea":"use"');
  });

  it("counts from its own beginning, in chunks of any size", async () => {
    async function* chunks(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`${"x".repeat(LONGEST - 1)}\n${"y".repeat(LONGEST)}`);
      yield Buffer.from("\nz");
    }
    const lengths: number[] = [];
    for await (const line of readLines(chunks())) lengths.push(line.length);
    expect(lengths).toEqual([LONGEST - 1, LONGEST, 1]);
  });

  it("is counted without the return at its end, wherever a chunk ends", async () => {
    const longest = Buffer.alloc(LONGEST, "x");
    const lengths: number[] = [];
    for (const end of [["\r\n"], ["\r", "\n"], ["\r", "", "\n"]])
      for await (const line of readLines(Readable.from([longest, ...end.map((part) => Buffer.from(part))])))
        lengths.push(line.length);
    expect(lengths).toEqual([LONGEST, LONGEST, LONGEST]);
  });

  it.each(["x\n", "\r", "\rx\n", "\r\r\n"])("is too long with %j behind it", async (end) => {
    const lines = readLines(Readable.from([Buffer.alloc(LONGEST, "x"), Buffer.from(end)]));
    await expect(lines.next()).rejects.toThrow("Line 1 of the input is longer");
  });
});

describe("/dev/zero", () => {
  it.each([
    ["as the input of a session", "< /dev/zero", "Line 1 of the input is longer than 16777216 characters."],
    ["as a conversation", "replay /dev/zero", "'/dev/zero' is larger than 256 MiB."],
    ["as a conversation on standard input", "replay - < /dev/zero", "'standard input' is larger than 256 MiB."],
    ["as a preload", "--initial-state-file /dev/zero", "'/dev/zero' is larger than 256 MiB."],
    ["as a skip list", "conformance --skip /dev/zero -- x", "'/dev/zero' is larger than 256 MiB."],
  ])("%s is refused", (_what, args, says) => {
    const { stdout, stderr, status } = shell(args);
    expect({ stdout, status }).toEqual({ stdout: "", status: 1 });
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
    expect(stderr).toContain(says);
  });
});

describe("a text of more lines than are read", () => {
  const [path, most] = [join(folder, "lines.txt"), 10_000_000];
  writeFileSync(path, `[${"\n".repeat(most + 1)}]`);

  it.each([
    ["check", 2, 10],
    ["audit", 1, 10],
    ["replay", 1, 10],
    ["rules", 1, 1],
  ])("is refused by '%s' with exit code %i", async (command, code, million) => {
    const stderr = `error: '${path}' has more than ${million} million lines. Give a shorter one.\n`;
    expect(await run([command, path])).toEqual({ stdout: "", stderr, code });
  });

  it.each(["\n", "\r", "\r\n"])("is one whose ends %j are more, wherever a chunk ends", async (end) => {
    const ends = Buffer.alloc(1_000_000 * end.length, end);
    const read = (more: string) =>
      readText("-", () => Readable.from([ends.subarray(0, -1), ends.subarray(-1), Buffer.from(more)]), 1);
    expect(await read("x")).toHaveLength(ends.length + 1);
    await expect(read(end)).rejects.toThrow("'standard input' has more than 1 million lines. Give a shorter one.");
  });
});

it("a conversation may come through a pipe with a name", () => {
  const pipe = join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  const { stdout, status } = spawnSync(
    "sh",
    [
      "-c",
      `printf '[{"role":"user","content":"use tea"}]' > '${pipe}' & exec '${process.execPath}' '${MAIN}' replay '${pipe}'`,
    ],
    { encoding: "utf8" },
  );
  expect(stdout).toContain("+ use tea");
  expect(status).toBe(0);
});

describe.skipIf(!existsSync("/proc/self"))("a folder in which none can be made is not tried for ever", () => {
  it.each([
    ["of sessions", "--session a --store file:/proc/none", "kept is not known"],
    ["of the secret", "mcp", "The secret that signs questions cannot be kept in /proc/context-compiler/secret"],
  ])("%s", (_what, args, says) => {
    const { stdout, stderr } = shell(`${args} < '${join(EXAMPLES, "trip.json")}'`, { XDG_DATA_HOME: "/proc" });
    expect(stdout + stderr).toContain(says);
  });
});

it.skipIf(!existsSync("/dev/full"))("a server that cannot say where it listens ends with exit code 1", () => {
  for (const args of [
    "proxy --upstream http://127.0.0.1:9/v1 --port 0 --store memory:",
    "mcp --http 0 --store memory:",
  ]) {
    const { stderr, status } = shell(`${args} > /dev/full`);
    expect({ stderr, status }).toEqual({ stderr: "error: ENOSPC: no space left on device, write\n", status: 1 });
  }
});

it("a history that is a pipe with nobody at its other end is left out, and not waited for", () => {
  mkdirSync(join(folder, "context-compiler"));
  const path = join(folder, "context-compiler", "history");
  execFileSync("mkfifo", [path]);
  const history = openHistory({ XDG_STATE_HOME: folder });
  expect(history.lines).toEqual([]);
  history.remember("use tea");
  expect(statSync(path).isFIFO()).toBe(true);
});
