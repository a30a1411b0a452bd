/** A server on loopback that answers a chat completion as a test tells it to, and keeps what it was asked. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the server answers one request. */
export type Handler = (response: ServerResponse, body: string) => void;

/** A request as it came in. */
interface Asked {
  readonly path: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: unknown;
}

/** The server, and where it is. */
export interface Endpoint {
  readonly url: string;
  readonly asked: Asked[];
  readonly close: () => Promise<void>;
}

/** Starts a server. It speaks the protocol, or not, as the handler does. */
export async function endpoint(handler: Handler): Promise<Endpoint> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    asked.push({ path: request.url, headers: request.headers, body: JSON.parse(body) });
    handler(response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${portOf(server)}/v1/chat/completions`, asked, close: () => close(server) };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) body += chunk;
  return body;
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** A response as the protocol has it, with one choice. */
export function completion(message: object, finish_reason = "stop"): string {
  const choices = [{ index: 0, message: { role: "assistant", ...message }, finish_reason }];
  return JSON.stringify({ id: "1", object: "chat.completion", created: 0, model: "stub", choices });
}

/** Answers with a body, as JSON, whatever it is. */
export const answers =
  (body: string, status = 200): Handler =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  };
