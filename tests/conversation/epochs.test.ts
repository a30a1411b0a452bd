/** Epochs: a compactor makes the past smaller, and the log keeps it whole. */
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { describe, expect, test } from "vitest";
import {
  type Compactor,
  type ConversationEvent,
  type ConversationOptions,
  type Generated,
  type Message,
  openConversation,
  type Past,
} from "../../src/conversation/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { keeping } from "./compactors.js";
import { generatedOf, type Line, scripted, USAGE, unreported } from "./models.js";
import { faultsOf } from "./well-formed.js";

const KEY = { tenant: "acme", conversation: "c" };
const LONG = "word ".repeat(40);

function texts(prompt: readonly Message[] = []): string[] {
  return prompt.flatMap(({ content }) =>
    typeof content === "string" ? [] : content.map((part) => (part.type === "text" ? part.text : part.type)),
  );
}

async function compacting(lines: readonly Line[], compact: Compactor, options: Partial<ConversationOptions> = {}) {
  const store = memoryStore();
  const session = await createSessions({ store, record: "texts" }).open(KEY);
  const { model, requests } = scripted(lines);
  const events: ConversationEvent[] = [];
  const on = (event: ConversationEvent) => event.type === "compaction" && events.push(event);
  const conversation = await openConversation({ model, session, compact, on, ...options });
  return { conversation, requests, events, store };
}

function bound(store: Store): Omit<Store, "append"> {
  return { read: store.read.bind(store), purge: store.purge.bind(store), list: store.list.bind(store) };
}

