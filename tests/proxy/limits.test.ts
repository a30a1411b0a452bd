/** What bounds a request, and what happens where the provider is gone. */
import type { ServerResponse } from "node:http";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { textOf } from "../../src/proxy/body.js";
import { createProxy } from "../../src/proxy/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { bodyOf, chunk, client, DONE, post, provider, proxyTo } from "./stage.js";

const hello = { messages: [{ role: "user", content: "hello" }] };
const sessions = createSessions({ store: memoryStore() });

/** A tool that is prohibited by `prohibit ale`. */
const ALE = '{"type":"function","name":"ale","function":{"name":"ale"}}';
const nestedIn = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

async function refused(response: Response) {
  const { error } = await bodyOf(response);
  expect(Object.keys(error)).toEqual(["message", "type", "param", "code"]);
  expect(response.headers.get("x-context-compiler")).toBe("refused");
  return [response.status, error.code];
}

describe("a body", () => {
  it.each([
    ["not JSON", [400, "not_json"]],
    ["[]", [400, "not_json"]],
    ["null", [400, "not_json"]],
    ['{"messages":[],"messages":[]}', [400, "not_json"]],
    ["{}", [400, "wrong_shape"]],
    ['{"messages":{}}', [400, "wrong_shape"]],
    ['{"messages":[null]}', [400, "wrong_shape"]],
    ['{"messages":[["role"]]}', [400, "wrong_shape"]],
    ['{"messages":[{"role":1}]}', [400, "wrong_shape"]],
    ['{"messages":[{"__proto__":{"role":"user"}}]}', [400, "wrong_shape"]],
    ['{"__proto__":{"messages":[]}}', [400, "wrong_shape"]],
    [`{"messages":[],"x":"${"x".repeat(2000)}"}`, [413, "too_long"]],
  ])("%s", async (body, expected) => {
    const { url, seen } = await provider();
    const base = await proxyTo(url, { limits: { body: 1000 } });
    expect(await refused(await post(`${base}/chat/completions`, body))).toEqual(expected);
    expect(seen).toHaveLength(0);
  });

  it("is counted over all its pieces, where none is too long by itself", async () => {
    const pieces = (count: number) =>
      ReadableStream.from(Array.from({ length: count }, () => new Uint8Array(400).fill(120)));
    expect(await textOf(pieces(3), 1000)).toBe("too_long");
    expect(await textOf(pieces(3), 1200)).toEqual({ text: "x".repeat(1200) });
  });

  it("of no said length, packed, or of other bytes than text is refused too", async () => {
    const base = await proxyTo((await provider()).url, { limits: { body: 1000 } });
    const send = (body: NonNullable<RequestInit["body"]>, headers = {}) => {
      const init = { method: "POST", body, headers, duplex: "half" } as const;
      return fetch(`${base}/responses`, init);
    };
    const stream = () => new Blob(["x".repeat(5000)]).stream();
    expect(await refused(await send(stream()))).toEqual([413, "too_long"]);
    expect(await refused(await send("x", { "content-encoding": "gzip" }))).toEqual([415, "packed"]);
    const foreign = { origin: "https://example.org", "content-type": "text/plain" };
    expect(await refused(await send("{}", foreign))).toEqual([415, "not_json"]);
    expect(await refused(await send(new Uint8Array([0x7b, 0xff, 0x7d])))).toEqual([400, "not_json"]);
    const odd = '{"input":[{"role":"user","content":[{"type":"input_text"},1]}],"metadata":["x"]}';
    expect((await send(odd, { "x-context-compiler-conversation": "c" })).status).toBe(200);
  });

  it.each<readonly [string, (nested: string) => string]>([
    ["a message", (nested) => `"x":${nested}`],
    [
      "a space of tools",
      (nested) => `"tools":[{"type":"namespace","name":"x","tools":[${ALE},{"name":"b","x":${nested}}]}]`,
    ],
    [
      "a choice of tools",
      (nested) => `"tool_choice":{"type":"allowed_tools","x":${nested},"tools":[${ALE},{"name":"b"}]}`,
    ],
  ])("that nests more than 1,000 deep in %s is refused, and ends nothing", async (_where, field) => {
    const { url, seen } = await provider();
    const proxy = createProxy({ upstream: url, sessions });
    const ask = (path: string, field: string, content: string) => {
      const said = [{ role: "user", content }];
      const body = `${JSON.stringify({ messages: said, input: said }).slice(0, -1)},${field}}`;
      const headers = { "x-context-compiler-conversation": "deep" };
      return proxy.fetch(new Request(`http://localhost/v1${path}`, { method: "POST", headers, body }));
    };
    await ask("/chat/completions", '"n":1', "prohibit ale");
    for (const path of ["/chat/completions", "/responses"]) {
      expect((await ask(path, field(nestedIn(900)), "hi")).status).toBe(200);
      for (const depth of [1001, 10_000, 100_000])
        expect(await refused(await ask(path, field(nestedIn(depth)), "hi"))).toEqual([400, "not_json"]);
    }
    expect(seen).toHaveLength(2);
  });
});

