/**
 * The packed package installs beside any version of the packages that single entries use, and its core runs there. An
 * entry that needs another version says so. Stand-ins of those packages are packed here, so that no network is needed.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const ROOT = new URL("../..", import.meta.url).pathname;
let folder = "";
let packed = "";

function run(cwd: string, command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** Packs this project, and gives the file. */
function pack(): string {
  run(ROOT, "npm", "pack", "--ignore-scripts", "--silent", "--pack-destination", folder);
  const [name = ""] = readdirSync(folder);
  return join(folder, name);
}

/** A package of that name and version with this code, packed as npm does it, and in a fraction of the time. */
function standIn(name: string, version: string, code: string): string {
  const project = mkdtempSync(join(folder, "stand-in-"));
  const content = join(project, "package");
  mkdirSync(content);
  writeFileSync(
    join(content, "package.json"),
    JSON.stringify({ name, version, type: "module", exports: "./index.js" }),
  );
  writeFileSync(join(content, "index.js"), code);
  run(project, "tar", "-czf", "packed.tgz", "package");
  return join(project, "packed.tgz");
}

/** An empty folder into which these are installed. */
function consumer(...tarballs: readonly string[]): string {
  const project = join(mkdtempSync(join(folder, "consumer-")), "app");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), '{"name":"consumer","private":true,"type":"module"}');
  run(project, "npm", "install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", ...tarballs);
  return project;
}

const evaluate = (project: string, code: string): string =>
  run(project, "node", "--input-type=module", "--eval", code).trim();

const CORE = 'import { createEngine } from "context-compiler"; console.log(createEngine().step("use tea").kind);';
const SCHEMA = 'await import("context-compiler/schema").catch((error) => console.log(error.message));';
const AI_SDK = `
import { createEngine } from "context-compiler";
import { draft } from "context-compiler/drafter";
import { proposeByAiSdk } from "context-compiler/drafter/ai-sdk";
const propose = proposeByAiSdk("some/model");
console.log((await draft("I am allergic to peanuts.", { engine: createEngine(), propose })).reason);`;
/** As on a version of Node without SQLite. */
const STORES = `
process.getBuiltinModule = () => undefined;
const { sqliteStore } = await import("context-compiler/sessions/sqlite");
const { postgresStore } = await import("context-compiler/sessions/postgres");
const { openStore } = await import("context-compiler/sessions/open");
await (await openStore("file:sessions")).setup();
await sqliteStore("a.db").catch((error) => console.log(error.message));
await postgresStore("postgres://127.0.0.1:1/none").catch((error) => console.log(error.message));`;

const MCP = `
import { createMcp } from "context-compiler/mcp";
import { createSessions, memoryStore } from "context-compiler/sessions";
const sessions = createSessions({ store: memoryStore() });
await createMcp({ sessions, tenant: "t" }).catch((error) => console.log(error.message));`;
const NO_MCP =
  'The package "@modelcontextprotocol/server" could not be loaded, or is an old one. Install version 2.4 or later of it.';

const CONTEXT = `
import { gptTokenizerMeter } from "context-compiler/context/gpt-tokenizer";
await gptTokenizerMeter("o200k_base").catch((error) => console.log(error.message));
await import("context-compiler/context/blake3").catch((error) => console.log(error.code));`;
/** The first is said by the entry; where a path in a package is not there, or the package, Node says so. */
const noContext = (code: string): string =>
  `The package "gpt-tokenizer" could not be loaded, or is an old one. Install version 4 or later of it.\n${code}`;

/** The host for the AI SDK loads nothing of it. */
const HOST = `
import { rulesFor } from "context-compiler/ai-sdk";
import { createHost } from "context-compiler/host";
import { createSessions, memoryStore } from "context-compiler/sessions";
const host = createHost({ sessions: createSessions({ store: memoryStore() }) });
const rules = rulesFor({ host, tenant: "t", conversation: "c" });
console.log((await rules.step([{ id: "m", role: "user", parts: [{ type: "text", text: "use tea" }] }])).kind);`;