describe("compact", () => {
  test("what a compactor makes stands in the place of the past, here and after a restart", async () => {
    const given: Past[] = [];
    const { conversation, requests, store } = await compacting(["One.", "Two.", "Three."], keeping(1, given));
    await conversation.talk("First.");
    await conversation.talk("Second.");
    expect(await conversation.compact()).toEqual({ kind: "compacted", through: 4 });
    expect(given[0]).toMatchObject({ epoch: null, room: null, state: { policies: {} } });
    expect(given[0]?.exchanges.map(({ kind, sequence }) => [kind, sequence])).toEqual([
      ...[
        ["user", 2],
        ["reply", 3],
        ["user", 4],
        ["reply", 5],
      ],
    ]);
    await conversation.talk("Third.");
    expect(texts(requests[2]?.prompt)).toEqual(["3 gone.", "Two.", "Third."]);
    const session = await createSessions({ store, record: "texts" }).open(KEY);
    const restored = await openConversation({ model: scripted([]).model, session });
    expect(await restored.request()).toEqual(await conversation.request());
    expect(restored.usage().requests).toBe(3);
  });

  test("a second epoch is told of the first, and of all that was said", async () => {
    const given: Past[] = [];
    const { conversation } = await compacting(["One.", "Two.", "Three."], keeping(1, given));
    for (const turn of [LONG, LONG, LONG]) {
      await conversation.talk(turn);
      await conversation.compact();
    }
    expect(given[2]?.epoch).toMatchObject({ through: 5, messages: [{ role: "user" }] });
    expect(given[2]?.exchanges.length).toBe(6);
    expect(texts((await conversation.request()).prompt)).toEqual(["5 gone.", "Three."]);
  });

  test("a turn and the question about it are one exchange, and no epoch ends between them", async () => {
    const given: Past[] = [];
    const { conversation } = await compacting(["One.", "Two."], keeping(3, given));
    for (const turn of [LONG, "use oats instead of milk", "no"]) await conversation.talk(turn);
    const { prompt } = await conversation.request();
    expect(await conversation.compact()).toEqual({ kind: "compacted", through: 3 });
    const [past] = given;
    expect(past?.exchanges.map(({ sequence, messages }) => [sequence, ...messages.map(({ role }) => role)])).toEqual([
      ...[
        [2, "user"],
        [3, "assistant"],
        [4, "user", "assistant"],
        [5, "user"],
        [6, "assistant"],
      ],
    ]);
    const kept = texts((await conversation.request()).prompt);
    expect(kept).toEqual(["2 gone.", ...texts(prompt).slice(2)]);
    expect(kept).toContain('Did you mean to use "oats" instead?');
  });

  test("the requests of a compactor are in the ledger as a provider reports them, what it does not say left out", async () => {
    const usage = { inputTokens: { ...USAGE.inputTokens, cacheWrite: undefined }, outputTokens: USAGE.outputTokens };
    const { conversation } = await compacting(["One.", "Two."], async ({ exchanges }) => ({
      through: exchanges[0]?.sequence ?? 0,
      messages: [{ role: "user", content: [{ type: "text", text: "Short." }] }],
      spent: [{ model: { provider: "p", modelId: "m" }, usage }],
    }));
    for (const text of [LONG, "Second."]) await conversation.talk(text);
    expect(await conversation.compact()).toMatchObject({ kind: "compacted" });
    expect(conversation.usage().requests).toBe(3);
  });

  test("the model of a compactor's request may be the provider's own, and what it reports is kept as of a reply", async () => {
    const model = createOpenAICompatible({ name: "p", baseURL: "http://127.0.0.1:1" })("m");
    // So it reports where a server counts what it has read from its cache apart.
    const usage = { inputTokens: { ...USAGE.inputTokens, noCache: -5 }, outputTokens: USAGE.outputTokens };
    const { conversation } = await compacting(["One.", "Two."], async ({ exchanges }) => ({
      through: exchanges[0]?.sequence ?? 0,
      messages: [{ role: "user", content: [{ type: "text", text: "Short." }] }],
      spent: [{ model, usage }],
    }));
    for (const text of [LONG, "Second."]) await conversation.talk(text);
    expect(await conversation.compact()).toMatchObject({ kind: "compacted" });
    const { noCache: _none, ...inputTokens } = USAGE.inputTokens;
    const kept = {
      model: { provider: "p.chat", modelId: "m" },
      usage: { inputTokens, outputTokens: USAGE.outputTokens },
    };
    const record = Object((await conversation.log.history()).at(-1)?.record);
    expect(record).toMatchObject({ name: "conversation.epoch" });
    expect(record.data.spent).toEqual([kept]);
  });

  test.each([
    ["one side alone", { inputTokens: USAGE.inputTokens, outputTokens: {} }, 0],
    ["no count", { inputTokens: {}, outputTokens: {} }, 1],
    ["nothing", undefined, 1],
  ])("of a usage that reports %s, what is known is in the ledger", async (_what, usage, unknown) => {
    const { conversation } = await compacting(["One.", "Two."], async ({ exchanges }) =>
      Object({
        through: exchanges[0]?.sequence ?? 0,
        messages: [{ role: "user", content: [{ type: "text", text: "Short." }] }],
        spent: [{ model: { provider: "p", modelId: "m" }, usage }],
      }),
    );
    for (const text of [LONG, "Second."]) await conversation.talk(text);
    const { tokens } = conversation.usage();
    expect(await conversation.compact()).toMatchObject({ kind: "compacted" });
    expect(conversation.usage()).toMatchObject({
      requests: 3,
      tokens: { input: tokens.input + (unknown === 1 ? 0 : 10) },
    });
    expect((await conversation.log.history()).at(-1)?.record).toMatchObject({
      data: { spent: [{ usage: unknown === 1 ? null : { inputTokens: USAGE.inputTokens } }] },
    });
  });

  test.each([
    ["no list", null],
    ["a model by its name", { model: "m", usage: null }],
    ["sums as the AI SDK gives them", { model: { provider: "p", modelId: "m" }, usage: { inputTokens: 5 } }],
    ["no request", 5],
    ["one side that is none", { model: { provider: "p", modelId: "m" }, usage: { inputTokens: {} } }],
  ])("what a compactor says that it has spent is held to be that: %s", async (_what, request) => {
    const { conversation } = await compacting(["One.", "Two."], async ({ exchanges }) =>
      Object({ through: exchanges[0]?.sequence ?? 0, messages: [], spent: request === null ? {} : [request] }),
    );
    for (const text of [LONG, "Second."]) await conversation.talk(text);
    await expect(conversation.compact()).rejects.toThrow("A compactor's `spent` is a list of");
  });

  test("an epoch that the log does not take for its length is none, and the turn goes on", async () => {
    const session = await createSessions({ store: memoryStore(), record: "texts", limits: { layerBody: 3_000 } }).open(
      KEY,
    );
    const compact: Compactor = async ({ exchanges }) => ({
      through: exchanges[0]?.sequence ?? 0,
      messages: [{ role: "user", content: [{ type: "text", text: "x".repeat(3_000) }] }],
      spent: [{ model: { provider: "p", modelId: "m" }, usage: USAGE }],
    });
    const { model } = scripted(["One.", "Two.", "Three."].map((line, at) => unreported(line, at)));
    const conversation = await openConversation({ model, session, compact, card: { window: 10_000 } });
    await conversation.talk("x".repeat(4_000));
    await conversation.talk("x".repeat(3_000));
    expect(await conversation.talk("Go on.")).toMatchObject({ kind: "answer" });
    expect(await conversation.compact()).toEqual({ kind: "unchanged" });
    expect(conversation.usage().requests).toBeGreaterThan(3);
  });

  test("what is not smaller with the results of calls that it keeps is not kept", async () => {
    const id = { toolCallId: "p1", toolName: "web" } as const;
    const ran: Generated["content"] = [{ type: "tool-call", ...id, input: "{}", providerExecuted: true }];
    const gave: Generated["content"] = [{ type: "tool-result", ...id, result: "x".repeat(2_000) }];
    const finishReason = { unified: "stop" } as const;
    const replies = [ran, gave].map((content) => ({ content, finishReason, usage: USAGE }));
    const { model } = scripted([...replies, "Well."]);
    const call = { type: "tool-call", ...id, input: {}, providerExecuted: true } as const;
    const compact: Compactor = async ({ exchanges }) => ({
      through: exchanges[1]?.sequence ?? 0,
      messages: [{ role: "assistant", content: [call, { type: "text", text: "x".repeat(1_000) }] }],
    });
    const conversation = await openConversation({ model, compact });
    for (const text of ["Search.", "Go on.", "More."]) await conversation.talk(text);
    expect(await conversation.compact()).toEqual({ kind: "unchanged" });
  });

  test("what is not smaller is not kept, and neither is nothing", async () => {
    const { conversation, events } = await compacting(["One."], async ({ exchanges }) => ({
      through: exchanges[0]?.sequence ?? 0,
      messages: [{ role: "user", content: [{ type: "text", text: LONG }] }],
    }));
    expect(await conversation.compact()).toEqual({ kind: "unchanged" });
    await conversation.talk("First.");
    expect(await conversation.compact()).toEqual({ kind: "unchanged" });
    expect(events).toEqual([
      ...[
        { type: "compaction", phase: "start" },
        { type: "compaction", phase: "end", through: null },
      ],
      ...[
        { type: "compaction", phase: "start" },
        { type: "compaction", phase: "end", through: null },
      ],
    ]);
    const records = (await conversation.log.history()).map(({ record }) =>
      "name" in record ? record.name : record.kind,
    );
    expect(records).toEqual(["origin", "turn", "conversation.reply", "context.audit"]);
  });

  test("the requests of a compactor are in the ledger", async () => {
    const model = { provider: "test", modelId: "small" };
    const plain = keeping(1);
    const { conversation } = await compacting(["One."], async (past) => {
      const compacted = await plain(past);
      if (compacted === null || compacted.through === null) return null;
      const spent = [
        { model, usage: USAGE },
        { model, usage: null },
      ];
      return { ...compacted, messages: [], spent };
    });
    await conversation.talk("First.");
    await conversation.compact();
    expect(conversation.usage()).toEqual({
      ...{ requests: 3, unknown: 1 },
      tokens: { input: 20, fresh: 14, cacheRead: 4, cacheWrite: 2, output: 10, text: 8, reasoning: 2 },
    });
  });

  test("what was spent is in the ledger where nothing comes of it, and the epoch before it holds", async () => {
    const spent = [{ model: { provider: "test", modelId: "small" }, usage: USAGE }];
    const made: Awaited<ReturnType<Compactor>>[] = [
      { through: 3, messages: [] },
      { through: null, spent },
      { through: 3, messages: [{ role: "user", content: [{ type: "text", text: LONG.repeat(9) }] }], spent },
      { through: null },
    ];
    const { conversation, store } = await compacting(["One.", "Two."], async () => made.shift() ?? null);
    await conversation.talk("First.");
    await conversation.talk("Second.");
    expect(await conversation.compact()).toEqual({ kind: "compacted", through: 3 });
    const request = await conversation.request();
    for (const requests of [3, 4, 4]) {
      expect(await conversation.compact()).toEqual({ kind: "unchanged" });
      expect(conversation.usage().requests).toBe(requests);
    }
    expect(texts(request.prompt)).toEqual(["Second.", "Two."]);
    expect(await conversation.request()).toEqual(request);
    const session = await createSessions({ store, record: "texts" }).open(KEY);
    const restored = await openConversation({ model: scripted([]).model, session });
    expect([restored.usage(), await restored.request()]).toEqual([conversation.usage(), request]);
  });

  test.each<[string, Awaited<ReturnType<Compactor>>]>([
    ["an end in the middle of an exchange", { through: 1, messages: [] }],
    ["the newest exchange", { through: 3, messages: [] }],
    ["a message of the system", { through: 2, messages: [{ role: "system", content: "x" }] }],
    [
      "a call without its result",
      {
        through: 2,
        messages: [{ role: "assistant", content: [{ type: "tool-call", toolCallId: "a", toolName: "a", input: {} }] }],
      },
    ],
  ])("%s is none of a compactor's", async (_what, compacted) => {
    const { conversation, events } = await compacting(["One."], async () => compacted);
    await conversation.talk(LONG);
    await expect(conversation.compact()).rejects.toThrow(TypeError);
    expect(events.at(-1)).toMatchObject({ phase: "error" });
  });

  test("while a call waits for the user nothing is compacted", async () => {
    const tools = { pay: { inputSchema: { type: "object" }, confirm: true, execute: () => 1 } };
    const { conversation } = await compacting([{ calls: [["pay", {}]] }], keeping(0), { tools });
    await conversation.talk("Pay.");
    await expect(conversation.compact()).rejects.toThrow("waits for the user");
  });

  test("an interruption ends a compactor that is deaf", async () => {
    const { conversation } = await compacting(["One."], () => new Promise(() => {}));
    await conversation.talk("First.");
    const compaction = conversation.compact();
    setTimeout(() => conversation.interrupt(), 5);
    expect(await compaction).toEqual({ kind: "unchanged" });
  });

  test("what was said meanwhile is a conflict where it is a turn", async () => {
    const plain = keeping(1);
    const { conversation } = await compacting(["One."], async (past) => {
      await conversation.log.step({ turn: "elsewhere", text: "Hi." });
      return plain(past);
    });
    await conversation.talk(LONG);
    expect(await conversation.compact()).toMatchObject({ kind: "conflict" });
  });
});