describe("a provider", () => {
  it.each(["/chat/completions", "/responses"])(
    "that answers %s with a banned call and nests without end is not read: nothing could be dropped",
    async (path) => {
      let stream = false;
      const call = `{"type":"function_call","call_id":"1","name":"ale","arguments":"{}","function":{"name":"ale"},"x":${nestedIn(10_000)}}`;
      const message = `{"role":"assistant","content":null,"tool_calls":[${call}],"x":${nestedIn(10_000)}}`;
      const part = `{"choices":[{"index":0,"message":${message},"finish_reason":"tool_calls"}],"output":[${call}],"x":${nestedIn(10_000)}}`;
      const { url } = await provider((_seen, response) => {
        response.writeHead(200, { "content-type": stream ? "text/event-stream" : "application/json" });
        response.end(stream ? `data: {"type":"response.completed","response":${part},${part.slice(1)}\n\n` : part);
      });
      const base = await proxyTo(url);
      await post(`${base}/chat/completions`, { messages: [{ role: "user", content: "prohibit ale" }] });
      const said = [{ role: "user", content: "hi" }];
      const asked = { messages: said, input: said };
      expect(await refused(await post(base + path, asked))).toEqual([502, "upstream_failed"]);
      stream = true;
      await expect((await post(base + path, { ...asked, stream })).text()).rejects.toThrow();
      await post(`${base}/chat/completions`, { messages: [{ role: "user", content: "remove policy ale" }] });
      stream = false;
      expect(await (await post(base + path, asked)).text()).toBe(part);
    },
  );

  it("that is silent, before or amid its answer, is given up", async () => {
    const silent = await proxyTo((await provider(() => {})).url, { limits: { time: 80 } });
    expect(await refused(await post(`${silent}/chat/completions`, hello))).toEqual([504, "upstream_timeout"]);
    expect(await refused(await fetch(`${silent}/models`))).toEqual([504, "upstream_timeout"]);
    const halting = await provider((_seen, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write(chunk({ content: "a" }));
    });
    const base = await proxyTo(halting.url, { limits: { time: 80 } });
    await expect((await post(`${base}/chat/completions`, hello)).text()).rejects.toThrow();
  });

  it("is waited for ten minutes where no other time is given", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let status = 0;
    let answer = Promise.resolve();
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    await new Promise<void>((isAsked) => {
      vi.stubGlobal("fetch", (_url: string, { signal }: { readonly signal: AbortSignal }) => {
        isAsked();
        return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      });
      const proxy = createProxy({ upstream: "http://127.0.0.1:1/v1", sessions });
      answer = proxy.fetch(new Request("http://x/v1/models")).then((response) => {
        status = response.status;
      });
    });
    await vi.advanceTimersByTimeAsync(599_999);
    expect(status).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(status).toBe(504);
  });

  it("that cannot be reached is told of without its address", async () => {
    const base = await proxyTo("http://127.0.0.1:1/v1");
    const response = await post(`${base}/chat/completions`, hello);
    expect(await response.clone().text()).not.toContain("127.0.0.1");
    expect(await refused(response)).toEqual([502, "upstream_unreachable"]);
  });

  it("that is the proxy itself is refused by the option's name", async () => {
    let proxy = createProxy({ upstream: "http://127.0.0.1:1", sessions });
    const door = await provider(async ({ path, body, headers }, response) => {
      const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
      const request = new Request(`http://x${path}`, { method: "POST", body, headers: given });
      const answer = await proxy.fetch(request);
      response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
    });
    proxy = createProxy({ upstream: door.url, sessions });
    const response = await post(`${door.url}/chat/completions`, hello);
    expect([response.status, (await bodyOf(response)).error.message]).toEqual([
      508,
      "The option `upstream` leads back to the proxy itself.",
    ]);
  });

  it("that leads back to the proxy through another one is refused as well", async () => {
    const proxies = [createProxy({ upstream: "http://127.0.0.1:1", sessions })];
    let asked = 0;
    const door = await provider(async ({ path, headers }, response) => {
      const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
      const proxy = asked < 9 ? proxies[asked % 2] : undefined;
      asked += 1;
      const answer = await proxy?.fetch(new Request(`http://x${path}`, { headers: given }));
      response.writeHead(answer?.status ?? 200).end(await answer?.text());
    });
    for (const at of [0, 1]) proxies[at] = createProxy({ upstream: door.url, sessions });
    expect([(await fetch(`${door.url}/models`)).status, asked]).toEqual([508, 3]);
  });
});

it("nothing random is asked for before the first request: an edge worker has none yet", () => {
  const randomUUID = vi.spyOn(globalThis.crypto, "randomUUID");
  createProxy({ upstream: "http://x", sessions });
  expect(randomUUID).not.toHaveBeenCalled();
  randomUUID.mockRestore();
});

it("options that are none are misuse", () => {
  for (const upstream of ["", "x", "ftp://x", "http://u:p@x/v1", "http://x/?a", "http://x/#a"])
    expect(() => createProxy({ upstream, sessions })).toThrow(TypeError);
  const upstream = "http://x";
  expect(() => createProxy({ upstream, sessions, limits: { body: 0 } })).toThrow("limits.body");
  expect(() => createProxy({ upstream, sessions, limits: { time: 2 ** 31 } })).toThrow("limits.time");
  expect(() => createProxy({ upstream, sessions, replies: JSON.parse('"x"') })).toThrow("replies");
});

it("200 streams are held at once", async () => {
  const waiting: ServerResponse[] = [];
  const { url } = await provider((_seen, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write(chunk({ content: "a" }));
    waiting.push(response);
    // Nobody's answer ends before all have begun.
    if (waiting.length === 200) for (const each of waiting) each.end(chunk({ content: "b" }, "stop") + DONE);
  });
  const base = await proxyTo(url);
  const texts = Array.from({ length: 200 }, async (_, index) => {
    const messages = [{ role: "user" as const, content: "hello" }];
    const stream = await client(base, `c${index}`).chat.completions.create({ model: "m", messages, stream: true });
    let text = "";
    for await (const { choices } of stream) text += choices[0]?.delta.content ?? "";
    return text;
  });
  expect(new Set(await Promise.all(texts))).toEqual(new Set(["ab"]));
});
