/** The proxy: in front of a provider, it keeps a conversation's rules and holds the model to them. */
import { relayed } from "./answer.js";
import { compiled } from "./compiled.js";
import { fault, faultResponse } from "./fault.js";
import { type ProxyOptions, type Setup, setupOf } from "./options.js";
import { routeOf } from "./path.js";
import { isLoop, send } from "./upstream.js";

/** A proxy, as servers, frameworks and edge workers take one. */
export interface ContextProxy {
  /** Answers a request. It throws only what the option `tenant` throws. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Makes a proxy. @throws {TypeError} for options that are none. */
export function createProxy(options: ProxyOptions): ContextProxy {
  const setup = setupOf(options);
  return { fetch: (request) => answer(setup, request) };
}

async function answer(setup: Setup, request: Request): Promise<Response> {
  if (isLoop(setup, request))
    return faultResponse(fault(508, "upstream_loop", "The option `upstream` leads back to the proxy itself."));
  const route = routeOf(request.method, new URL(request.url).pathname);
  if (route === "relayed") return relay(setup, request);
  // Sent on, it would be answered without the rules, and nobody would know.
  return route === "wrong_path" ? faultResponse(fault(404, "wrong_path", WRONG_PATH)) : compiled(setup, route, request);
}

const WRONG_PATH =
  "The rules are kept for POST at /v1/chat/completions and /v1/responses alone: give the client the proxy's address with /v1 behind it as its base URL.";

/** What the proxy knows nothing of is sent on as it is. */
async function relay(setup: Setup, request: Request): Promise<Response> {
  const answered = await send(setup, request, new URL(request.url).pathname, request.body);
  return answered.kind === "fault" ? faultResponse(answered) : relayed(answered);
}