describe("compaction before a request", () => {
  test("it is tried once when the window is nearly full, between tool steps too, and the turn goes on", async () => {
    let tries = 0;
    const plain = keeping(1);
    const compact: Compactor = (past) => {
      tries += 1;
      return plain(past);
    };
    const calls = (n: number): Line => unreported({ calls: [["look", { n }]] }, n);
    const tools = { look: { inputSchema: { type: "object" }, execute: () => LONG } };
    const card = { window: 1_500 };
    const { conversation, requests } = await compacting([calls(1), calls(2), calls(3), "Done."], compact, {
      tools,
      card,
    });
    expect(await conversation.talk("Look.")).toMatchObject({ kind: "answer", text: "Done." });
    expect(tries).toBeGreaterThan(0);
    expect(texts(requests[3]?.prompt)[0]).toMatch(/gone/);
    expect(requests.flatMap(({ prompt }) => faultsOf(prompt))).toEqual([]);
  });

  test("a compactor that fails is told of, and a request that does not fit is not sent", async () => {
    const failing: Compactor = () => Promise.reject(new Error("no"));
    const { conversation, events, requests } = await compacting([unreported("One."), unreported("Two.")], failing, {
      card: { window: 700 },
    });
    expect(await conversation.talk(LONG)).toMatchObject({ kind: "answer" });
    expect(await conversation.talk(LONG)).toMatchObject({ kind: "answer" });
    expect(await conversation.talk(LONG)).toMatchObject({ kind: "stopped", why: "window" });
    expect(events).toContainEqual({ type: "compaction", phase: "error", error: new Error("no") });
    expect(requests.length).toBe(2);
  });

  test.each(["before", "after"] as const)(
    "a store that fails %s an epoch was kept is no compactor that fails: it is thrown, and resume goes on from the log",
    async (when) => {
      const store = memoryStore();
      let isBroken = true;
      const append: Store["append"] = async (key, expected, entry) => {
        if (!isBroken || !entry.turn.includes("conversation.epoch")) return store.append(key, expected, entry);
        isBroken = false;
        if (when === "after") await store.append(key, expected, entry);
        throw new Error("disk full");
      };
      const session = await createSessions({ store: { ...bound(store), append }, record: "texts" }).open(KEY);
      const { model, requests } = scripted(["One.", "Two."].map((line) => unreported(line)));
      const conversation = await openConversation({ model, session, compact: keeping(1), card: { window: 700 } });
      await conversation.talk(LONG);
      await expect(conversation.talk(LONG)).rejects.toThrow("disk full");
      expect(requests.length).toBe(1);
      expect(await conversation.resume()).toMatchObject({ kind: "answer", text: "Two." });
      // What was not kept is asked for again, and what was kept stands.
      expect(texts(requests[1]?.prompt)[0]).toMatch(/gone/);
    },
  );

  test.each([0, 2])("a provider that counts %d tokens for everything has counted nothing", async (total) => {
    const reply = (text: string): Line => ({
      ...generatedOf(text, 1),
      usage: { ...USAGE, inputTokens: { total, noCache: total, cacheRead: 0, cacheWrite: 0 } },
    });
    const { model, requests } = scripted([reply("One."), reply("Two."), reply("Three.")]);
    const conversation = await openConversation({ model, card: { window: 700 } });
    const outcomes = [];
    for (const turn of [LONG, LONG, LONG]) outcomes.push(await conversation.talk(turn));
    expect(outcomes.at(-1)).toMatchObject({ kind: "stopped", why: "window" });
    expect(requests.every(({ prompt }) => JSON.stringify(prompt).length <= 700)).toBe(true);
  });

  test("what the provider has counted is not estimated again", async () => {
    // The meter says a byte a token; the provider, four times fewer.
    const reply = (text: string): Line => ({
      ...generatedOf(text, 1),
      usage: { ...USAGE, inputTokens: { total: 60, noCache: 60, cacheRead: 0, cacheWrite: 0 } },
    });
    const { model, requests } = scripted([reply("One."), reply("Two."), reply("Three.")]);
    const conversation = await openConversation({ model, card: { window: 700 } });
    for (const turn of [LONG, LONG, LONG]) expect(await conversation.talk(turn)).toMatchObject({ kind: "answer" });
    expect(requests.length).toBe(3);
    expect(JSON.stringify(requests[2]?.prompt).length).toBeGreaterThan(700);
  });
});

