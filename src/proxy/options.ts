/** What a proxy is made with. */
import { requireFields, requireMade } from "../base/index.js";
import type { Gate } from "../gate/index.js";
import { createHost, type Host, type HostOptions } from "../host/index.js";
import type { Sessions } from "../sessions/index.js";
import { keptOpen } from "./kept-sessions.js";
import { type Tenant, tenantByKey } from "./tenant.js";

/** The bounds of requests. */
export interface ProxyLimits {
  /** The largest request that is read, in bytes: 1 MB without it. Requests that are only relayed have no bound. */
  readonly body?: number;
  /** How long the upstream may be silent, in milliseconds: ten minutes without it. An answer that must be read whole is to come in that time. */
  readonly time?: number;
}

/** The settings of a proxy. */
export interface ProxyOptions {
  /** What stands for `/v1`: the base URL that a client would be given without the proxy, such as `https://api.openai.com/v1`. */
  readonly upstream: string;
  readonly sessions: Sessions;
  /** Whose conversations a request may name: by default a digest of its key, in `authorization`, `api-key` or `x-api-key`. */
  readonly tenant?: Tenant;
  /** What a reply of the proxy's own is: a message of the assistant, or an error with status 400. */
  readonly replies?: "message" | "error";
  /**
   * Where the page with the rules stands: in a system message of its own, in responses in their `instructions`; or in the last system message
   * of the client's, for models that take one alone.
   */
  readonly page?: "apart" | "joined";
  /** The choices of the host. Here `commands` is on unless it is turned off. */
  readonly host?: Omit<HostOptions, "sessions" | "gate">;
  /** What a rule covers and a tool needs, and the names that the host knows. Without one, a ban finds a tool by its name alone. */
  readonly gate?: Gate;
  readonly limits?: ProxyLimits;
}

/** The settings, each with a value. */
export interface Setup {
  readonly upstream: Upstream;
  readonly sessions: Sessions;
  readonly host: Host;
  /** Null where names alone decide. */
  readonly gate: Gate | null;
  readonly tenant: Tenant;
  readonly replies: "message" | "error";
  readonly page: "apart" | "joined";
  readonly limits: Required<ProxyLimits>;
  /** Tells this proxy from all others, so that it knows a request that it has sent itself. */
  readonly id: string;
}

/** Where requests go. */
export interface Upstream {
  readonly origin: string;
  /** What stands for `/v1`. */
  readonly base: string;
}

/** @throws {TypeError} for options that are none. */
export function setupOf(options: ProxyOptions): Setup {
  const { tenant = tenantByKey, replies = "message", page = "apart", host = {}, gate = null, limits = {} } = options;
  requireFields(
    options,
    "createProxy",
    ["upstream", "sessions"],
    ["tenant", "replies", "page", "host", "gate", "limits"],
  );
  requireFields(limits, "limits", [], ["body", "time"]);
  requireMade(options.sessions, "sessions", "createSessions", ["open"]);
  if (gate !== null) requireMade(gate, "gate", "createGate", ["allows"]);
  if (typeof tenant !== "function") throw new TypeError("tenant must be a function of the request.");
  if (replies !== "message" && replies !== "error") throw new TypeError("replies must be message or error.");
  if (page !== "apart" && page !== "joined") throw new TypeError("page must be apart or joined.");
  const sessions = keptOpen(options.sessions);
  const { body = 1_000_000, time = 600_000 } = limits;
  for (const [name, limit] of Object.entries({ body, time }))
    if (!Number.isSafeInteger(limit) || limit < 1 || limit > LONGEST)
      throw new TypeError(`limits.${name} must be a whole number from 1 to ${LONGEST}.`);
  let id: string | null = null;
  return {
    upstream: upstreamOf(options.upstream),
    sessions,
    host: hostOf(host, gate, sessions),
    gate,
    tenant,
    replies,
    page,
    limits: { body, time },
    // An edge worker has no random values before its first request.
    get id() {
      id ??= globalThis.crypto.randomUUID();
      return id;
    },
  };
}

/** The proxy's own gate and sessions are the host's: others in their place would hold for nothing. */
function hostOf(options: object, gate: Gate | null, sessions: Sessions): Host {
  if ("gate" in options || "sessions" in options)
    throw new TypeError("host takes no gate and no sessions: they are options of createProxy itself.");
  return createHost({ commands: true, ...options, ...(gate === null ? {} : { gate }), sessions });
}

/** More than a timer can wait. */
const LONGEST = 2 ** 31 - 1;

function upstreamOf(upstream: string): Upstream {
  const url = URL.canParse(upstream) ? new URL(upstream) : null;
  const isPlain = url !== null && url.username + url.password + url.search + url.hash === "";
  if (!isPlain || !/^https?:$/.test(url.protocol))
    throw new TypeError("upstream must be a URL with http or https, such as https://api.openai.com/v1, and no more.");
  const path = url.pathname.replace(/\/+$/, "");
  return { origin: url.origin, base: `${url.origin}${path === "" ? "/v1" : path}` };
}
