/** The proxy as a command: started, killed amid a question, started again. */
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it } from "vitest";
import { bodyOf, post, provider } from "../proxy/stage.js";
import { HAS_SCRIPT, Pty } from "./pty.js";
import { call, collect, scratchFolder, start, until } from "./run.js";

const folder = scratchFolder();

/** Starts the command on a free port, and gives its base URL. */
async function serving(...args: string[]) {
  const child = start(["proxy", "--port", "0", ...args]);
  const printed = collect(child.stdout);
  await until(() => printed().includes("\n"), printed);
  const url = /http:\S+/.exec(printed())?.[0] ?? "";
  return { child, url, printed };
}

/** Whether a client is let in. */
function listens(url: string, host = "127.0.0.1"): Promise<boolean> {
  return new Promise((resolve) => {
    const client = connect(Number(new URL(url).port), host);
    client.once("connect", () => resolve(true)).once("error", () => resolve(false));
    client.once("connect", () => client.destroy());
  });
}

const saying = (...texts: string[]) => ({ messages: texts.map((content) => ({ role: "user", content })) });

async function heard(url: string, ...texts: string[]): Promise<unknown> {
  const body = await bodyOf(await post(`${url}/chat/completions`, saying(...texts)));
  return body.choices?.[0]?.message.content;
}

it("a question outlives a kill, and the answer is taken by the next process", async () => {
  const { url: upstream, seen } = await provider();
  const store = `file:${folder}/store`;
  const first = await serving("--upstream", upstream, "--store", store);
  expect(await heard(first.url, "prohibit peanuts")).toBe('Now prohibited: "peanuts".');
  expect(await heard(first.url, "prohibit peanuts", "use podman instead of docker")).toContain("podman");
  first.child.kill("SIGKILL");
  await once(first.child, "close");
  const second = await serving("--upstream", upstream, "--store", store);
  const before = ["prohibit peanuts", "use podman instead of docker"];
  expect(await heard(second.url, ...before, "yes")).toBe('Now in use: "podman".');
  // The answer was sent, the client did not see it, and sends it again.
  expect(await heard(second.url, ...before, "yes")).toBe('Now in use: "podman".');
  expect(await heard(second.url, ...before, "yes", "hi")).toBe("hello");
  expect(seen[0]?.body).toContain("- Use: podman\\n- Do not use: peanuts");
  expect(await heard(second.url, ...before, "yes", "hi", "undo")).toBe('Lifted: "podman".');
  second.child.kill("SIGTERM");
  expect(await once(second.child, "close")).toEqual([0, null]);
  expect(second.printed().split("\n")).toHaveLength(2);
});

it("an answer that breaks off is told on standard error alone, on one line", async () => {
  const upstream = createServer((_request, response) => {
    response.writeHead(200, { "content-length": 1000 }).write("{");
    setTimeout(() => response.destroy(), 50);
  });
  await once(upstream.listen(0, "127.0.0.1"), "listening");
  const { port }: AddressInfo = Object(upstream.address());
  const { child, url, printed } = await serving("--upstream", `http://127.0.0.1:${port}/v1`, "--store", "memory:");
  const told = collect(child.stderr);
  await expect(fetch(`${url}/models`).then((response) => response.text())).rejects.toThrow();
  child.kill("SIGTERM");
  await once(child, "close");
  upstream.close();
  expect(told()).toMatch(/^[ -~]+\n$/);
  expect(printed().split("\n")).toHaveLength(2);
});

it("is reached by one address of this machine alone, and by no other", async () => {
  const { child, url } = await serving("--upstream", "http://127.0.0.1:9/v1", "--store", "memory:");
  // One of the loopback network too, or of none: what listens everywhere is reached by it where there is one.
  expect([await listens(url), await listens(url, "127.0.0.2"), await listens(url, "::1")]).toEqual([
    true,
    false,
    false,
  ]);
  child.kill("SIGTERM");
  await once(child, "close");
});

it("without a tenant each key has conversations of its own, by its digest", async () => {
  const { url: upstream } = await provider();
  const store = `file:${folder}/keys`;
  const { child, url } = await serving("--upstream", upstream, "--store", store);
  const by = (key: string, text: string) =>
    post(`${url}/chat/completions`, saying(text), { authorization: `Bearer ${key}` }).then((response) =>
      response.text(),
    );
  await by("1", "prohibit ale");
  expect(await by("2", "show state")).not.toContain("ale");
  expect(await by("1", "show state")).toContain("ale");
  child.kill("SIGTERM");
  await once(child, "close");
  // The SHA-256 of "Bearer 1", by another program.
  const tenant = "key:16c2e9a3b8c0efc5d394421c9bdfac3ff12ce2c91b8f0208e0f75b013f22cb62";
  const { stdout } = await call(["sessions", "list", "--store", store, "--tenant", tenant]);
  expect(stdout).not.toBe("");
});

it("the rules stand in the client's system message where they are to be joined to it", async () => {
  const { url: upstream, seen } = await provider();
  const { child, url } = await serving("--upstream", upstream, "--store", "memory:", "--join-page");
  await heard(url, "prohibit peanuts");
  const messages = [
    { role: "system", content: "Be kind." },
    { role: "user", content: "hi" },
  ];
  await post(`${url}/chat/completions`, { messages });
  const sent = JSON.parse(seen.at(-1)?.body ?? "").messages;
  expect(sent).toEqual([
    { role: "system", content: expect.stringMatching(/^Be kind\.\n\nThe user has set .*\n- Do not use: peanuts$/) },
    messages[1],
  ]);
  child.kill("SIGTERM");
  await once(child, "close");
});

