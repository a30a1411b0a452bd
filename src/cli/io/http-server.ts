/** A server of HTTP on this machine, by the package `@hono/node-server`, which is loaded when a command serves. */
import { type EventEmitter, once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { type Setting, wrongArguments } from "../command.js";
import { Refusal, reasonOf, systemErrorCode } from "./refusal.js";

/** Only programs on this machine reach it: who lets others in puts a server with TLS before it. */
export const HOST = "127.0.0.1";

/** What answers requests. */
type Fetch = (request: Request) => Promise<Response>;

/** A server that listens. */
export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/** The port that an option gives. @throws {Refusal} */
export function portOf({ name }: Setting, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 65_536;
  if (port > 65_535) throw wrongArguments(`--${name} must be a number from 0 to 65535`);
  return port;
}

/** Listens at the port that an option gives. @throws {Refusal} where it is taken, or the packages are not there. */
export async function listen(fetch: Fetch, { name }: Setting, port: number): Promise<Listening> {
  const { serve } = await serverPackage();
  const server = serve({ fetch, port, hostname: HOST });
  const connections = new Connections(server);
  await once(server, "listening").catch((error: unknown) => {
    const isTaken = systemErrorCode(error) === "EADDRINUSE";
    throw new Refusal(isTaken ? `--${name} ${port} is taken. Give another one, or 0.` : reasonOf(error));
  });
  return { port: portIn(server.address(), port), close: () => closed(server, connections) };
}

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Resolves at a signal to end. Another one behind it ends the process, whatever is still under way. */
export function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    const come = () => {
      for (const signal of SIGNALS) process.off(signal, come);
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, come);
  });
}

/** The connections of a server, each with the requests that are answered on it: the server itself waits for a client that never asks. */
class Connections {
  readonly #answering = new Map<Socket, Set<IncomingMessage>>();
  #isEnding = false;

  constructor(server: EventEmitter) {
    server.on("connection", (socket: Socket) => {
      this.#answering.set(socket, new Set());
      socket.once("close", () => this.#answering.delete(socket));
    });
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      // A client that has gone: its answers end behind it, and nothing of it is to be kept.
      this.#answering.get(socket)?.add(request);
      response.once("close", () => {
        this.#answering.get(socket)?.delete(request);
        if (this.#isEnding) this.#endIdle(socket);
      });
    });
  }

  /** Closes what is idle: no request has come, or not to its end, or each that came has its answer. What is under way may end. */
  end(): void {
    this.#isEnding = true;
    for (const socket of this.#answering.keys()) this.#endIdle(socket);
  }

  #endIdle(socket: Socket): void {
    const requests = this.#answering.get(socket) ?? [];
    // The request comes with its head; what its body is to say nobody knows.
    if (![...requests].some(({ complete }) => complete)) socket.destroy();
  }
}

function closed(server: { close(then: () => void): unknown }, connections: Connections): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    connections.end();
  });
}

function portIn(address: AddressInfo | string | null, port: number): number {
  return typeof address === "object" && address !== null ? address.port : port;
}

async function serverPackage() {
  const loaded = await import("@hono/node-server").catch(() => {
    throw new Refusal("HTTP needs the packages @hono/node-server and hono. Install both beside this one.");
  });
  if (typeof loaded.serve === "function") return loaded;
  throw new Refusal("The package @hono/node-server lacks what HTTP needs of it. Install @hono/node-server@2.");
}
