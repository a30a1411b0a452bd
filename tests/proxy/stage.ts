/** A fake provider on loopback, a proxy in front of it, and clients. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import OpenAI from "openai";
import { afterEach } from "vitest";
import { createProxy, type ProxyOptions } from "../../src/proxy/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";

/** A request as the provider got it. */
interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the provider answers. */
export type Provide = (seen: Seen, response: ServerResponse) => void;

/** A provider, and what it has got so far. */
export interface Provider {
  readonly url: string;
  readonly seen: Seen[];
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Starts a provider; it is closed after the test. */
export async function provider(provide: Provide = echo): Promise<Provider> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url: path = "", headers } = request;
    const got = { method, path, headers, body: Buffer.concat(chunks).toString("utf8") };
    seen.push(got);
    provide(got, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${portOf(server.address())}/v1`, seen };
}

/** Starts a proxy over a store, by default a new one in memory; it is closed after the test. Gives its base URL. */
export async function proxyTo(
  upstream: string,
  options: Partial<ProxyOptions> = {},
  store: Store = memoryStore(),
): Promise<string> {
  const proxy = createProxy({ upstream, sessions: createSessions({ store }), ...options });
  const server = serve({ fetch: proxy.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  closing.push(async () => {
    if ("closeAllConnections" in server) server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${portOf(server.address())}/v1`;
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address === "object" && address !== null) return address.port;
  throw new Error("The server has no port.");
}

/** A client with a key, in a conversation. */
export function client(baseURL: string, conversation = "c", apiKey = "sk-test", maxRetries = 0): OpenAI {
  return new OpenAI({
    baseURL,
    apiKey,
    maxRetries,
    defaultHeaders: { "x-context-compiler-conversation": conversation },
  });
}

/** Posts a body as it is. */
export function post(url: string, body: string | object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-context-compiler-conversation": "c", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** The JSON of an answer. */
export async function bodyOf(response: Response) {
  return JSON.parse(await response.text());
}

export function json(response: ServerResponse, value: object, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

export function events(response: ServerResponse, ...list: readonly string[]): void {
  response.writeHead(200, { "content-type": "text/event-stream" }).end(list.join(""));
}

/** A whole answer of chat completions. */
export function completion(message: object, finish_reason = "stop"): object {
  const choices = [
    { index: 0, message: { role: "assistant", content: null, refusal: null, ...message }, finish_reason },
  ];
  return { id: "chatcmpl-1", object: "chat.completion", created: 1, model: "m", choices };
}

/** An event of a stream of chat completions. */
export function chunk(delta: object, finish_reason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason }];
  return `data: ${JSON.stringify({ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "m", choices })}\n\n`;
}

export const DONE = "data: [DONE]\n\n";

/** Says "hello" in whatever shape it is asked for. */
function echo({ path, body }: Seen, response: ServerResponse): void {
  const { stream } = JSON.parse(body);
  const isChat = !path.endsWith("/responses");
  if (stream) events(response, ...(isChat ? HELLO_CHUNKS : HELLO_EVENTS));
  else json(response, isChat ? completion({ content: "hello" }) : HELLO_RESPONSE);
}

const HELLO_CHUNKS = [chunk({ role: "assistant", content: "hel" }), chunk({ content: "lo" }), chunk({}, "stop"), DONE];
const HELLO_ITEM = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text: "hello", annotations: [] }],
};
const HELLO_RESPONSE = { id: "resp_1", object: "response", status: "completed", model: "m", output: [HELLO_ITEM] };
const HELLO_EVENTS = [
  { type: "response.created", response: { ...HELLO_RESPONSE, status: "in_progress", output: [] }, sequence_number: 0 },
  { type: "response.output_item.added", output_index: 0, item: { ...HELLO_ITEM, content: [] }, sequence_number: 1 },
  { type: "response.output_text.delta", output_index: 0, item_id: "msg_1", delta: "hello", sequence_number: 2 },
  { type: "response.output_item.done", output_index: 0, item: HELLO_ITEM, sequence_number: 3 },
  { type: "response.completed", response: HELLO_RESPONSE, sequence_number: 4 },
].map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