/** The rules for LangChain look at what they are given when they are loaded. */
const LANGCHAIN = `
const { rulesMiddleware } = await import("context-compiler/langchain").catch((error) => ({ rulesMiddleware: error.message }));
console.log(typeof rulesMiddleware === "function" ? rulesMiddleware({ host: { turn() {}, view() {} }, speaker: () => ({}) }).name : rulesMiddleware);`;

/** The cards look at the package of prices when they are loaded. */
const CARDS = `
const { cardOf } = await import("context-compiler/cards").catch((error) => ({ cardOf: () => error.message }));
console.log(cardOf("p", "m"));`;

/** A provider of the AI SDK that makes models of a specification. */
const compatible = (specificationVersion: string) =>
  `export const createOpenAICompatible = () => (modelId) => ({ specificationVersion: "${specificationVersion}", modelId });`;

/** What a chat says without a terminal, once it has its model. */
function chatted(project: string): string {
  const program = join(project, "node_modules/context-compiler/dist/cli/main.js");
  const given = [program, "chat", "--base-url", "http://127.0.0.1:1/v1"];
  return spawnSync(process.execPath, given, { cwd: project, encoding: "utf8" }).stderr.trim();
}

/** A server as any version of the package makes one, of Node alone. */
const SERVER = `
import { createServer } from "node:http";
export const serve = ({ port, hostname }) => createServer().listen(port, hostname);`;

/** The first line that the proxy prints, and what it says on its way out. */
async function proxied(project: string): Promise<{ readonly said: string; readonly status: unknown }> {
  const program = join(project, "node_modules/context-compiler/dist/cli/main.js");
  const given = ["proxy", "--upstream", "http://127.0.0.1:1/v1", "--port", "0"];
  const child = spawn(process.execPath, [program, ...given], { cwd: project, stdio: ["ignore", "pipe", "pipe"] });
  const exit = once(child, "exit");
  const [said] = await Promise.race([once(child.stdout, "data"), once(child.stderr, "data")]);
  if (String(said).startsWith("Listening")) child.kill("SIGTERM");
  return { said: String(said).trim(), status: (await exit)[0] };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "context-compiler-peers-"));
  packed = pack();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ["the next major versions of ai and fast-check, and the last one of zod", "7.0.0", "3.25.76", "5.0.0"],
  ["versions that are not released yet", "8.0.0-beta.1", "5.0.0-canary.1", "5.0.0-alpha.0"],
  ["old versions", "4.3.0", "3.0.0", "2.0.0"],
])("the package installs beside %s", async (_what, ai, zod, fastCheck) => {
  const others = [
    standIn("ai", ai, "export const generateText = () => {}, jsonSchema = () => {}, Output = { object() {} };"),
    standIn("zod", zod, "export const z = { strictObject() {} };"),
    standIn("fast-check", fastCheck, "export default {};"),
    standIn("libsql", fastCheck, "export default class {}"),
    standIn("pg", fastCheck, "export class Client {}"),
    standIn("gpt-tokenizer", fastCheck, "export const encode = () => [];"),
    standIn("@noble/hashes", fastCheck, "export {};"),
    standIn("@modelcontextprotocol/server", fastCheck, "export class McpServer {}"),
    standIn("langchain", "0.3.0", "export const createAgent = () => {};"),
    standIn("@ai-sdk/openai-compatible", "3.0.0", compatible("v4")),
    standIn("@pydantic/genai-prices", "0.0.1", "export const calcPrice = () => {};"),
    standIn("@hono/node-server", fastCheck, "export const createAdaptor = () => {};"),
    standIn("hono", fastCheck, "export class Hono {}"),
  ];
  const project = consumer(packed, ...others);
  expect(evaluate(project, CORE)).toBe("update");
  expect(evaluate(project, SCHEMA)).toBe(
    'The entry "context-compiler/schema" needs version 4 or later of the package "zod". Install zod@4.',
  );
  expect(evaluate(project, AI_SDK)).toBe(
    'The model failed: The package "ai" is not version 6 or later, or lacks what the adapter needs of it.',
  );
  expect(evaluate(project, MCP)).toBe(NO_MCP);
  expect(evaluate(project, CONTEXT)).toBe(noContext("ERR_PACKAGE_PATH_NOT_EXPORTED"));
  expect(evaluate(project, STORES).split("\n")).toEqual([
    'The package "libsql" is not version 0.5 or later. Install libsql@0.5.',
    'The package "pg" is not version 8 or later. Install pg@8.',
  ]);
  expect(evaluate(project, LANGCHAIN)).toBe(
    'The entry "context-compiler/langchain" needs version 1 or later of the package "langchain". Install langchain@1.',
  );
  expect(chatted(project)).toBe(
    "error: This @ai-sdk/openai-compatible makes other models than chat takes. Install version 2 of it.",
  );
  expect(evaluate(project, CARDS)).toBe(
    'The entry "context-compiler/cards" needs version 0.1.8 or later of the package "@pydantic/genai-prices". Install @pydantic/genai-prices@0.1.',
  );
  expect(await proxied(project)).toEqual({
    said: expect.stringContaining("@hono/node-server lacks what HTTP needs of it. Install @hono/node-server@2."),
    status: 1,
  });
});

