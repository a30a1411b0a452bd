/** Every other path: sent on as it is, and answered as it is answered. */
import { gzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { createProxy } from "../../src/proxy/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { bodyOf, post, provider, proxyTo } from "./stage.js";

/** What a client says to the proxy alone. */
const OWN = {
  "x-context-compiler-conversation": "c",
  "x-context-compiler-turn": "1",
  "x-context-compiler-answering": "1",
};

it("a path that the proxy does not know is relayed with method, query, headers and body", async () => {
  const { url, seen } = await provider((_seen, response) => {
    response.writeHead(418, { "x-odd": "1", "content-type": "text/plain", "set-cookie": ["a=1", "b=2"] }).end("tea");
  });
  const base = await proxyTo(url);
  const body = "prohibit peanuts \u{1f95c} not JSON";
  const response = await fetch(`${base}/audio/speech?x=%2F&y`, {
    method: "PUT",
    body,
    headers: { authorization: "Bearer k", "x-mine": "2", connection: "keep-alive", ...OWN },
  });
  expect([response.status, await response.text(), response.headers.get("x-odd")]).toEqual([418, "tea", "1"]);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(response.headers.get("x-context-compiler")).toBe(null);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ method: "PUT", path: "/v1/audio/speech?x=%2F&y", body });
  expect(seen[0]?.headers).toMatchObject({ authorization: "Bearer k", "x-mine": "2" });
  const own = Object.keys(seen[0]?.headers ?? {}).filter((name) => name.startsWith("x-context-compiler"));
  expect(own).toEqual(["x-context-compiler-via"]);
});

it.each([
  ["connection", "close"],
  ["keep-alive", "timeout=5"],
  ["proxy-authenticate", "Basic"],
  ["proxy-authorization", "Basic c2VjcmV0"],
  ["proxy-connection", "close"],
  ["te", "trailers"],
  ["trailer", "x-mine"],
  ["transfer-encoding", "chunked"],
  ["upgrade", "h2c"],
  ["host", "client.test"],
  ["expect", "100-continue"],
  ["content-length", "5"],
  ["accept-encoding", "br"],
  ["x-named", "1"],
])("the header %s goes no further, since it is of one connection", async (name, value) => {
  const { url, seen } = await provider((_seen, response) => response.end("ok"));
  const proxy = createProxy({ upstream: url, sessions: createSessions({ store: memoryStore() }) });
  const headers = { connection: "x-named", "x-mine": "2", [name]: value };
  const response = await proxy.fetch(new Request("http://proxy.test/v1/models", { headers }));
  expect([response.status, await response.text()]).toEqual([200, "ok"]);
  expect(seen[0]?.headers["x-mine"]).toBe("2");
  expect(seen[0]?.headers[name]).not.toBe(value);
});

it("a path outside of /v1 goes to the provider's origin, and never to another host", async () => {
  const { url, seen } = await provider((_seen, response) => response.end("ok"));
  const origin = new URL(await proxyTo(url.replace("/v1", "/openai/v9/"))).origin;
  for (const path of ["/api/tags", "/v1", "/v1/models", "/v1beta/x", "//example.org/x", "/v1/../x"])
    await fetch(origin + path);
  const paths = ["/api/tags", "/openai/v9", "/openai/v9/models", "/v1beta/x", "//example.org/x", "/x"];
  expect(seen.map(({ path }) => path)).toEqual(paths);
});

it("a look at an endpoint goes on, as a browser's before it posts does, and asks for no turn", async () => {
  const { url, seen } = await provider((_seen, response) => response.end());
  const base = await proxyTo(url);
  for (const method of ["GET", "HEAD", "OPTIONS"])
    expect((await fetch(`${base}/chat/completions`, { method })).status).toBe(200);
  expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /v1/chat/completions",
    "HEAD /v1/chat/completions",
    "OPTIONS /v1/chat/completions",
  ]);
});

it("a provider that is given without a path has its endpoints in /v1", async () => {
  const { url, seen } = await provider((_seen, response) => response.end());
  for (const upstream of [url.replace("/v1", ""), url.replace("/v1", "/")])
    await fetch(`${await proxyTo(upstream)}/models`);
  expect(seen.map(({ path }) => path)).toEqual(["/v1/models", "/v1/models"]);
});

it.each([
  ["/v1//chat/completions", 200],
  ["//v1/chat/completions/", 200],
  ["/v1/chat%2Fcompletions", 200],
  ["/v1/chat%252fcomplet%69ons", 200],
  ["/v1/chat%2525252fcompletions", 200],
  ["/v1/%72esponses//", 200],
  ["/chat/completions", 404],
  ["/responses", 404],
  ["/V1/chat/completions", 404],
  ["/v1/v1/chat/completions", 404],
  ["/v1/chat/Completions%2F", 404],
  ["/openai/deployments/x/chat/completions?api-version=1", 404],
  ["/v1/chat/x%2f..%2fcompletions", 404],
  ["/v1/chat%5Ccompletions", 404],
  ["/v1/chat/completions/.%2f", 404],
  ["/v1/chat/completions%20", 404],
  ["/v1/chat/completions;x", 404],
  ["/v1/chat/completions%3Fx", 404],
  ["/v1/chat/completions.json", 404],
  ["/v1/chat/completion%C5%BF", 404],
  ["/v1/responses%FF", 404],
  ["/v1/%ff/..%2fchat/completions", 404],
])("a turn at %s is not sent on without the rules: %d", async (path, status) => {
  const { url, seen } = await provider();
  const { origin } = new URL(await proxyTo(url));
  const said = { messages: [{ role: "user", content: "prohibit ale" }], input: "prohibit ale" };
  const response = await post(origin + path, said);
  expect([response.status, response.headers.get("x-context-compiler")]).toEqual([
    status,
    status === 200 ? "reply" : "refused",
  ]);
  if (status === 404) expect((await bodyOf(response)).error).toMatchObject({ code: "wrong_path" });
  expect(seen).toHaveLength(0);
});

