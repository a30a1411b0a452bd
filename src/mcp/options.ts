/** What a server is made with, and what it is. */
import type { Transport } from "@modelcontextprotocol/server";
import { requireFields } from "../base/index.js";
import type { Sessions } from "../sessions/index.js";

/** The settings of a server. */
export interface McpOptions {
  readonly sessions: Sessions;
  /** Whose conversations: who runs the server says so, and no call. */
  readonly tenant: string;
  /** The conversation of a call that names none: `default` without it. */
  readonly conversation?: string;
  /**
   * What signs the questions that wait at a client: 32 bytes of UTF-8 or more, the same in all processes that serve it and after a restart.
   * Without it, each server knows its own questions alone.
   */
  readonly secret?: string;
  /** The host names under which the server is reached by HTTP: those of the machine itself without it. */
  readonly hosts?: readonly string[];
  /** Told of what went wrong and is no call's business, such as a store's error. */
  readonly onError?: (error: unknown) => void;
}

/** A server of the rules. */
export interface ContextMcp {
  /** Serves one connection: by default that of the process's standard input and output. Resolves when it has ended. */
  connect(transport?: Transport): Promise<void>;
  /** Answers a request of HTTP, whatever its path. Requests for other hosts, or of pages of others, are refused. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Ends all connections. */
  close(): Promise<void>;
}

const NAMES = ["conversation", "secret", "hosts", "onError"];
const SHORTEST_SECRET = 32;

/** @throws {TypeError} for an option that there is not, or of another kind. */
export function requireOptions(options: McpOptions): void {
  requireFields(options, "createMcp", ["sessions", "tenant"], NAMES);
  const { secret, hosts = [], onError } = options;
  if (secret !== undefined && !isSecret(secret))
    throw new TypeError(`secret must be a string of ${SHORTEST_SECRET} bytes or more.`);
  if (!Array.isArray(hosts) || !hosts.every((host) => typeof host === "string"))
    throw new TypeError("hosts must be an array of host names.");
  if (onError !== undefined && typeof onError !== "function") throw new TypeError("onError must be a function.");
}

function isSecret(secret: unknown): boolean {
  return typeof secret === "string" && new TextEncoder().encode(secret).length >= SHORTEST_SECRET;
}
