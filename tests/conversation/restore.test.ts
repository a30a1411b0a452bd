/** The log is the save: crashes, other processes, other writers, other models. */
import { describe, expect, test } from "vitest";
import { type ConversationOptions, type Model, openConversation } from "../../src/conversation/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { generatedOf, type Line, scripted } from "./models.js";

const KEY = { tenant: "acme", conversation: "c" };
const inputSchema = { type: "object" };

async function opened(lines: readonly Line[], store: Store, options: Partial<ConversationOptions> = {}) {
  const session = await createSessions({ store, record: "texts" }).open(KEY);
  const { model, requests } = scripted(lines);
  const tools = {
    add: { inputSchema, execute: ({ a, b }: { a: number; b: number }) => ({ sum: a + b, at: new Date(0) }) },
  };
  return { conversation: await openConversation({ model, session, tools, ...options }), requests };
}

/** The store, which fails at the first write of a turn with this text in it, before the write or after it. */
function failing(store: Store, text: string, when: "before" | "after"): Store {
  let isDone = false;
  return {
    ...{ read: store.read.bind(store), purge: store.purge.bind(store), list: store.list.bind(store) },
    async append(key, expected, entry) {
      if (isDone || !entry.turn.includes(text)) return store.append(key, expected, entry);
      isDone = true;
      if (when === "after") await store.append(key, expected, entry);
      throw new Error("disk full");
    },
  };
}