describe("a question that was asked", () => {
  const { model } = scripted([]);
  const silent = { ...model, doGenerate: async () => unreported("Well.") };

  /** Opens one conversation again and again, and tells in which turns its compactor was asked. */
  function asked(came: () => Awaited<ReturnType<Compactor>>) {
    const sessions = createSessions({ store: memoryStore(), record: "texts" });
    const turns: number[] = [];
    const at = { turn: 0 };
    const compact: Compactor = async () => {
      turns.push(at.turn);
      return came();
    };
    const open = async (window: number) =>
      openConversation({ model: silent, session: await sessions.open(KEY), compact, card: { window } });
    return { turns, at, open };
  }

  const NOTHING: [string, () => Awaited<ReturnType<Compactor>>][] = [
    ["nothing", () => null],
    ["an error", () => fail()],
    [
      "what is not smaller",
      () => ({ through: 2, messages: [{ role: "user", content: [{ type: "text", text: "x".repeat(9_000) }] }] }),
    ],
  ];

  test.each(NOTHING)("is asked in the same turns after each restart, where %s came of it", async (_what, came) => {
    const [once, anew] = [asked(came), asked(came)];
    const conversation = await once.open(3_000);
    for (let turn = 1; turn <= 10; turn += 1) {
      once.at.turn = turn;
      anew.at.turn = turn;
      const outcome = await conversation.talk(LONG);
      expect(await (await anew.open(3_000)).talk(LONG)).toEqual(outcome);
    }
    expect(once.turns).toEqual([6, 8, 10]);
    expect(anew.turns).toEqual(once.turns);
  });

  test.each(NOTHING.slice(0, 2))(
    "is not asked again by resume, nor after a restart, where %s came of it",
    async (_what, came) => {
      const { turns, open } = asked(came);
      expect(await (await open(500)).talk(LONG.repeat(3))).toMatchObject({ why: "window" });
      for (const _again of [1, 2]) expect(await (await open(500)).resume()).toMatchObject({ why: "window" });
      expect(turns.length).toBe(1);
    },
  );

  test("is another one for a smaller window, and under other rules", async () => {
    const { turns, open } = asked(() => null);
    const conversation = await open(500);
    await conversation.talk(LONG.repeat(3));
    await (await open(400)).resume();
    expect(turns.length).toBe(2);
    await (await open(400)).resume();
    expect(turns.length).toBe(2);
    await (await open(400)).talk("prohibit peanuts");
    expect(turns.length).toBe(3);
    await conversation.log.restore({ turn: "undo" });
    for (const _again of [1, 2]) await (await open(400)).resume();
    expect(turns.length).toBe(4);
  });

  test("is not asked again because somebody has asked for a compaction", async () => {
    const { turns, open } = asked(() => null);
    const conversation = await open(500);
    await conversation.talk(LONG.repeat(3));
    expect(await conversation.compact()).toEqual({ kind: "unchanged" });
    await (await open(500)).resume();
    expect(turns.length).toBe(2);
  });
});

function fail(): never {
  throw new Error("no");
}
