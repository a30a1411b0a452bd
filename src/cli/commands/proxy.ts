/** `context-compiler proxy`: serves the proxy on this machine until it is stopped. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type ContextProxy, createProxy } from "../../proxy/index.js";
import type { Sessions } from "../../sessions/index.js";
import {
  type Command,
  EXIT,
  type ExitCode,
  type Given,
  type Setting,
  type Streams,
  wrongArguments,
} from "../command.js";
import { Refusal, reasonOf, systemErrorCode } from "../io/refusal.js";
import { openSessions } from "../kept/open.js";
import { STORE, TENANT } from "../options.js";

const UPSTREAM: Setting = {
  name: "upstream",
  value: "URL",
  help: "what stands for /v1, such as https://api.openai.com/v1",
};
const OF_TENANT: Setting = { ...TENANT, help: "whose conversations; without it, a digest of the key tells" };
const PORT: Setting = { name: "port", value: "N", help: "4141 without it; 0 takes a free one" };

export const proxy: Command = {
  name: "proxy",
  operands: "",
  summary: "keep rules in front of an OpenAI-compatible API",
  help: `Serves chat completions and responses on 127.0.0.1, with the rules of each
conversation, and relays all other requests. A request names its conversation
in the header x-context-compiler-conversation. It needs the packages
@hono/node-server and hono.`,
  options: [UPSTREAM, STORE, OF_TENANT, PORT],
  run,
};

/** Only programs on this machine reach it: who lets others in puts a server with TLS before it. */
const HOST = "127.0.0.1";

async function run(given: Given, { output }: Streams): Promise<ExitCode> {
  if (given.operands.length > 0) throw wrongArguments(`The proxy takes no operand, such as '${given.operands[0]}'`);
  const upstream = given.value(UPSTREAM);
  if (upstream === null) throw wrongArguments("The proxy needs --upstream URL");
  const port = portOf(given.value(PORT) ?? "4141");
  const { sessions, tenant, close } = await openSessions(given);
  try {
    const served = proxyOf(upstream, sessions, given.has(TENANT) ? tenant : null);
    if (isItself(new URL(upstream), port)) throw wrongArguments("--upstream is the proxy itself");
    const server = await listen(served, port);
    await output.write(`Listening on http://${HOST}:${server.port}/v1 in front of ${upstream}\n`);
    await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
    await server.close();
  } finally {
    await close();
  }
  return EXIT.done;
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 65_536;
  if (port > 65_535) throw wrongArguments("--port must be a number from 0 to 65535");
  return port;
}

function proxyOf(upstream: string, sessions: Sessions, tenant: string | null): ContextProxy {
  try {
    return createProxy({ upstream, sessions, ...(tenant === null ? {} : { tenant: () => tenant }) });
  } catch (error) {
    throw error instanceof TypeError ? wrongArguments(`--${error.message.replace(/\.$/, "")}`) : error;
  }
}

/** The commonest slip; any other way back to itself is seen at the first request. */
function isItself({ hostname, port }: URL, own: number): boolean {
  return ["127.0.0.1", "localhost", "[::1]", "0.0.0.0"].includes(hostname) && port === String(own);
}

async function listen({ fetch }: ContextProxy, port: number) {
  const { serve } = await serverPackage();
  const server = serve({ fetch, port, hostname: HOST });
  await once(server, "listening").catch((error: unknown) => {
    const isTaken = systemErrorCode(error) === "EADDRINUSE";
    throw new Refusal(isTaken ? `--port ${port} is taken. Give another one, or 0.` : reasonOf(error));
  });
  return { port: portIn(server.address(), port), close: () => closed(server) };
}

/** What is under way may end, and what is idle is closed. */
function closed(server: { close(then: () => void): unknown; closeIdleConnections?: () => void }): Promise<void> {
  return new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections?.();
  });
}

function portIn(address: AddressInfo | string | null, port: number): number {
  return typeof address === "object" && address !== null ? address.port : port;
}

async function serverPackage() {
  try {
    return await import("@hono/node-server");
  } catch {
    throw new Refusal("The proxy needs the packages @hono/node-server and hono. Install both beside this one.");
  }
}