describe("restore", () => {
  test("the next request is the same to the byte in another process", async () => {
    const store = memoryStore();
    const { conversation } = await opened(["Noted.", { text: "So:", calls: [["add", { b: 2, a: 1 }]] }, "3."], store);
    await conversation.talk("set premise be brief");
    await conversation.talk({ text: "1 + 2?", files: [{ mediaType: "text/plain", data: "aGk=", filename: "a.txt" }] });
    const { conversation: restored } = await opened([], store);
    const [was, is] = [await conversation.request(), await restored.request()];
    expect(JSON.stringify(is)).toBe(JSON.stringify(was));
    expect(is.prompt.filter(({ role }) => role === "user").at(-1)?.content).toEqual([
      { type: "text", text: "1 + 2?" },
      { type: "file", mediaType: "text/plain", data: "aGk=", filename: "a.txt" },
    ]);
    expect([restored.usage(), restored.state]).toEqual([conversation.usage(), conversation.state]);
  });

  test.each(["before", "after"] as const)(
    "a reply whose write failed %s it was kept is asked for again, or is there",
    async (when) => {
      const store = memoryStore();
      const { conversation } = await opened(["Hello."], failing(store, "conversation.reply", when));
      await expect(conversation.talk("Hi.")).rejects.toThrow("disk full");
      const { conversation: restored, requests } = await opened(["Hello."], store);
      expect(await restored.resume()).toMatchObject({ kind: "answer", text: "Hello." });
      expect(requests.length).toBe(when === "before" ? 1 : 0);
      expect(await conversation.resume()).toMatchObject({ kind: "answer", text: "Hello." });
    },
  );

  test("a call without a result reads as interrupted, and is not run again", async () => {
    const store = memoryStore();
    const { conversation } = await opened(
      [{ calls: [["add", { a: 1, b: 2 }]] }],
      failing(store, "conversation.result", "before"),
    );
    await expect(conversation.talk("1 + 2?")).rejects.toThrow("disk full");
    let ran = 0;
    const { conversation: restored, requests } = await opened(["I do not know."], store, {
      tools: { add: { inputSchema, execute: () => ++ran } },
    });
    expect(await restored.resume()).toMatchObject({ kind: "answer" });
    expect(ran).toBe(0);
    expect(requests[0]?.prompt.at(-1)).toMatchObject({
      content: [{ output: { type: "error-text", value: expect.stringContaining("is not known") } }],
    });
  });

  describe("a result that the store did not take is kept by the process that has it", () => {
    const calling: Line = { calls: [["add", { a: 1, b: 2 }]] };
    const value = { type: "json", value: { sum: 3, at: "1970-01-01T00:00:00.000Z" } };

    test.each(["resume", "talk"] as const)("with the next %s", async (how) => {
      const events: string[] = [];
      const store = failing(memoryStore(), "conversation.result", "before");
      const { conversation, requests } = await opened([calling, "3."], store, { on: ({ type }) => events.push(type) });
      await expect(conversation.talk("1 + 2?")).rejects.toThrow("disk full");
      expect(events).not.toContain("result");
      expect(await (how === "resume" ? conversation.resume() : conversation.talk("Well?"))).toMatchObject({
        text: "3.",
      });
      const results = requests.at(-1)?.prompt.filter(({ role }) => role === "tool");
      expect(results).toMatchObject([{ content: [{ output: value }] }]);
      expect(events.filter((type) => type === "result")).toEqual(["result"]);
    });

    test("however often it fails, and once", async () => {
      const often = failing(failing(memoryStore(), "conversation.result", "after"), "conversation.result", "before");
      const { conversation, requests } = await opened([calling, "3."], often);
      await expect(conversation.talk("1 + 2?")).rejects.toThrow("disk full");
      await expect(conversation.resume()).rejects.toThrow("disk full");
      expect(await conversation.resume()).toMatchObject({ text: "3." });
      expect(requests.at(-1)?.prompt.at(-1)).toMatchObject({ content: [{ output: value }] });
      const history = await conversation.log.history();
      const names = history.map(({ record }) => (record.kind === "layer" ? record.name : ""));
      expect(names.filter((name) => name === "conversation.result")).toEqual(["conversation.result"]);
    });

    test("also where another process has gone on without it", async () => {
      const inner = memoryStore();
      const { conversation } = await opened([calling], failing(inner, "conversation.result", "before"));
      await expect(conversation.talk("1 + 2?")).rejects.toThrow("disk full");
      const { conversation: other } = await opened(["I do not know."], inner);
      expect(await other.resume()).toMatchObject({ text: "I do not know." });
      expect(await conversation.resume()).toMatchObject({ text: "I do not know." });
      expect((await conversation.request()).prompt.find(({ role }) => role === "tool")).toMatchObject({
        content: [{ output: value }],
      });
    });

    test("also where the past was pruned meanwhile", async () => {
      const inner = memoryStore();
      const store = failing(inner, "conversation.result", "before");
      const { conversation, requests } = await opened(["Hello.", calling, "3."], store);
      await conversation.talk("hi");
      await expect(conversation.talk("1 + 2?")).rejects.toThrow("disk full");
      await (await createSessions({ store: inner, record: "texts" }).open(KEY)).prune({ before: 3 });
      expect(await conversation.resume()).toMatchObject({ text: "3." });
      expect(requests.at(-1)?.prompt.at(-1)).toMatchObject({ content: [{ output: value }] });
    });

    test("and not where the listener has thrown after it was kept", async () => {
      let told = 0;
      const on: ConversationOptions["on"] = ({ type }) => {
        if (type === "result" && ++told === 1) throw new Error("the window is gone");
      };
      const { conversation } = await opened([calling, "3."], memoryStore(), { on });
      await expect(conversation.talk("1 + 2?")).rejects.toThrow("the window is gone");
      expect(await conversation.resume()).toMatchObject({ text: "3." });
      expect(told).toBe(1);
    });
  });

  test("a prune of what is older keeps no result from its call, and stops no turn", async () => {
    const store = memoryStore();
    const other = await createSessions({ store, record: "texts" }).open(KEY);
    let ran = 0;
    const pay = {
      inputSchema,
      confirm: true,
      async execute() {
        await other.prune({ before: 3 });
        return `paid ${++ran}`;
      },
    };
    const lines: readonly Line[] = ["Hello.", { calls: [["pay", {}]] }, "Done."];
    const { conversation, requests } = await opened(lines, store, { tools: { pay } });
    await conversation.talk("hi");
    const waiting = await conversation.talk("Pay the bill.");
    if (waiting.kind !== "approve") throw new Error(waiting.kind);
    await conversation.decide(waiting.calls[0]?.call ?? "", true);
    expect(await conversation.resume()).toMatchObject({ kind: "answer", text: "Done." });
    expect(ran).toBe(1);
    expect(requests.at(-1)?.prompt.at(-1)).toMatchObject({ content: [{ output: { type: "text", value: "paid 1" } }] });
  });

  test("an error of the provider is thrown, the log stands, and nothing is appended after the turn", async () => {
    const store = memoryStore();
    const { conversation, requests } = await opened([new Error("500"), "Hello."], store);
    await expect(conversation.talk("Hi.", { id: "m1" })).rejects.toThrow("500");
    expect((await conversation.log.history()).at(-1)?.turn).toBe("m1");
    expect(await conversation.talk("Hi.", { id: "m1" })).toMatchObject({ kind: "answer", text: "Hello." });
    expect(requests[1]).toEqual(requests[0]);
  });

  test("a conversation in which nothing was said has nothing to resume", async () => {
    const { conversation } = await opened([], memoryStore());
    expect(await conversation.resume()).toBeNull();
  });

  test("what was answered is answered again, and so is an earlier turn", async () => {
    const store = memoryStore();
    const { conversation, requests } = await opened(["One.", "Two."], store);
    await conversation.talk("First.", { id: "m1" });
    await conversation.talk("use podman instead of docker", { id: "q" });
    await conversation.talk("no", { id: "m2" });
    const { conversation: restored } = await opened([], store);
    expect(await restored.resume()).toMatchObject({ text: "Two." });
    expect(await restored.talk("First.", { id: "m1" })).toMatchObject({ kind: "answer", text: "One." });
    expect(await restored.talk("use podman instead of docker", { id: "q" })).toMatchObject({ kind: "clarify" });
    expect(requests.length).toBe(2);
  });

  test("a turn that was answered together with the next one comes to that answer", async () => {
    const store = memoryStore();
    const { conversation, requests } = await opened([new Error("500"), "Two.", "Three."], store);
    await expect(conversation.talk("First.", { id: "m1" })).rejects.toThrow("500");
    await conversation.talk("Second.", { id: "m2" });
    expect(await conversation.talk("First.", { id: "m1" })).toMatchObject({ text: "Two." });
    await conversation.talk("Third.", { id: "m3" });
    expect(await conversation.talk("First.", { id: "m1" })).toMatchObject({ text: "Two." });
    expect(requests.length).toBe(3);
  });

  test.each(["sent again", "resumed"])(
    "a turn that failed is answered when it is %s, though the engine has refused another since",
    async (how) => {
      const { conversation, requests } = await opened([new Error("500"), "One."], memoryStore());
      await expect(conversation.talk("First.", { id: "m1" })).rejects.toThrow("500");
      const refused = { kind: "clarify", prompt: expect.stringContaining("empty") };
      expect(await conversation.talk("use", { id: "m2" })).toMatchObject(refused);
      const again = how === "resumed" ? conversation.resume() : conversation.talk("First.", { id: "m1" });
      expect(await again).toMatchObject({ kind: "answer", text: "One." });
      expect(await conversation.talk("use", { id: "m2" })).toMatchObject(refused);
      expect(requests.length).toBe(2);
    },
  );

  test("a turn that another has cut short was interrupted", async () => {
    const tools = { pay: { inputSchema, confirm: true, execute: () => 1 } };
    const { conversation } = await opened([{ calls: [["pay", {}]] }, "Two."], memoryStore(), { tools });
    await conversation.talk("First.", { id: "m1" });
    await conversation.talk("Second.", { id: "m2" });
    expect(await conversation.talk("First.", { id: "m1" })).toEqual({ kind: "interrupted", text: "" });
  });

  test.each([22_000, 100_000])(
    "a text of %i units, too long for a turn's own record, is kept beside it",
    async (units) => {
      const store = memoryStore();
      const long = "\u00e9".repeat(units);
      const { conversation, requests } = await opened(["Long."], store);
      expect(await conversation.talk(long)).toMatchObject({ kind: "answer" });
      const { conversation: restored } = await opened([], store);
      expect(requests[0]?.prompt).toEqual([{ role: "user", content: [{ type: "text", text: long }] }]);
      expect((await restored.request()).prompt[0]).toEqual(requests[0]?.prompt[0]);
    },
  );

  test("signatures survive, and another model is not sent them", async () => {
    const store = memoryStore();
    const metadata = { anthropic: { signature: "s1" } };
    const reply = generatedOf("So.", 1);
    const signed: Line = {
      ...reply,
      content: [
        { type: "reasoning", text: "Signed.", providerMetadata: metadata },
        { type: "reasoning", text: "Plain." },
        { type: "text", text: "So.", providerMetadata: { anthropic: { cited: true } } },
        ...reply.content.slice(1),
      ],
    };
    await (await opened([signed], store)).conversation.talk("Why?");
    const same = await (await opened([], store)).conversation.request();
    expect(same.prompt.at(-1)?.content).toEqual([
      { type: "reasoning", text: "Signed.", providerOptions: metadata },
      { type: "reasoning", text: "Plain." },
      { type: "text", text: "So.", providerOptions: { anthropic: { cited: true } } },
    ]);
    const { model } = scripted([], { modelId: "another" });
    const other = await (await opened([], store, { model })).conversation.request();
    expect(other.prompt.at(-1)?.content).toEqual([
      { type: "reasoning", text: "Plain." },
      { type: "text", text: "So." },
    ]);
  });
});