it("a tenant that is given stands for every key", async () => {
  const { url: upstream } = await provider();
  const { child, url } = await serving("--upstream", upstream, "--store", "memory:", "--tenant", "acme");
  await post(`${url}/chat/completions`, saying("prohibit ale"), { authorization: "Bearer 1" });
  const shown = await post(`${url}/chat/completions`, saying("show state"), { authorization: "Bearer 2" });
  expect(await shown.text()).toContain("ale");
  child.kill("SIGTERM");
  await once(child, "close");
});

it.each<readonly [string[], string]>([
  [[], "The proxy needs --upstream URL"],
  [["--upstream", "ftp://x"], "--upstream must be a URL with http or https"],
  [["--upstream", "http://localhost:4141/v1"], "--upstream is the proxy itself"],
  [["--upstream", "http://127.0.0.1:99", "--port", "99"], "--upstream is the proxy itself"],
  [["--upstream", "http://x", "--port", "65536"], "--port must be a number from 0 to 65535"],
  [["--upstream", "http://x", "--port", "-1"], "--port"],
  [["--upstream", "http://x", "--store", "redis://x"], "The store of --store cannot be opened"],
  [["--upstream", "http://x", "--port", "0", "--tenant", ""], "The tenant must be 1 to 200 of"],
  [["--upstream", "http://x", "--port", "0", "--tenant", "a/b"], "The tenant must be 1 to 200 of"],
  [["--upstream", "http://x", "--port", "0", "--tenant", ".x"], "The tenant must be 1 to 200 of"],
  [["--upstream", "http://x", "y"], "The proxy takes no operand, such as 'y'"],
])("%j is refused by name", async (args, message) => {
  const { stderr, stdout, code } = await call(["proxy", "--store", "memory:", ...args]);
  expect([stderr.includes(message), stdout, code, stderr]).toEqual([true, "", 1, stderr]);
});

it.runIf(HAS_SCRIPT)("shows what it is in front of without what a terminal would obey", async () => {
  const terminal = new Pty([
    "proxy",
    "--upstream",
    "http://127.0.0.1:1/\x1b[31mred",
    "--store",
    "memory:",
    "--port",
    "0",
  ]);
  await until(() => terminal.sent().includes("\n"), terminal.sent);
  terminal.press("\x03");
  await terminal.ended;
  expect(terminal.sent()).toContain("in front of http://127.0.0.1:1/\\u001b[31mred\r\n");
});

const RULING = JSON.stringify(saying("prohibit ale"));

it.each<readonly [string, string]>([
  ["that sends nothing", ""],
  ["that sends half a request", "POST /v1/chat/completions HTTP/1.1\r\nhost:"],
  ["that sends half a body", "POST /v1/chat/completions HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"],
  [
    "that has its answer",
    `POST /v1/chat/completions HTTP/1.1\r\nhost: x\r\ncontent-length: ${RULING.length}\r\n\r\n${RULING}`,
  ],
])("a client %s does not keep it from ending", async (_what, sent) => {
  const { url: upstream } = await provider();
  const { child, url } = await serving("--upstream", upstream, "--store", "memory:");
  const client = connect(Number(new URL(url).port), "127.0.0.1");
  const told = collect(client);
  await once(client, "connect");
  client.write(sent);
  if (sent.endsWith(RULING)) await until(() => told().includes("no_conversation"), told);
  // What connects behind it is answered: the server has taken the client by then.
  expect(await heard(url, "prohibit tea")).toBe('Now prohibited: "tea".');
  child.kill("SIGTERM");
  expect(await once(child, "close")).toEqual([0, null]);
  client.destroy();
});

it.each<readonly [NodeJS.Signals, NodeJS.Signals]>([
  ["SIGINT", "SIGTERM"],
  ["SIGTERM", "SIGINT"],
  ["SIGTERM", "SIGTERM"],
])("%s lets an answer end that is under way, and a %s behind it ends the process at once", async (first, second) => {
  const { url: upstream, seen } = await provider(() => {});
  const { child, url } = await serving("--upstream", upstream, "--store", "memory:");
  const answer = heard(url, "hi").catch(() => "no answer");
  await until(
    () => seen.length > 0,
    () => "no request",
  );
  const ended = once(child, "close");
  child.kill(first);
  while (await listens(url)) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill(second);
  expect(await ended).toEqual([null, second]);
  expect(await answer).toBe("no answer");
});

it("a port that is taken is refused by name", async () => {
  const { url: upstream } = await provider();
  const { child, url } = await serving("--upstream", upstream, "--store", "memory:");
  const { port } = new URL(url);
  const { stderr, code } = await call(["proxy", "--store", "memory:", "--upstream", upstream, "--port", port]);
  expect([stderr, code]).toEqual([`error: --port ${port} is taken. Give another one, or 0.\n`, 1]);
  child.kill("SIGTERM");
  await once(child, "close");
});