it("beside the last version of the models that are taken, and the next major ones of langchain, the prices, hono and its server, the entries that use them run", async () => {
  const classes = "export class AIMessage {} export class ToolMessage {}";
  const project = consumer(
    packed,
    standIn("langchain", "2.0.0", `export const createMiddleware = (made) => made; ${classes}`),
    standIn("@hono/node-server", "3.0.0", SERVER),
    standIn("@ai-sdk/openai-compatible", "2.99.0", compatible("v3")),
    standIn("@pydantic/genai-prices", "1.0.0", "export const calcPrice = () => null, findProvider = () => ({});"),
    standIn("hono", "5.0.0", "export class Hono {}"),
  );
  expect(evaluate(project, LANGCHAIN)).toBe("ContextCompiler");
  expect(evaluate(project, CARDS)).toBe("null");
  expect(chatted(project)).toBe("error: A chat needs a terminal.");
  expect(await proxied(project)).toEqual({ said: expect.stringMatching(/^Listening on http:/), status: 0 });
});

it("without those packages, what needs one says which is missing", async () => {
  const project = consumer(packed);
  expect(evaluate(project, CORE)).toBe("update");
  expect(evaluate(project, AI_SDK)).toBe(
    'The model failed: The package "ai" could not be loaded. Install version 6 or later of it.',
  );
  expect(evaluate(project, STORES).split("\n")).toEqual([
    'This version of Node has no "node:sqlite", and the package "libsql" could not be loaded. Install version 0.5 or later of it.',
    'The package "pg" could not be loaded. Install version 8 or later of it.',
  ]);
  expect(evaluate(project, MCP)).toBe(NO_MCP);
  expect(evaluate(project, CONTEXT)).toBe(noContext("ERR_MODULE_NOT_FOUND"));
  const command = [
    join(project, "node_modules", "context-compiler", "dist", "cli", "main.js"),
    "mcp",
    "--store",
    "memory:",
  ];
  const { status, stderr } = spawnSync("node", command, {
    encoding: "utf8",
    env: { ...process.env, XDG_DATA_HOME: folder },
  });
  expect([status, stderr]).toEqual([1, `error: ${NO_MCP}\n`]);
  expect(chatted(project)).toBe(
    "error: chat needs the package @ai-sdk/openai-compatible. Install version 2 of it beside this one.",
  );
  expect(evaluate(project, CARDS)).toMatch(/^Cannot find package '@pydantic\/genai-prices'/);
  expect(evaluate(project, LANGCHAIN)).toMatch(/^Cannot find package 'langchain'/);
  expect(await proxied(project)).toEqual({
    said: expect.stringContaining("HTTP needs the packages @hono/node-server and hono. Install both beside this one."),
    status: 1,
  });
  expect(evaluate(project, HOST)).toBe("answered");
});