describe("two processes on one conversation", () => {
  /** Models that answer when so many of them were asked. */
  function meeting(count: number): (...lines: readonly Line[]) => Model {
    let asked = 0;
    let meet = () => {};
    const all = new Promise<void>((resolve) => {
      meet = resolve;
    });
    return (...lines) => {
      const { model } = scripted(lines);
      const doGenerate: Model["doGenerate"] = async (options) => {
        if (++asked >= count) meet();
        await all;
        return model.doGenerate(options);
      };
      return { ...model, doGenerate };
    };
  }

  test("of two turns at once one is answered, the other is told, and nothing is lost", async () => {
    const [store, met] = [memoryStore(), meeting(2)];
    const [one, two] = [
      await opened([], store, { model: met("One.", "One.") }),
      await opened([], store, { model: met("Two.", "Two.") }),
    ];
    const outcomes = await Promise.all([one.conversation.talk("First."), two.conversation.talk("Second.")]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["answer", "conflict"]);
    const loser = outcomes[0]?.kind === "conflict" ? one : two;
    const conflict = outcomes.find((outcome) => outcome.kind === "conflict");
    // The other may write on meanwhile: told is a head that the log had, with what was in the way.
    const log = await store.read(KEY, { from: 1, limit: 100 });
    const told = log.find(({ sequence }) => sequence === conflict?.head.sequence);
    expect(conflict).toEqual({ kind: "conflict", head: { sequence: told?.sequence, hash: told?.hash } });
    expect(told?.sequence).toBeGreaterThan(1);
    const { conversation } = await opened([], store);
    const { prompt } = await conversation.request();
    const users = prompt.flatMap((message) => (message.role === "user" ? message.content : []));
    expect(users.map((part) => (part.type === "text" ? part.text : ""))).toEqual(
      expect.arrayContaining(["First.", "Second."]),
    );
    expect(await loser.conversation.resume()).toMatchObject({ kind: "answer" });
  });

  test("requests that are looked at during a turn, and at once, read what has come once", async () => {
    const store = memoryStore();
    // As from a server: what is asked at once is answered in one go, so that all of it has read the same.
    const read: Store["read"] = async (key, range) => {
      const entries = await store.read(key, range);
      await new Promise((resolve) => setImmediate(resolve));
      return entries;
    };
    const far = {
      ...{ append: store.append.bind(store), purge: store.purge.bind(store), list: store.list.bind(store) },
      read,
    };
    const look = async () => (await Promise.all([conversation.request(), conversation.request()])).length;
    const lines = [{ calls: [["look", {}, "a"]] }, "Done."] as const;
    const { conversation } = await opened(lines, far, { tools: { look: { inputSchema, execute: look } } });
    expect(await conversation.talk("Look.")).toMatchObject({ text: "Done." });
    await (await createSessions({ store, record: "texts" }).open(KEY)).step({ turn: "elsewhere", text: "And this?" });
    for (const { prompt } of await Promise.all([conversation.request(), conversation.request()]))
      expect(prompt.map(({ role }) => role)).toEqual(["user", "assistant", "tool", "assistant", "user"]);
    expect(conversation.usage().requests).toBe(2);
  });

  test("a reply is not put behind what somebody has said meanwhile, though its request was looked at", async () => {
    const store = memoryStore();
    const { model } = scripted(["One.", "Two."]);
    const doGenerate: Model["doGenerate"] = async (options) => {
      const session = await createSessions({ store, record: "texts" }).open(KEY);
      await session.step({ turn: "elsewhere", text: "And what of this?" });
      await conversation.request();
      return model.doGenerate(options);
    };
    const { conversation } = await opened([], store, { model: { ...model, doGenerate } });
    expect(await conversation.talk("First.")).toMatchObject({ kind: "conflict" });
  });

  test("the calls of one reply that two were given at once are run by one of them", async () => {
    const looked: string[] = [];
    const [store, met] = [memoryStore(), meeting(2)];
    const tools = { look: { inputSchema, execute: () => looked.push("look") } };
    const talk = async () => {
      const model = met({ calls: [["look", {}, "a"]] }, "Seen.");
      return (await opened([], store, { model, tools })).conversation.talk("Look.", { id: "m1" });
    };
    expect((await Promise.all([talk(), talk()])).map(({ kind }) => kind).sort()).toEqual(["answer", "conflict"]);
    expect(looked).toEqual(["look"]);
  });

  test("a result belongs to its call, whatever another process has said meanwhile", async () => {
    const store = memoryStore();
    const two = await opened(["Two."], store);
    const one = await opened([{ calls: [["wait", {}]] }, "One."], store, {
      tools: {
        wait: {
          inputSchema,
          execute: async () => {
            const session = await createSessions({ store, record: "texts" }).open(KEY);
            await session.step({ turn: "elsewhere", text: "And what of this?" });
            return "done";
          },
        },
      },
    });
    expect(await one.conversation.talk("First.")).toMatchObject({ kind: "answer", text: "One." });
    const other = one.requests[1]?.prompt.slice(-2);
    expect(other).toMatchObject([{ role: "tool" }, { role: "user", content: [{ text: "And what of this?" }] }]);
    expect(await two.conversation.resume()).toMatchObject({ text: "One." });
  });

  /** A message that is delivered again while the tool of its first delivery runs: what both come to, and what ran. */
  async function deliveredTwice(options: Partial<ConversationOptions> = {}) {
    const store = memoryStore();
    const [paid, seconds]: [string[], unknown[]] = [[], []];
    const pay = (call: string): Line => ({ calls: [["pay", { sum: 5 }, call]] });
    const deliver = async (lines: readonly Line[]) => {
      const { conversation, requests } = await opened(lines, store, { tools: { pay: tool }, ...options });
      return [await conversation.talk("Pay.", { id: "m1" }), requests] as const;
    };
    const tool = {
      inputSchema,
      execute: async () => {
        const receipt = `receipt ${paid.push("pay")}`;
        if (paid.length === 1) seconds.push(...(await deliver([pay("b"), "Paid."])));
        return receipt;
      },
    };
    const [first] = await deliver([pay("a")]);
    const after = await opened([], store);
    const { prompt } = await after.conversation.request();
    const told = prompt.flatMap(({ role, content }) => (role === "tool" ? content : []));
    const outputs = told.map((part) => ("output" in part && "value" in part.output ? part.output.value : null));
    return { first, seconds, paid, outputs, after: after.conversation };
  }

  test("a message that is delivered again while its tool runs goes on as after a crash, and no result is lost", async () => {
    const { first, seconds, paid, outputs, after } = await deliveredTwice();
    expect([first.kind, seconds[0]]).toEqual(["conflict", expect.objectContaining({ text: "Paid." })]);
    // The second process could not know that the first one was at work: its model was told so, and has called again.
    expect(seconds[1]).toMatchObject([
      {
        prompt: [
          {},
          {},
          { content: [{ output: { type: "error-text", value: expect.stringContaining("not known") } }] },
        ],
      },
      {},
    ]);
    expect([paid.length, outputs]).toEqual([2, ["receipt 1", "receipt 2"]]);
    expect(await after.resume()).toMatchObject({ kind: "answer", text: "Paid." });
  });

  test("a guard of 2 refuses the call that the model makes again then", async () => {
    const { paid, outputs } = await deliveredTwice({ guard: 2 });
    expect([paid.length, outputs]).toEqual([1, ["receipt 1", expect.stringContaining("repeats itself")]]);
  });

  test("what another process has said is in the next request", async () => {
    const store = memoryStore();
    const [one, two] = [await opened(["One.", "Three."], store), await opened(["Two."], store)];
    await one.conversation.talk("First.");
    await two.conversation.talk("Second.");
    await one.conversation.talk("Third.");
    expect(one.requests[1]?.prompt.length).toBe(5);
  });

  test("an erased conversation refuses, and one begun anew in its place is read anew", async () => {
    const store = memoryStore();
    const { conversation, requests } = await opened(["One.", "Two."], store);
    await conversation.talk("First.");
    await conversation.log.erase("erase");
    expect(await conversation.talk("Second.")).toEqual({ kind: "refused", reason: "erased" });
    await store.purge(KEY, Number.MAX_SAFE_INTEGER);
    expect(await conversation.talk("Third.")).toMatchObject({ kind: "answer", text: "Two." });
    expect(requests[1]?.prompt).toEqual([{ role: "user", content: [{ type: "text", text: "Third." }] }]);
  });
});
