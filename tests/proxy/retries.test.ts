/** A message is stepped once, however often it is sent, and two tabs are told apart. */
import { describe, expect, it } from "vitest";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { bodyOf, client, completion, json, post, provider, proxyTo } from "./stage.js";

const says = (content: string, role = "user") => ({ role, content });

/** A proxy with a store, and how many turns its conversation has, behind the entry that begins it. */
async function kept(...handlers: Parameters<typeof provider>) {
  const store = memoryStore();
  const { url, seen } = await provider(...handlers);
  const base = await proxyTo(url, { tenant: () => "t" }, store);
  const length = async () => (await store.read({ tenant: "t", conversation: "c" }, {})).length - 1;
  const ask = async (...messages: object[]) => {
    const response = await post(`${base}/chat/completions`, { messages });
    return { status: response.status, text: (await bodyOf(response)).choices?.[0]?.message.content };
  };
  return { base, seen, store, ask, length };
}

/** A store in which others are quicker so many times, and how often they were. */
function contested() {
  const store = memoryStore();
  const lost = { left: 0, count: 0 };
  const racing: Store = {
    read: (key, range) => store.read(key, range),
    purge: (key, below) => store.purge(key, below),
    list: (tenant, page) => store.list(tenant, page),
    async append(key, expected, entry) {
      if (lost.left <= 0) return store.append(key, expected, entry);
      lost.left -= 1;
      lost.count += 1;
      return { kind: "conflict", head: expected };
    },
  };
  return { racing, lost };
}

describe("a message that loses a race too often", () => {
  it("is answered with 409, and the provider is not asked", async () => {
    const { racing, lost } = contested();
    const { url, seen } = await provider();
    const base = await proxyTo(url, {}, racing);
    const body = { messages: [says("hello")] };
    lost.left = Number.POSITIVE_INFINITY;
    const response = await post(`${base}/chat/completions`, body);
    expect([response.status, (await bodyOf(response)).error, seen.length]).toEqual([
      409,
      expect.objectContaining({
        code: "conflict",
        message: "The conversation was changed elsewhere at the same time. Send the message again.",
      }),
      0,
    ]);
    lost.left = 0;
    expect((await post(`${base}/chat/completions`, body)).status).toBe(200);
  });

  it("is sent again by the client itself", async () => {
    const { racing, lost } = contested();
    const { url, seen } = await provider();
    const base = await proxyTo(url, {}, racing);
    const messages = [{ role: "user" as const, content: "hello" }];
    lost.left = Number.POSITIVE_INFINITY;
    await expect(client(base).chat.completions.create({ model: "m", messages })).rejects.toMatchObject({ status: 409 });
    // So often one request is tried: the second one of the next client is the first that is heard.
    lost.left = lost.count;
    await client(base, "c", "k", 1).chat.completions.create({ model: "m", messages });
    expect([lost.left, seen.length]).toEqual([0, 1]);
  }, 30_000);
});

describe("a message without an id", () => {
  it("is the same as long as all that the user said is the same", async () => {
    const { ask, length } = await kept();
    const first = await ask(says("prohibit ale"));
    expect(await ask(says("prohibit ale"))).toEqual(first);
    // A regenerated answer, with other words of the model between.
    await ask(says("prohibit ale"), says("x", "assistant"), says("hello"));
    await ask(says("prohibit ale"), says("y", "assistant"), says("hello"));
    expect(await length()).toBe(2);
    await ask(says("prohibit ale"), says("x", "assistant"), says("hello"), says("z", "assistant"), says("hello"));
    expect(await length()).toBe(3);
  });

  it("is another one where an earlier message of several texts has others", async () => {
    const { ask, length } = await kept();
    const parts = (...texts: string[]) => ({ role: "user", content: texts.map((text) => ({ type: "text", text })) });
    for (const earlier of [parts("a", "b"), parts("a,b", "c"), parts("a", "b,c"), parts("a", "b")])
      await ask(earlier, says("hello"));
    expect(await length()).toBe(3);
  });

  it("is taken once through the steps of an agent, and a tool's result is no message", async () => {
    const { ask, length, seen } = await kept();
    await ask(says("prohibit ale"));
    const turn = [says("prohibit ale"), says("hello")];
    await ask(...turn);
    const calling = { role: "assistant", content: "use ale", tool_calls: [] };
    await ask(...turn, calling, { role: "tool", tool_call_id: "1", content: "clear state" });
    await ask(...turn, calling, { role: "tool", tool_call_id: "1", content: "remove policy ale" });
    expect(await length()).toBe(2);
    expect(seen.map(({ body }) => body.includes("- Do not use: ale"))).toEqual([true, true, true]);
  });

  it("is taken once where the client runs it again after an error of the provider", async () => {
    let fails = 2;
    const { base, length, seen } = await kept((_seen, response) =>
      fails-- > 0 ? json(response, {}, 500) : json(response, completion({ content: "hi" })),
    );
    const messages = [{ role: "user" as const, content: "hello" }];
    const openai = client(base, "c", "k", 3);
    const { choices } = await openai.chat.completions.create({ model: "m", messages });
    expect([choices[0]?.message.content, seen.length, await length()]).toEqual(["hi", 3, 1]);
  }, 30_000);
});

