/** The rules as a resource: listed, read, and told of when they change. */
import type { Client } from "@modelcontextprotocol/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ContextMcp } from "../../src/mcp/index.js";
import { Watch } from "../../src/mcp/watch.js";
import { memoryStore } from "../../src/sessions/index.js";
import { clientOf, ERAS, type Era, http, over, said, serving, sessionsOf, TENANT, talking, YES } from "./stage.js";

const URI = "context-compiler://conversations/default";
const LUNCH = "context-compiler://conversations/lunch";

/** Has a client follow resources. Gives what it was told of, and what ends it. */
async function following(client: Client, era: Era, ...uris: string[]) {
  const told: string[] = [];
  client.setNotificationHandler("notifications/resources/updated", ({ params }) => {
    told.push(params.uri);
  });
  if (era === "newer") {
    const subscription = await client.listen({ resourceSubscriptions: uris });
    return { told, end: () => subscription.close() };
  }
  for (const uri of uris) await client.subscribeResource({ uri });
  const end = async () => {
    for (const uri of uris) await client.unsubscribeResource({ uri });
  };
  return { told, end };
}

describe.each(ERAS)("a client of the %s era", (era) => {
  it("is not told what the store says of itself, and the operator is", async () => {
    const error = new Error("connect ECONNREFUSED postgres://ada:password@db");
    const fail = async () => Promise.reject(error);
    const onError = vi.fn();
    const client = await talking(await serving(over(memoryStore(), { read: fail, list: fail }), { onError }), era);
    const message = "The rules could not be read.";
    await expect(client.readResource({ uri: URI })).rejects.toMatchObject({ message });
    await expect(client.listResources()).rejects.toMatchObject({ message });
    expect(onError.mock.calls).toEqual([[error], [error]]);
  });

  it("lists and reads the rules", async () => {
    const client = await talking(await serving(), era);
    await said(client, "apply", { text: "prohibit ale", conversation: "lunch" });
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([URI, LUNCH]);
    const { contents } = await client.readResource({ uri: LUNCH });
    expect(contents).toEqual([{ uri: LUNCH, mimeType: "text/plain", text: expect.stringMatching(/Do not use: ale$/) }]);
    await expect(client.readResource({ uri: "context-compiler://conversations/.hidden" })).rejects.toThrow(
      "The conversation must be 1 to 200",
    );
    await expect(client.readResource({ uri: "file:///etc/passwd" })).rejects.toThrow();
  });

  it.each(["a pipe", "HTTP"])("is told by %s when they change, here or in another process", async (way) => {
    const store = memoryStore();
    const server = await serving(store);
    const client = way === "HTTP" ? clientOf(era, YES) : await talking(server, era);
    if (way === "HTTP") await client.connect(http(server));
    const { told, end } = await following(client, era, URI);
    const lunch = await following(await talking(server, "older"), "older", LUNCH);
    await said(client, "apply", { text: "prohibit ale" });
    await vi.waitFor(() => expect(told).toEqual([URI]));
    await said(client, "apply", { text: "prohibit ale", conversation: "lunch" });
    await vi.waitFor(() => expect(lunch.told).toEqual([LUNCH]));
    const elsewhere = await sessionsOf(store).open({ tenant: TENANT, conversation: "default" });
    await elsewhere.step({ turn: "m1", text: "use tea" });
    await vi.waitFor(() => expect(told).toEqual([URI, URI]), 3000);
    await end();
    await said(client, "apply", { text: "prohibit gin" });
    expect(told).toEqual([URI, URI]);
    expect(lunch.told).toEqual([LUNCH]);
    await client.close();
    await server.close();
  });
});

it("a name that is none is followed by nobody", async () => {
  const server = await serving();
  const older = await talking(server, "older");
  await expect(older.subscribeResource({ uri: "context-compiler://conversations/../x" })).rejects.toThrow(
    "conversation",
  );
  await expect(older.subscribeResource({ uri: "https://example.org" })).rejects.toThrow("conversation");
  const newer = await talking(server, "newer");
  await newer.listen({ resourceSubscriptions: ["context-compiler://conversations/ ", "https://example.org"] });
  expect(await said(newer, "apply", { text: "prohibit ale" })).toBe('Now prohibited: "ale".');
  await server.close();
});

/** A watch, and the conversations that it has told of. */
function watched() {
  const sessions = sessionsOf();
  const watch = new Watch(sessions, TENANT, () => {});
  const told: string[] = [];
  watch.listen((conversation) => void told.push(conversation));
  return { sessions, watch, told };
}

