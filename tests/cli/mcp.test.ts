/** The server as a command, with the real client: on standard input and output and by HTTP, killed amid a question, and twice at once. */
import { once } from "node:events";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { describe, expect, it } from "vitest";
import { answer, clientOf, ERAS, type Era, raw, said, YES } from "../mcp/stage.js";
import { call, collect, ending, MAIN, run, scratchFolder, start, until } from "./run.js";

const folder = scratchFolder();
process.env.XDG_DATA_HOME = folder;
const env = { XDG_DATA_HOME: folder, PATH: process.env.PATH ?? "" };
const ACCEPTED = answer({ action: "accept", content: { answer: "yes" } });

/** A client that has started the command. */
async function started(
  era: Era,
  store: string,
  ...more: string[]
): Promise<{ client: Client; transport: StdioClientTransport }> {
  const args = [MAIN, "mcp", "--store", `file:${folder}/${store}`, ...more];
  const transport = new StdioClientTransport({ command: process.execPath, args, env });
  const client = clientOf(era, YES);
  await client.connect(transport);
  return { client, transport };
}

describe.each(ERAS)("a client of the %s era", (era) => {
  it("prohibits, is asked, outlives a kill, and undoes", async () => {
    const store = `kept-${era}`;
    const first = await started(era, store);
    expect(await said(first.client, "apply", { text: "prohibit peanuts" })).toBe('Now prohibited: "peanuts".');
    process.kill(first.transport.pid ?? 0, "SIGKILL");
    const { client } = await started(era, store);
    expect(await said(client, "state")).toContain("- Do not use: peanuts");
    const changed = 'Lifted: "peanuts".\nNow in use: "oats".';
    expect(await said(client, "apply", { text: "use oats instead of peanuts" })).toBe(changed);
    expect(await said(client, "why", { item: "oats" })).toContain("`use oats instead of peanuts`");
    expect(await said(client, "undo")).toBe('Lifted: "oats".\nNow prohibited: "peanuts".');
    await client.close();
    const { stdout } = await call(["sessions", "show", "default", "--store", `file:${folder}/${store}`]);
    expect(stdout).toContain("prohibit peanuts");
  });

  it("is served by two processes at once: nothing is lost, and nothing done twice", async () => {
    const both = await Promise.all([started(era, `both-${era}`), started(era, `both-${era}`)]);
    const items = Array.from({ length: 8 }, (_, index) => `item ${index}`);
    await Promise.all(
      both.map(async ({ client }, process) => {
        for (const [index, item] of items.entries())
          for (let told = "Call the tool again."; index % 2 === process && told.includes("Call the tool again"); )
            told = await said(client, "apply", { text: `prohibit ${item}` });
      }),
    );
    for (const { client } of both) {
      expect(await said(client, "state")).toContain(`- Do not use: ${items.join(", ")}`);
      await client.close();
    }
  });

  it("is served by HTTP on this machine", async () => {
    const server = start(["mcp", "--http", "0", "--store", "memory:", "--session", "lunch", "--tenant", "acme"]);
    const printed = collect(server.stdout);
    await until(() => printed().includes("\n"), printed);
    const url = /http:\S+/.exec(printed())?.[0] ?? "";
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
    const client = clientOf(era, YES);
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    expect(await said(client, "apply", { text: "prohibit ale" })).toBe('Now prohibited: "ale".');
    expect(await said(client, "state", { conversation: "lunch" })).toContain("- Do not use: ale");
    expect((await fetch(new URL("/other", url))).status).toBe(404);
    expect((await fetch(url, { method: "POST", headers: { origin: "https://evil.example" }, body: "{}" })).status).toBe(
      403,
    );
    server.kill("SIGTERM");
    expect(await once(server, "close")).toEqual([0, null]);
    await client.close().catch(() => {});
  });
});

it("an answer is taken by another process than the one that asked, which was killed", async () => {
  const given = { text: "use podman instead of docker" };
  const first = await started("newer", "asked");
  const { state: requestState = "" } = await raw(first.client, "apply", given);
  process.kill(first.transport.pid ?? 0, "SIGKILL");
  const { client } = await started("newer", "asked");
  for (let times = 0; times < 2; times += 1)
    expect((await raw(client, "apply", given, { requestState, inputResponses: ACCEPTED })).text).toBe(
      'Now in use: "podman".',
    );
  const other = await started("newer", "asked", "--tenant", "other");
  await expect(raw(other.client, "apply", given, { requestState, inputResponses: ACCEPTED })).rejects.toThrow(
    "Invalid",
  );
  expect(await said(other.client, "state")).toContain("no policies");
  await client.close();
  await other.client.close();
});

it("the command ends with its client", async () => {
  const { stdout, stderr, code } = await run(["mcp", "--store", "memory:"]);
  expect([stdout, stderr, code]).toEqual(["", "", 0]);
});

it.each<readonly [string[], string]>([
  [["--http", "65536"], "--http must be a number from 0 to 65535"],
  [["--http", "x"], "--http must be a number"],
  [["--store", "redis://x"], "The store of --store cannot be opened"],
  [["--session", "../x"], "The conversation must be 1 to 200"],
  [["--tenant", ".x"], "The tenant must be 1 to 200"],
  [["x"], "mcp takes no operand, such as 'x'"],
])("%j is refused by name", async (args, message) => {
  const { stderr, stdout, code } = await call(["mcp", "--store", "memory:", ...args]);
  expect([stderr.includes(message), stdout, code, stderr]).toEqual([true, "", 1, stderr]);
});

it("the secret and its folders are for their owner alone, whatever the user lets others do with new ones", async () => {
  const data = join(folder, "data");
  const before = process.umask(0);
  const child = start(["mcp"], [], { XDG_DATA_HOME: data });
  process.umask(before);
  child.stdin.end();
  await once(child, "close");
  const modes = [data, join(data, "context-compiler"), join(data, "context-compiler", "secret")];
  expect(modes.map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700, 0o600]);
});

it("a secret that is no ordinary file is refused, and not waited for", async () => {
  const data = join(folder, "no-file");
  mkdirSync(join(data, "context-compiler", "secret"), { recursive: true });
  const child = start(["mcp", "--store", `file:${folder}/no-file-store`], [], { XDG_DATA_HOME: data });
  child.stdin.end();
  const { stderr, code } = await ending(child);
  expect(stderr).toContain("context-compiler/secret: It is not an ordinary file.");
  expect(code).toBe(1);
});

it("a secret that was cut is refused, with what to do", async () => {
  const data = join(folder, "cut");
  mkdirSync(join(data, "context-compiler"), { recursive: true });
  writeFileSync(join(data, "context-compiler", "secret"), "");
  const child = start(["mcp", "--store", `file:${folder}/cut-store`], [], { XDG_DATA_HOME: data });
  child.stdin.end();
  const { stderr, code } = await ending(child);
  expect(stderr).toContain("context-compiler/secret: It is too short. Remove the file, and a new one is made.");
  expect(code).toBe(1);
});

it("a folder in which the secret cannot be kept is refused by name", async () => {
  process.env.XDG_DATA_HOME = "/dev/null";
  const { stderr, code } = await call(["mcp", "--store", `file:${folder}/refused`]);
  process.env.XDG_DATA_HOME = folder;
  expect(stderr).toContain("The secret that signs questions cannot be kept in /dev/null/context-compiler/secret");
  expect(code).toBe(1);
});
