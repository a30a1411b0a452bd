/** By HTTP: who may reach the server, and sessions of clients of the older era. */
import { expect, it } from "vitest";
import { memoryStore } from "../../src/sessions/index.js";
import { clientOf, ERAS, http, NO, said, serving, YES } from "./stage.js";

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
const HEADERS = { "content-type": "application/json", accept: "application/json, text/event-stream" };

function request(headers: Record<string, string>, body: unknown = LIST, method = "POST"): Request {
  const init = { method, headers: { ...HEADERS, host: "localhost", ...headers } };
  return new Request("http://localhost/mcp", method === "GET" ? init : { ...init, body: JSON.stringify(body) });
}

it.each(ERAS)("a client of the %s era is served: asked, and told", async (era) => {
  const store = memoryStore();
  const server = await serving(store);
  const client = clientOf(era, YES);
  await client.connect(http(server));
  expect(await said(client, "apply", { text: "use podman instead of docker" })).toBe('Now in use: "podman".');
  const other = clientOf(era, NO);
  await other.connect(http(await serving(store), "http://127.0.0.1:4242/mcp"));
  expect(await said(other, "undo")).toBe("The user said no. Nothing was changed.");
  expect(await said(other, "state")).toContain("- Use: podman");
  const mute = clientOf(era, null);
  await mute.connect(http(server));
  expect(await said(mute, "apply", { text: "prohibit ale" })).toContain("This client cannot ask the user");
  for (const each of [client, other, mute]) await each.close();
  await server.close();
});

it.each<Record<string, string>>([
  { host: "evil.example" },
  { host: "localhost.evil.example" },
  { origin: "https://evil.example" },
  { origin: "null" },
])("a request with %j is refused", async (headers) => {
  const server = await serving();
  expect((await server.fetch(request(headers))).status).toBe(403);
  expect((await server.fetch(request(headers, null, "GET"))).status).toBe(403);
});

it("a name that the operator gives is one under which it is reached", async () => {
  const server = await serving(memoryStore(), { hosts: ["rules.example"] });
  const client = clientOf("newer", YES);
  await client.connect(http(server, "https://rules.example/mcp"));
  expect(await said(client, "apply", { text: "prohibit ale" })).toBe('Now prohibited: "ale".');
  expect((await server.fetch(request({ host: "localhost" }))).status).toBe(403);
});

it("a session that there is not, and none where one is needed, are told as the protocol says", async () => {
  const server = await serving();
  expect((await server.fetch(request({ "mcp-session-id": "made-up" }))).status).toBe(404);
  expect((await server.fetch(request({}))).status).toBe(400);
  expect((await server.fetch(request({}, null, "GET"))).status).toBe(400);
});

it("a session goes with its client, or when many others have come since", async () => {
  const server = await serving();
  const first = http(server);
  const client = clientOf("older", YES);
  await client.connect(first);
  const session = { "mcp-session-id": first.sessionId ?? "", "mcp-protocol-version": "2025-11-25" };
  expect((await server.fetch(request(session))).status).toBe(200);
  const initialize = {
    ...LIST,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "x", version: "1" } },
  };
  const others = async (count: number) => {
    for (let other = 0; other < count; other += 1)
      expect((await server.fetch(request({}, initialize))).status).toBe(200);
  };
  await others(255);
  // It was the first to come, and not the one that was used least lately.
  expect((await server.fetch(request(session))).status).toBe(200);
  await others(255);
  expect((await server.fetch(request(session))).status).toBe(200);
  await others(256);
  const late = await server.fetch(request(session));
  expect(late.status).toBe(404);
  // By the protocol this is what has a client begin another session.
  expect(await late.json()).toMatchObject({ jsonrpc: "2.0", error: { code: -32001 }, id: null });
  await server.close();
});

it("what is too large, and what is no message, is refused", async () => {
  const server = await serving();
  const large = { ...LIST, params: { name: "apply", arguments: { text: "x".repeat(1_000_001) } } };
  const newer = { "mcp-protocol-version": "2026-07-28", "mcp-method": "subscriptions/listen" };
  expect((await server.fetch(request({}, large))).status).toBe(413);
  expect((await server.fetch(request(newer, large))).status).toBe(413);
  for (const body of [null, [], 1, { jsonrpc: "2.0" }]) {
    expect((await server.fetch(request({}, body))).status).toBe(400);
    expect((await server.fetch(request(newer, body))).status).toBe(400);
  }
});
