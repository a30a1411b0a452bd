/** The way to the upstream and back. */
import { Deadline } from "./deadline.js";
import { type Fault, fault } from "./fault.js";
import type { Setup, Upstream } from "./options.js";

/** Which proxies a request has come through. */
const VIA = "x-context-compiler-via";

/** Headers of one connection, which say nothing to the next one, and what is told anew. */
const HOPS =
  "connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade host expect content-length accept-encoding";

/** What the upstream has answered. */
export interface Answered {
  readonly kind: "answered";
  readonly response: Response;
  readonly deadline: Deadline;
}

/** Whether this proxy has sent the request itself: then its upstream leads back to it. */
export function isLoop({ id }: Setup, { headers }: Request): boolean {
  return (headers.get(VIA) ?? "").split(", ").includes(id);
}

type Body = string | ReadableStream<Uint8Array> | null;

/** Sends a request on to a path, with the body that it has or another one. Redirects are not followed. */
export async function send(setup: Setup, request: Request, path: string, body: Body): Promise<Answered | Fault> {
  const { method } = request;
  const deadline = new Deadline(setup.limits.time, request);
  const headers = headersOf(setup, request.headers);
  const init = { method, headers, body, redirect: "manual", signal: deadline.signal, duplex: "half" } as const;
  try {
    const response = await deadline.wait(fetch(addressOf(setup.upstream, path) + new URL(request.url).search, init));
    return { kind: "answered", response, deadline };
  } catch {
    // What `fetch` says may hold the address and the headers.
    if (deadline.isOver) return fault(504, "upstream_timeout", "The upstream did not answer in time.");
    return fault(502, "upstream_unreachable", "The upstream cannot be reached; see the option `upstream`.");
  }
}

/** `/v1/…` is the upstream's base; any other path is its origin's. The request's own host says nothing. */
function addressOf({ origin, base }: Upstream, path: string): string {
  return /^\/v1(?=\/|$)/.test(path) ? base + path.slice("/v1".length) : origin + path;
}

function headersOf({ id }: Setup, given: Headers): Headers {
  const headers = new Headers(given);
  const named = (given.get("connection") ?? "").split(",").map((name) => name.trim());
  for (const name of [...HOPS.split(" "), ...named.filter((each) => /^[\w-]+$/.test(each))]) headers.delete(name);
  for (const name of ["conversation", "turn", "answering"]) headers.delete(`x-context-compiler-${name}`);
  // The body is looked at and sent on as it is, and so is not to be packed.
  headers.set("accept-encoding", "identity");
  headers.append(VIA, id);
  return headers;
}

/** The headers of the upstream's answer. What `fetch` has unpacked is not packed any more. */
export function answerHeaders({ headers: given }: Response, isChanged: boolean): Headers {
  const headers = new Headers(given);
  const packed = given.has("content-encoding");
  for (const name of ["connection", "keep-alive", "transfer-encoding", "content-encoding"]) headers.delete(name);
  if (packed || isChanged) headers.delete("content-length");
  return headers;
}
