/** Connections of the older era by HTTP: a session each, in which the server can ask the client. */
import {
  type McpServer,
  type WebStandardStreamableHTTPServerTransport as Transport,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { lastingServerOf } from "./server.js";
import type { Setup } from "./setup.js";

/** How many stay open. The one that was used least lately makes room: its client begins another one. */
const MOST = 256;

/** The open sessions of clients. */
export class LegacySessions {
  readonly #setup: Setup;
  readonly #open = new Map<string, { readonly transport: Transport; readonly server: McpServer }>();

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /** Answers a request of a session, or one that begins a session. */
  async fetch(request: Request): Promise<Response> {
    const id = request.headers.get("mcp-session-id");
    if (id === null) return this.#begin(request);
    const found = this.#open.get(id);
    if (found === undefined) return gone();
    this.#open.delete(id);
    this.#open.set(id, found);
    return found.transport.handleRequest(request);
  }

  async #begin(request: Request): Promise<Response> {
    const server = lastingServerOf(this.#setup, "legacy");
    const transport: Transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => globalThis.crypto.randomUUID(),
      onsessioninitialized: (id) => this.#keep(id, { transport, server }),
      onsessionclosed: (id) => {
        this.#open.delete(id);
      },
    });
    await server.connect(transport);
    const response = await transport.handleRequest(request);
    if (transport.sessionId === undefined) await server.close();
    return response;
  }

  #keep(id: string, begun: { readonly transport: Transport; readonly server: McpServer }): void {
    this.#open.set(id, begun);
    const [oldest] = this.#open.keys();
    if (this.#open.size <= MOST || oldest === undefined) return;
    this.#open.get(oldest)?.server.close().catch(this.#setup.onError);
    this.#open.delete(oldest);
  }

  async close(): Promise<void> {
    const servers = [...this.#open.values()].map(({ server }) => server);
    this.#open.clear();
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** By the protocol, a client then begins another session. */
function gone(): Response {
  const error = { code: -32001, message: "Session not found" };
  return Response.json({ jsonrpc: "2.0", error, id: null }, { status: 404 });
}
