/** A server of HTTP on this machine, by the package `@hono/node-server`, which is loaded when a command serves. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
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
  await once(server, "listening").catch((error: unknown) => {
    const isTaken = systemErrorCode(error) === "EADDRINUSE";
    throw new Refusal(isTaken ? `--${name} ${port} is taken. Give another one, or 0.` : reasonOf(error));
  });
  return { port: portIn(server.address(), port), close: () => closed(server) };
}

/** Resolves at a signal to end. */
export async function untilSignal(): Promise<void> {
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
}

/** What is under way may end, and what is idle is closed. */
function closed(server: { close(then: () => void): unknown; closeIdleConnections?: () => void }): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections?.();
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
