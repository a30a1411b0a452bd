/** A server of rules, and real clients of both eras of the protocol that talk to it. */
import {
  type CallToolResult,
  Client,
  type ClientCapabilities,
  InMemoryTransport,
  StreamableHTTPClientTransport,
  type Transport,
  withInputRequired,
} from "@modelcontextprotocol/client";
import { z } from "zod";
import { type ContextMcp, createMcp, type McpOptions } from "../../src/mcp/index.js";
import { createSessions, memoryStore, type Sessions, type Store } from "../../src/sessions/index.js";

export const ERAS = ["older", "newer"] as const;
export type Era = (typeof ERAS)[number];

export const TENANT = "t";
const SECRET = "a secret of at least thirty-two bytes";

/** The sessions of a store, with a clock that stands still. */
export function sessionsOf(store: Store = memoryStore()): Sessions {
  return createSessions({ store, now: () => "2026-01-01T00:00:00Z" });
}

/** A store, some of whose methods are others. */
export function over(store: Store, others: Partial<Store>): Store {
  return {
    append: (key, expected, entry) => store.append(key, expected, entry),
    read: (key, range) => store.read(key, range),
    purge: (key, below) => store.purge(key, below),
    list: (tenant, page) => store.list(tenant, page),
    ...others,
  };
}

/** A server of a store, as a process of its own would have it. */
export function serving(store: Store = memoryStore(), options: Partial<McpOptions> = {}): Promise<ContextMcp> {
  return createMcp({ sessions: sessionsOf(store), tenant: TENANT, secret: SECRET, ...options });
}

/** What the user answers to a question, in the client's dialog. */
export type User = (
  message: string,
  form?: object,
) => { action: "accept" | "decline" | "cancel"; content?: { answer: string } };

export const YES: User = () => ({ action: "accept", content: { answer: "yes" } });
export const NO: User = () => ({ action: "accept", content: { answer: "no" } });
export const DECLINE: User = () => ({ action: "decline" });
export const CANCEL: User = () => ({ action: "cancel" });

/** A client whose user answers; without one it cannot ask, unless it says that it knows questions of some kind. */
export function clientOf(
  era: Era,
  user: User | null,
  capabilities: ClientCapabilities = user === null ? {} : { elicitation: { form: {} } },
): Client {
  const versionNegotiation = { mode: era === "older" ? ("legacy" as const) : { pin: "2026-07-28" } };
  const client = new Client({ name: "test", version: "1" }, { capabilities, versionNegotiation });
  if (user !== null)
    client.setRequestHandler("elicitation/create", ({ params }) =>
      user(params.message, "requestedSchema" in params ? params.requestedSchema : undefined),
    );
  return client;
}

/** A client that is connected to a server within the process. */
export async function talking(
  server: ContextMcp,
  era: Era,
  user: User | null = YES,
  capabilities?: ClientCapabilities,
): Promise<Client> {
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  server.connect(theirs);
  const client = clientOf(era, user, capabilities);
  await client.connect(mine);
  return client;
}

/** A transport by which a client reaches a server's `fetch`. */
export function http(server: ContextMcp, url = "http://localhost/mcp"): Transport {
  return new StreamableHTTPClientTransport(new URL(url), {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.headers.set("host", new URL(url).host);
      return endedBy(init?.signal, await server.fetch(request));
    },
  });
}

/** An answer whose body ends with a signal, as that of a socket does: on Node 20 a request forgets its signal when memory is collected. */
function endedBy(signal: AbortSignal | null | undefined, answer: Response): Response {
  if (answer.body === null) return answer;
  const body = answer.body.pipeThrough(new TransformStream(), signal ? { signal } : {});
  return new Response(body, answer);
}

/** Calls a tool, and gives its text. */
export async function said(client: Client, name: string, given: Record<string, string> = {}): Promise<string> {
  return textOf(await client.callTool({ name, arguments: given }));
}

function textOf({ content }: CallToolResult): string {
  return content.map((part) => (part.type === "text" ? part.text : "")).join("");
}

/** What comes with a call beside its arguments, when it is sent again with an answer. */
export interface Answered {
  readonly requestState?: string;
  readonly inputResponses?: Record<string, unknown>;
}

const RESULT = z.object({
  content: z.array(z.object({ text: z.string() })),
  structuredContent: z.unknown().optional(),
});
const ASKED = z.object({ requestState: z.string() });

/** Calls a tool as whoever writes the messages by hand: no question is put to anyone. */
export async function raw(client: Client, name: string, given: Record<string, string>, resent: Answered = {}) {
  const params = { name, arguments: given, ...resent };
  const answered = withInputRequired(z.looseObject({}));
  const result = await client.request({ method: "tools/call", params }, answered, { allowInputRequired: true });
  const complete = RESULT.safeParse(result);
  if (!complete.success) return { text: "", outcome: "asked", state: ASKED.parse(result).requestState };
  const { content, structuredContent } = complete.data;
  return { text: content.map(({ text }) => text).join(""), outcome: outcomeOf(structuredContent) };
}

function outcomeOf(structured: unknown): unknown {
  return typeof structured === "object" && structured !== null ? Reflect.get(structured, "outcome") : undefined;
}

/** An answer as a client sends it. */
export function answer(content: { action: string; content?: unknown }): Record<string, unknown> {
  return { answer: content };
}