describe("nothing is looked for where nobody follows", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("before, or after an unsubscription, or when the server is closed", async () => {
    const server = await serving();
    const client = await talking(server, "older");
    expect(vi.getTimerCount()).toBe(0);
    const { end } = await following(client, "older", URI, LUNCH);
    expect(vi.getTimerCount()).toBe(1);
    await end();
    expect(vi.getTimerCount()).toBe(0);
    await following(await talking(server, "newer"), "newer", URI);
    expect(vi.getTimerCount()).toBe(1);
    await server.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(ERAS)("any more when the connection of a client of the %s era has ended", async (era) => {
    const client = await talking(await serving(), era);
    await following(client, era, URI);
    expect(vi.getTimerCount()).toBe(1);
    await client.close();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });

  it("in a store that has not answered yet, however much is followed", async () => {
    const inner = memoryStore();
    const reading = { now: 0, most: 0, isSlow: false };
    const store = over(inner, {
      async read(key, range) {
        reading.most = Math.max(reading.most, ++reading.now);
        if (reading.isSlow) await new Promise(() => {});
        return inner.read(key, range).finally(() => void reading.now--);
      },
    });
    const watch = new Watch(sessionsOf(store), TENANT, () => {});
    for (const conversation of ["a", "b", "c"]) await watch.follow(conversation);
    await vi.advanceTimersByTimeAsync(1000);
    reading.isSlow = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reading.most).toBe(1);
    watch.close();
  });

  it("but where they do, it goes on, though the operator's own function fails", async () => {
    const inner = memoryStore();
    let isBroken = false;
    const store = over(inner, {
      read: (key, range) => (isBroken ? Promise.reject(new Error("gone")) : inner.read(key, range)),
    });
    const server = await serving(store, {
      onError: () => {
        throw new Error("The operator's own.");
      },
    });
    const { told } = await following(await talking(server, "older"), "older", URI);
    isBroken = true;
    await vi.advanceTimersByTimeAsync(1000);
    isBroken = false;
    await (await sessionsOf(inner).open({ tenant: TENANT, conversation: "default" })).step({
      turn: "m1",
      text: "use tea",
    });
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(told).toEqual([URI]));
    await server.close();
  });

  it("before the first look, which whoever follows next waits for as well", async () => {
    const inner = memoryStore();
    let isOpen = false;
    let open = () => {};
    const opening = new Promise<void>((resolve) => {
      open = resolve;
    });
    const store = over(inner, {
      read: async (key, range) => {
        await opening;
        return inner.read(key, range);
      },
    });
    const watch = new Watch(sessionsOf(store), TENANT, () => {});
    const first = watch.follow("a");
    const second = watch.follow("a").then(() => {
      expect(isOpen).toBe(true);
    });
    for (let ticks = 0; ticks < 20; ticks += 1) await new Promise((resolve) => setImmediate(resolve));
    isOpen = true;
    open();
    await Promise.all([first, second]);
    watch.close();
  });

  it("by one who has left one of two conversations: the other is looked at every second", async () => {
    const { sessions, watch, told } = watched();
    const end = await watch.follow("a");
    await watch.follow("b");
    end();
    await (await sessions.open({ tenant: TENANT, conversation: "b" })).step({ turn: "m1", text: "use tea" });
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(told).toEqual(["b"]));
    watch.close();
  });

  it("by whoever comes when 1,024 conversations are followed, unless it is one of them", async () => {
    const { sessions, watch, told } = watched();
    for (let count = 0; count < 1024; count += 1) await watch.follow(`c${count}`);
    const [endFirst] = [await watch.follow("c0"), await watch.follow("late")];
    for (const conversation of ["c0", "late"]) {
      await (await sessions.open({ tenant: TENANT, conversation })).step({ turn: "m1", text: "use tea" });
      await watch.look(conversation);
    }
    expect(told).toEqual(["c0"]);
    endFirst();
    await (await sessions.open({ tenant: TENANT, conversation: "c0" })).step({ turn: "m2", text: "use milk" });
    await watch.look("c0");
    expect(told).toEqual(["c0", "c0"]);
    watch.close();
  });

  it("by one who is gone, and who says so twice ends it for no other", async () => {
    const { sessions, watch, told } = watched();
    const end = await watch.follow("a");
    const endOther = await watch.follow("a");
    end();
    end();
    const session = await sessions.open({ tenant: TENANT, conversation: "a" });
    await session.step({ turn: "m1", text: "use tea" });
    await watch.look("a");
    expect(told).toEqual(["a"]);
    endOther();
    await session.step({ turn: "m2", text: "use ale" });
    await watch.look("a");
    expect(told).toEqual(["a"]);
    watch.close();
  });

  it.each(["ends it", "is gone"])("any more when who listened by HTTP %s", async (how) => {
    const server = await serving();
    // The streams of the library have timers of their own.
    const looks = vi.spyOn(Watch.prototype, "look");
    const end = how === "is gone" ? await listening(server) : await listeningClient(server);
    await vi.advanceTimersByTimeAsync(2000);
    expect(looks).toHaveBeenCalledTimes(3);
    await end();
    await vi.waitFor(async () => {
      looks.mockClear();
      await vi.advanceTimersByTimeAsync(2000);
      expect(looks).not.toHaveBeenCalled();
    });
    looks.mockRestore();
    await server.close();
  });
});

async function listeningClient(server: ContextMcp): Promise<() => Promise<void>> {
  const client = clientOf("newer", YES);
  await client.connect(http(server));
  return (await following(client, "newer", URI)).end;
}

/** Listens without a client, so that nothing is said at the end. */
async function listening(server: ContextMcp): Promise<() => Promise<void>> {
  const about = "io.modelcontextprotocol/";
  const version = "2026-07-28";
  const _meta = {
    [`${about}protocolVersion`]: version,
    [`${about}clientInfo`]: { name: "test", version: "1" },
    [`${about}clientCapabilities`]: {},
  };
  const params = { _meta, notifications: { resourceSubscriptions: [URI] } };
  const response = await server.fetch(
    new Request("http://localhost/mcp", {
      method: "POST",
      headers: {
        host: "localhost",
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": version,
        "mcp-method": "subscriptions/listen",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "subscriptions/listen", params }),
    }),
  );
  expect(response.status).toBe(200);
  return async () => response.body?.cancel();
}

it("a client that has gone is told of nothing", async () => {
  const errors: unknown[] = [];
  const server = await serving(memoryStore(), { onError: (error) => errors.push(error) });
  const [gone, here] = [await talking(server, "newer"), await talking(server, "newer")];
  await following(gone, "newer", URI);
  const { told } = await following(here, "newer", URI);
  await gone.close();
  await said(here, "apply", { text: "prohibit ale" });
  await vi.waitFor(() => expect(told).toEqual([URI]));
  expect(errors).toEqual([]);
  await server.close();
});
