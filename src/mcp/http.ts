/** The server by HTTP, for clients of both eras. */
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  isLegacyRequest,
  localhostAllowedHostnames,
  originValidationResponse,
  readRequestBody,
} from "@modelcontextprotocol/server";
import { LegacySessions } from "./legacy-sessions.js";
import { followAsked } from "./listening.js";
import { uriOf } from "./resource.js";
import { serverOf } from "./server.js";
import type { Setup } from "./setup.js";

/** The largest request, in bytes: there is no directive that needs more. */
const LARGEST = 1_000_000;

/** Answers requests until it is closed. */
export interface Http {
  readonly fetch: (request: Request) => Promise<Response>;
  close(): Promise<void>;
}

export function httpOf(setup: Setup): Http {
  const modern = createMcpHandler(() => serverOf(setup), {
    legacy: "reject",
    maxRequestBodySize: LARGEST,
    onerror: setup.onError,
  });
  const legacy = new LegacySessions(setup);
  setup.watch.listen((conversation) => modern.notify.resourceUpdated(uriOf(conversation)));
  const hosts = [...(setup.hosts ?? localhostAllowedHostnames())];
  return {
    async fetch(request) {
      const rejected = hostHeaderValidationResponse(request, hosts) ?? originValidationResponse(request, hosts);
      if (rejected !== undefined) return rejected;
      if (await isLegacyRequest(request, undefined, { maxRequestBodySize: LARGEST })) return legacy.fetch(request);
      const message = await listenIn(request);
      if (message === null) return modern.fetch(request);
      const follows = await followAsked(setup, message);
      return until(await modern.fetch(request), () => follows.forEach((release) => void release()));
    },
    async close() {
      await Promise.all([modern.close(), legacy.close()]);
    },
  };
}

/** A request to listen, as it says of itself; what it says is held against the body by the library. */
async function listenIn(request: Request): Promise<unknown> {
  if (request.headers.get("mcp-method") !== "subscriptions/listen") return null;
  const body = await readRequestBody(request.clone(), LARGEST);
  try {
    return body.tooLarge ? null : JSON.parse(body.text);
  } catch {
    return null;
  }
}

/** The answer, and what is to be done when its body has ended, or when nobody reads it any more. */
function until(response: Response, onEnd: () => void): Response {
  const reader = response.body?.getReader();
  if (reader === undefined) {
    onEnd();
    return response;
  }
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      onEnd();
    },
    cancel(reason) {
      onEnd();
      return reader.cancel(reason);
    },
  });
  return new Response(body, response);
}
