/** The proxy: in front of a provider, it keeps a conversation's rules and holds the model to them. */
import { relayed } from "./answer.js";
import type { Api } from "./api.js";
import { chat } from "./chat/index.js";
import { compiled } from "./compiled.js";
import { fault, faultResponse } from "./fault.js";
import { type ProxyOptions, type Setup, setupOf } from "./options.js";
import { responses } from "./responses/index.js";
import { isLoop, send } from "./upstream.js";

/** A proxy, as servers, frameworks and edge workers take one. */
export interface ContextProxy {
  /** Answers a request. It throws only what the option `tenant` throws. */
  readonly fetch: (request: Request) => Promise<Response>;
}

const APIS: readonly Api[] = [chat, responses];

/** Makes a proxy. @throws {TypeError} for options that are none. */
export function createProxy(options: ProxyOptions): ContextProxy {
  const setup = setupOf(options);
  return { fetch: (request) => answer(setup, request) };
}

async function answer(setup: Setup, request: Request): Promise<Response> {
  if (isLoop(setup, request))
    return faultResponse(fault(508, "upstream_loop", "The option `upstream` leads back to the proxy itself."));
  const path = new URL(request.url).pathname.replace(/\/+$/, "");
  const api = request.method === "POST" ? APIS.find((each) => `/v1${each.path}` === path) : undefined;
  return api === undefined ? relay(setup, request) : compiled(setup, api, request);
}

/** What the proxy knows nothing of is sent on as it is. */
async function relay(setup: Setup, request: Request): Promise<Response> {
  const answered = await send(setup, request, request.body);
  return answered.kind === "fault" ? faultResponse(answered) : relayed(answered);
}
