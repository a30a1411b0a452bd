/**
 * Installs the packed package beside what its users may have, from the registry, and uses it there:
 * `npm run check:peers`. It needs the network, so it is not part of `npm run check`; `tests/package/peers.test.ts` does the
 * same with stand-ins.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PEERS = `
import { createEngine } from "context-compiler";
import { draft } from "context-compiler/drafter";
import { proposeByAiSdk } from "context-compiler/drafter/ai-sdk";
import { createMcp } from "context-compiler/mcp";
import { createSessions, memoryStore } from "context-compiler/sessions";
import * as mocks from "ai/test";

const says = (text) => ({
  doGenerate: async () => ({
    content: [{ type: "text", text }],
    finishReason: { unified: "stop", raw: undefined },
    usage: { inputTokens: { total: 1 }, outputTokens: { total: 1 } },
    warnings: [],
  }),
});
const Model = mocks.MockLanguageModelV4 ?? mocks.MockLanguageModelV3 ?? mocks.MockLanguageModelV2;
const model = new Model(says('{"classification":"directive","output":"prohibit peanuts"}'));
const engine = createEngine();
const drafted = await draft("I am allergic to peanuts.", { engine, propose: proposeByAiSdk(model) });
const schema = await import("context-compiler/schema").then(
  ({ stateSchema }) => stateSchema.safeParse(engine.state).success,
  (error) => error.message,
);
const mcp = await createMcp({ sessions: createSessions({ store: memoryStore() }), tenant: "t" }).then(
  () => "mcp",
  (error) => error.message,
);
console.log(engine.step("use tea").kind, drafted.directive ?? drafted.reason, schema, mcp);
`;

const OLD_ZOD = 'The entry "context-compiler/schema" needs version 4 or later of the package "zod". Install zod@4.';

const NO_MCP =
  'The package "@modelcontextprotocol/server" could not be loaded, or is an old one. Install version 2.4 or later of it.';

/** An agent that is answered before its model, of which there is none, is asked. */
const LANGCHAIN = `
import { createHost } from "context-compiler/host";
import { createSessions, memoryStore } from "context-compiler/sessions";

async function said() {
  const { rulesMiddleware } = await import("context-compiler/langchain");
  const { createAgent } = await import("langchain");
  const host = createHost({ sessions: createSessions({ store: memoryStore() }) });
  const rules = rulesMiddleware({ host, speaker: () => ({ tenant: "t", conversation: "c" }) });
  const agent = createAgent({ model: "none:none", tools: [], middleware: [rules] });
  const { messages } = await agent.invoke({ messages: [{ role: "user", content: "prohibit peanuts" }] });
  return messages.at(-1).content;
}
console.log(await said().catch((error) => error.message));
`;

/** The proxy, which answers before its upstream, of which there is none, is asked. */
const PROXY = `
import { spawn } from "node:child_process";
import { once } from "node:events";
const program = "node_modules/context-compiler/dist/cli/main.js";
const proxy = spawn(process.execPath, [program, "proxy", "--upstream", "http://127.0.0.1:1/v1", "--port", "0"]);
const [line] = await Promise.race([once(proxy.stdout, "data"), once(proxy.stderr, "data")]);
const [base] = /http:\\S+/.exec(String(line)) ?? [];
const headers = { "x-context-compiler-conversation": "c" };
const body = JSON.stringify({ model: "none", messages: [{ role: "user", content: "prohibit peanuts" }] });
const answer = fetch(base + "/chat/completions", { method: "POST", headers, body }).then((response) => response.text());
console.log(await answer.finally(() => proxy.kill()).then((text) => JSON.parse(text).choices?.[0].message.content ?? text));
`;

/** A page, counted and named by the packages that its entries use. */
const CONTEXT = `
import { page } from "context-compiler/context";
import { blake3 } from "context-compiler/context/blake3";
import { gptTokenizerMeter } from "context-compiler/context/gpt-tokenizer";
const said = await gptTokenizerMeter("o200k_base").then(
  (meter) => page({ kind: "note", origin: "me", body: "tea" }, { meter, hash: blake3 }),
  (error) => error.message,
);
console.log(said.id?.length ?? said);
`;

/** A price of the package, in pico-dollars. */
const CARDS = `
const { cardOf } = await import("context-compiler/cards").catch((error) => ({ cardOf: () => error.message }));
const card = cardOf("openai.chat", "gpt-4o");
console.log(card.price?.input ?? card);
`;

/** What a chat says without a terminal, once it has its model. */
const CHAT = `
import { spawnSync } from "node:child_process";
const program = "node_modules/context-compiler/dist/cli/main.js";
const given = [program, "chat", "--base-url", "http://127.0.0.1:1/v1"];
console.log(spawnSync(process.execPath, given, { encoding: "utf8" }).stderr);
`;

const BANNED = 'Now prohibited: "peanuts".';

/** A program, what stands beside the package, and what the program prints there. */
const CASES: readonly (readonly [program: string, packages: readonly string[], printed: string])[] = [
  [LANGCHAIN, ["langchain@1", "@langchain/core@1", "zod@4"], BANNED],
  [PROXY, ["@hono/node-server@2", "hono@4"], BANNED],
  [PROXY, ["@hono/node-server@1", "hono@4"], BANNED],
  [CONTEXT, ["gpt-tokenizer@4", "@noble/hashes@2"], "39"],
  [CARDS, ["@pydantic/genai-prices@0.1.8"], "2500000"],
  [CHAT, ["@ai-sdk/openai-compatible@2", "zod@4"], "error: A chat needs a terminal."],
  [PEERS, ["ai@6", "zod@4", "fast-check@4", "@modelcontextprotocol/server@2"], "update prohibit peanuts true mcp"],
  [PEERS, ["ai@7", "zod@4", "fast-check@3"], `update prohibit peanuts true ${NO_MCP}`],
  [PEERS, ["ai@7", "zod@3", "@modelcontextprotocol/server@2"], `update prohibit peanuts ${OLD_ZOD} mcp`],
  [
    PEERS,
    ["ai@5", "zod@3"],
    `update The model failed: The package "ai" is not version 6 or later, or lacks what the adapter needs of it. ${OLD_ZOD} ${NO_MCP}`,
  ],
];

function printedBeside(tarball: string, program: string, packages: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "context-compiler-peers-"));
  try {
    writeFileSync(join(folder, "package.json"), '{"name":"consumer","private":true,"type":"module"}');
    writeFileSync(join(folder, "program.js"), program);
    const run = (command: string, ...args: readonly string[]): string =>
      execFileSync(command, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
    run("npm", "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", tarball, ...packages);
    return run("node", "program.js").trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const packed = mkdtempSync(join(tmpdir(), "context-compiler-packed-"));
try {
  execFileSync("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", packed]);
  const tarball = join(packed, readdirSync(packed).find((name) => name.endsWith(".tgz")) ?? "");
  for (const [program, packages, expected] of CASES) {
    const printed = printedBeside(tarball, program, packages);
    process.stdout.write(`${printed === expected ? "ok" : "FAILED"} beside ${packages.join(", ")}: ${printed}\n`);
    if (printed !== expected) process.exitCode = 1;
  }
} finally {
  rmSync(packed, { recursive: true, force: true });
}
