/** A client that goes away: nobody reads the answer any more, so the provider is not paid for the rest of it. */
import type { ServerResponse } from "node:http";
import { setTimeout as after } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";
import { createProxy } from "../../src/proxy/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { bodyOf, chunk, post, provider, proxyTo } from "./stage.js";

/** A provider that begins its answer, or does not, and never ends it; and how many of its answers have been given up. */
async function endless(begun: string | null) {
  const gone = vi.fn();
  const made = await provider((_seen, response: ServerResponse) => {
    response.on("close", gone);
    if (begun === null) return;
    response.writeHead(200, { "content-type": begun.startsWith("data:") ? "text/event-stream" : "application/json" });
    response.write(begun);
  });
  return { ...made, gone };
}

const hi = { model: "m", messages: [{ role: "user", content: "Hi." }] };
const stream = { ...hi, stream: true };
const BEGUN = chunk({ content: "Hello" });

it.each([
  ["before the answer", "chat/completions", hi, null, []],
  ["before the answer of another path", "audio/speech", {}, null, []],
  ["within the stream of another path", "audio/speech", {}, BEGUN, []],
  ["within a stream", "chat/completions", stream, BEGUN, []],
  ["within a stream that is held to a rule", "chat/completions", stream, BEGUN, ["prohibit tea"]],
  ["within an answer that is read whole", "chat/completions", hi, '{"id":', ["prohibit tea"]],
])("%s it takes the request at the provider with it", async (_when, path, body, begun, rules) => {
  const { url, seen, gone } = await endless(begun);
  const base = await proxyTo(url);
  for (const content of rules)
    await bodyOf(await post(`${base}/chat/completions`, { ...hi, messages: [{ role: "user", content }] }));
  const client = new AbortController();
  const answer = fetch(`${base}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-context-compiler-conversation": "c" },
    body: JSON.stringify(body),
    signal: client.signal,
  });
  const read = answer.then((response) => response.body?.getReader().read()).catch(() => null);
  if (begun === BEGUN) expect((await read)?.done).toBe(false);
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  expect(gone).not.toHaveBeenCalled();
  client.abort();
  await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
  await read;
});

it("a server that closes the answer, and tells of no client, takes it along as well", async () => {
  const { url, gone } = await endless(BEGUN);
  const proxy = createProxy({ upstream: url, sessions: createSessions({ store: memoryStore() }) });
  const response = await proxy.fetch(
    new Request("http://proxy.test/v1/chat/completions", {
      method: "POST",
      headers: { "content-type": "application/json", "x-context-compiler-conversation": "c" },
      body: JSON.stringify(stream),
    }),
  );
  const reader = response.body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  await reader?.cancel();
  await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
});

/** Collects memory, several times: what is finalized by one time is gone by the next one. */
async function collect(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const gc: () => void = runInNewContext("gc");
  for (let times = 0; times < 5; times++) {
    gc();
    await after(10);
  }
}

it.each([
  ["a stream", stream, BEGUN],
  ["an answer that is read whole", hi, '{"id":'],
])(
  "a signal of a request that nobody else keeps takes along %s, when memory was collected, too",
  async (_what, body, begun) => {
    const { url, seen, gone } = await endless(begun);
    const proxy = createProxy({ upstream: url, sessions: createSessions({ store: memoryStore() }) });
    const client = new AbortController();
    const ask = () =>
      proxy.fetch(
        new Request("http://proxy.test/v1/chat/completions", {
          method: "POST",
          headers: { "content-type": "application/json", "x-context-compiler-conversation": "c" },
          body: JSON.stringify(body),
          signal: client.signal,
        }),
      );
    const ended = ask()
      .then((response) => response.text())
      .catch(() => null);
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await collect();
    expect(gone).not.toHaveBeenCalled();
    client.abort();
    await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
    await ended;
  },
);

it("a store that fails while the provider answers takes it along, too", async () => {
  const { url, seen, gone } = await endless(BEGUN);
  const store = memoryStore();
  const read = store.read.bind(store);
  store.read = async (...given) => {
    if (seen.length > 0) throw new Error("down");
    return read(...given);
  };
  const base = await proxyTo(url, {}, store);
  expect((await post(`${base}/chat/completions`, stream)).status).toBe(503);
  await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
});