describe("a message with an id", () => {
  it("is that message, whatever the history; with other words it is refused", async () => {
    const { base, length } = await kept();
    const ask = (content: string, ...before: object[]) =>
      post(
        `${base}/chat/completions`,
        { messages: [...before, says(content)] },
        { "x-context-compiler-turn": "m\u00e91" },
      );
    expect(await (await ask("prohibit ale")).text()).toContain("Now prohibited");
    expect(await (await ask("prohibit ale", says("cut"))).text()).toContain("Now prohibited");
    const edited = await ask("prohibit tea");
    expect([edited.status, (await bodyOf(edited)).error.code]).toEqual([400, "turn_reused"]);
    expect(await length()).toBe(1);
  });
});

describe("two tabs", () => {
  it("at once lose and double nothing", async () => {
    const { base, length } = await kept();
    const items = Array.from({ length: 12 }, (_, index) => `item ${index}`);
    const rules = items.map((item) => post(`${base}/chat/completions`, { messages: [says(`prohibit ${item}`)] }));
    const statuses = (await Promise.all(rules)).map(({ status }) => status);
    expect(statuses).toEqual(items.map(() => 200));
    const state = await (await post(`${base}/chat/completions`, { messages: [says("show state")] })).text();
    for (const item of items) expect(state).toContain(item);
    expect(await length()).toBe(12);
  });

  it("a yes to a question that the other tab has answered changes nothing", async () => {
    const { base } = await kept();
    const ask = (text: string, headers: Record<string, string> = {}) =>
      post(`${base}/chat/completions`, { messages: [says(text)] }, headers);
    const asked = await ask("use docker instead of podman", { "x-context-compiler-turn": "1" });
    const answering = { "x-context-compiler-answering": asked.headers.get("x-context-compiler-question") ?? "" };
    expect(answering["x-context-compiler-answering"]).toMatch(/^\d+$/);
    await ask("no", { ...answering, "x-context-compiler-turn": "2" });
    await ask("use milk instead of tea", { "x-context-compiler-turn": "3" });
    const stale = await ask("yes", { ...answering, "x-context-compiler-turn": "4" });
    expect(await stale.text()).toContain("milk");
    expect(await (await ask("show state", { "x-context-compiler-turn": "5" })).text()).not.toContain("- Use");
    expect((await ask("yes", { "x-context-compiler-answering": "one" })).status).toBe(400);
  });
});

it("a log that was tampered with is refused, and the provider is not asked", async () => {
  const { base, ask, store, seen } = await kept();
  await ask(says("prohibit ale"));
  const sessions = createSessions({
    store: {
      ...store,
      append: store.append.bind(store),
      purge: store.purge.bind(store),
      list: store.list.bind(store),
      read: async (key, range) => (await store.read(key, range)).map((entry) => ({ ...entry, body: `${entry.body} ` })),
    },
  });
  const { url, seen: others } = await provider();
  const broken = await proxyTo(url, { tenant: () => "t", sessions });
  for (const content of [
    "hello",
    [
      { type: "text", text: "a" },
      { type: "text", text: "b" },
    ],
  ]) {
    const response = await post(`${broken}/chat/completions`, { messages: [{ role: "user", content }] });
    expect(response.status).toBe(400);
    expect((await bodyOf(response)).error.code).toMatch(/broken_chain|unreadable/);
  }
  expect([base.length > 0, seen.length, others.length]).toEqual([true, 0, 0]);
});