it.each(["PUT", "PATCH", "DELETE", "QUERY"])("a turn by %s is not sent on without the rules", async (method) => {
  const { url, seen } = await provider();
  const body = JSON.stringify({ messages: [{ role: "user", content: "hello" }], input: "hello" });
  for (const path of ["chat/completions", "responses/", "chat%2Fcompletions"]) {
    const response = await fetch(`${await proxyTo(url)}/${path}`, { method, body });
    expect([response.status, (await bodyOf(response)).error.code]).toEqual([404, "wrong_path"]);
  }
  expect(seen).toEqual([]);
});

it("a turn that goes on is sent to the path as it was read", async () => {
  const { url, seen } = await provider((_seen, response) => response.end("ok"));
  const { origin } = new URL(await proxyTo(url));
  const paths = [
    "/v1//chat/completions?a=%2F",
    "//v1/chat/completions/",
    "/v1/chat%2Fcompletions",
    "/%2Fv1/responses//",
  ];
  for (const path of paths) await post(origin + path, { messages: [], input: [] });
  const read = ["/v1/chat/completions?a=%2F", "/v1/chat/completions", "/v1/chat/completions", "/v1/responses"];
  expect(seen.map(({ path }) => path)).toEqual(read);
});

it("a path that could be decoded again and again is decoded a few times", async () => {
  const { url, seen } = await provider((_seen, response) => response.end("ok"));
  const { origin } = new URL(await proxyTo(url));
  const decoded = vi.spyOn(globalThis, "decodeURIComponent");
  expect((await post(`${origin}/v1/%${"25".repeat(4000)}2F`, {})).status).toBe(200);
  expect(decoded.mock.calls.length).toBeLessThan(10);
  decoded.mockRestore();
  expect(seen).toHaveLength(1);
});

it("what is no turn goes on: a stored answer, the end of one, a path that cannot be decoded", async () => {
  const { url, seen } = await provider((_seen, response) => response.end("ok"));
  const { origin } = new URL(await proxyTo(url));
  const paths = [
    "/v1/responses/r1/cancel",
    "/v1/chat/completions/c-1",
    "/v1/responses/input_tokens",
    "/v1/completions",
    "/openai/deployments/gpt-4.1/completions",
    "/v1/models/ft%3Achat%20x",
    "/v1/%FF",
  ];
  for (const path of paths) await post(origin + path, {});
  await fetch(`${origin}/v1//chat/completions`);
  await fetch(`${origin}/v1/responses/r1`, { method: "DELETE" });
  expect(seen.map(({ path }) => path)).toEqual([...paths, "/v1//chat/completions", "/v1/responses/r1"]);
});

it("events come through to the byte, whatever they are, and where they are looked at if they can be read", async () => {
  const readable = ': ping\n\nevent: x\r\ndata: {"choices":[{"delta":{"content":"\u00e9"}}]}\r\n\r\ndata:{}\n\n\r\r';
  const odd = `${readable}data:\u00e9\n\ndata: last`;
  const { url } = await provider(({ path }, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).end(path.endsWith("/other") ? odd : readable);
  });
  const base = await proxyTo(url);
  expect(await (await fetch(`${base}/other`, { method: "POST", body: "" })).text()).toBe(odd);
  // Also where they are looked at, since something is prohibited.
  await post(`${base}/chat/completions`, { messages: [{ role: "user", content: "prohibit ale" }] });
  const body = { messages: [{ role: "user", content: "hello" }], stream: true };
  expect(await (await post(`${base}/chat/completions`, body)).text()).toBe(readable);
});

it("an answer that comes packed is unpacked, and says so", async () => {
  const { url, seen } = await provider((_seen, response) => {
    response.writeHead(200, { "content-encoding": "gzip", "content-type": "text/plain" }).end(gzipSync("plain"));
  });
  const response = await fetch(`${await proxyTo(url)}/x`);
  expect([await response.text(), response.headers.get("content-encoding")]).toEqual(["plain", null]);
  expect(seen[0]?.headers["accept-encoding"]).toBe("identity");
});

it("an answer that comes packed has not the length of what was packed", async () => {
  const text = "plain ".repeat(1000);
  const packed = gzipSync(text);
  const { url } = await provider((_seen, response) => {
    response.writeHead(200, { "content-encoding": "gzip", "content-length": packed.length }).end(packed);
  });
  const response = await fetch(`${await proxyTo(url)}/x`);
  expect(response.headers.get("content-length")).not.toBe(String(packed.length));
  expect(await response.text()).toBe(text);
});

it("a redirect is the client's to follow", async () => {
  const { url } = await provider((_seen, response) => response.writeHead(302, { location: "http://[::1]:1/" }).end());
  const response = await fetch(`${await proxyTo(url)}/x`, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([302, "http://[::1]:1/"]);
});

it.each([
  ["chat/completions", 300],
  ["chat/completions", 307],
  ["responses", 308],
])("no redirect leads a client of %s past the rules: %i", async (path, status) => {
  const other = await provider();
  const gone = vi.fn();
  const { url } = await provider((_seen, response) => {
    response.on("close", gone);
    response.writeHead(status, { location: `${other.url}/${path}` }).write("It is elsewhere.");
  });
  const body = { model: "m", messages: [{ role: "user", content: "hello" }], input: "hello" };
  const response = await post(`${await proxyTo(url)}/${path}`, body);
  expect([response.status, (await bodyOf(response)).error.code, other.seen]).toEqual([502, "upstream_redirects", []]);
  // What it has to say about that is not waited for.
  await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
});
