/** The server by HTTP, for clients of both eras. */
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  InMemoryServerEventBus,
  isLegacyRequest,
  localhostAllowedHostnames,
  originValidationResponse,
  readRequestBody,
  type ServerEventBus,
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
  const follows: (() => void)[] = [];
  const bus = heard(() => {
    for (const release of follows.splice(0)) release();
  });
  const modern = createMcpHandler(() => serverOf(setup), {
    legacy: "reject",
    bus,
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
      follows.push(...(await followAsked(setup, await listenIn(request))));
      return modern.fetch(request);
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

/** A bus that says when nobody listens any more. */
function heard(onSilence: () => void): ServerEventBus {
  const bus = new InMemoryServerEventBus();
  return {
    publish: (event) => bus.publish(event),
    subscribe(listener) {
      const unsubscribe = bus.subscribe(listener);
      return () => {
        unsubscribe();
        if (bus.listenerCount === 0) onSilence();
      };
    },
  };
}
