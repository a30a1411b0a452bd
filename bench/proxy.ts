/**
 * What the proxy adds beside a bare relay: `npm run bench:proxy`. Both stand before the same provider on loopback, and are
 * asked in turn, so that what is left is a ratio.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { createProxy } from "../src/proxy/index.js";
import { createSessions, memoryStore } from "../src/sessions/index.js";

const ROUNDS = 400;
const ANSWER = JSON.stringify({
  object: "chat.completion",
  choices: [{ index: 0, message: { role: "assistant", content: "x".repeat(1000) }, finish_reason: "stop" }],
});

interface Handler {
  readonly fetch: (request: Request) => Promise<Response>;
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** A provider that has its answer ready. */
async function provider(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(200, { "content-type": "application/json" }).end(ANSWER));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${portOf(server.address())}`;
}

async function serving({ fetch }: Handler): Promise<string> {
  const server = serve({ fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${portOf(server.address())}`;
}

/** Sends each request on as it is, and nothing else. */
function relayTo(upstream: string): Handler {
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const { body, headers } = await fetch(upstream + pathname, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: request.body,
        duplex: "half",
      });
      return new Response(body, { headers });
    },
  };
}

const tools = Array.from({ length: 10 }, (_, index) => ({
  type: "function",
  function: { name: `tool_${index}`, description: "x".repeat(200), parameters: { type: "object", properties: {} } },
}));

/** A conversation of 20 messages with 10 tools, which goes on at every round. */
function requestOf(round: number, text: string): string {
  const earlier = Array.from({ length: 20 }, (_, index) => ({
    role: index % 2 === 0 ? "user" : "assistant",
    content: `${round} ${"word ".repeat(80)}`,
  }));
  return JSON.stringify({ model: "m", tools, messages: [...earlier, { role: "user", content: text }] });
}

async function ask(base: string, body: string): Promise<number> {
  const headers = { "content-type": "application/json", "x-context-compiler-conversation": "bench" };
  const start = performance.now();
  await (await fetch(`${base}/v1/chat/completions`, { method: "POST", headers, body })).text();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const upstream = await provider();
const relay = await serving(relayTo(upstream));
const proxy = await serving(createProxy({ upstream, sessions: createSessions({ store: memoryStore() }) }));
for (let index = 0; index < 10; index++) await ask(proxy, requestOf(-1 - index, `prohibit item ${index}`));
const times: { readonly direct: number; readonly relay: number; readonly proxy: number }[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const body = requestOf(round, "What is for lunch?");
  times.push({ direct: await ask(upstream, body), relay: await ask(relay, body), proxy: await ask(proxy, body) });
}
// What comes first is slower than what follows.
const warm = times.slice(ROUNDS / 4);
const of = (name: "direct" | "relay" | "proxy") => median(warm.map((each) => each[name]));
process.stdout.write("| a request of 21 messages and 10 tools, 10 rules | median |\n|---|---|\n");
for (const name of ["direct", "relay", "proxy"] as const)
  process.stdout.write(`| ${name} | ${of(name).toFixed(2)} ms |\n`);
process.stdout.write(`\nproxy / relay: ${median(warm.map((each) => each.proxy / each.relay)).toFixed(2)}\n`);
process.exit(0);
