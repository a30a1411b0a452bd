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
  if (request.method !== "POST") return relay(setup, request);
  const path = readPath(new URL(request.url).pathname);
  const api = APIS.find((each) => `/v1${each.path}` === path);
  if (api !== undefined) return compiled(setup, api, request);
  // Sent on, it would be answered without the rules, and nobody would know.
  const isMissed = APIS.some((each) => path.toLowerCase().endsWith(each.path));
  return isMissed ? faultResponse(fault(404, "wrong_path", WRONG_PATH)) : relay(setup, request);
}

const WRONG_PATH =
  "The rules are kept at /v1/chat/completions and /v1/responses alone: give the client the proxy's address with /v1 behind it as its base URL.";

/** As many servers, one behind the other, are thought to decode a path. */
const DECODINGS = 4;

/** A path as a lenient server reads it: decoded, runs of slashes as one, and none at the end. */
function readPath(path: string): string {
  let read = path;
  for (let count = 0; count < DECODINGS; count += 1) read = decodedPath(read);
  return read.replace(/\/+/g, "/").replace(/\/$/, "");
}

/** A path that no server can decode stays as it is. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What the proxy knows nothing of is sent on as it is. */
async function relay(setup: Setup, request: Request): Promise<Response> {
  const answered = await send(setup, request, new URL(request.url).pathname, request.body);
  return answered.kind === "fault" ? faultResponse(answered) : relayed(answered);
}
