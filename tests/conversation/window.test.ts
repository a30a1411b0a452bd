/** What a request is counted as: what the provider has counted, and no longer what has left the request. */
import { describe, expect, test } from "vitest";
import { byteMeter } from "../../src/context/index.js";
import { epochCompactor } from "../../src/conversation/compaction/index.js";
import {
  type CallOptions,
  type ConversationOptions,
  type Listener,
  type Message,
  openConversation,
  type Past,
} from "../../src/conversation/index.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { keeping } from "./compactors.js";
import { generatedOf, scripted, USAGE } from "./models.js";

/** A model whose provider counts so many tokens of a request. */
function counting(tokensOf: (bytes: number) => number, modelId = "counting") {
  const { model, requests } = scripted([], { modelId });
  const reply = ({ prompt }: CallOptions) => {
    const total = tokensOf(JSON.stringify(prompt).length);
    return { ...generatedOf("Well.", 1), usage: { ...USAGE, inputTokens: { ...USAGE.inputTokens, total } } };
  };
  const doGenerate = async (request: CallOptions) => {
    requests.push(request);
    return reply(request);
  };
  return { model: { ...model, doGenerate }, requests };
}

/** A conversation whose directives and edits are its host's. */
async function hosted(options: Pick<ConversationOptions, "model" | "card" | "compact">) {
  const sessions = createSessions({ store: memoryStore(), record: "texts" });
  const session = await sessions.open({ tenant: "acme", conversation: "c" });
  const host = createHost({ sessions, onEdit: "rewind", onWarning: "apply" });
  return openConversation({ ...options, session, host });
}

describe("a request that fits is sent", () => {
  test("after an edit: the message as it was is no longer counted", async () => {
    const { model } = counting((bytes) => bytes);
    const conversation = await hosted({ model, card: { window: 1_000 } });
    expect(await conversation.talk(`Hi ${"a".repeat(500)}`, { id: "m1" })).toMatchObject({ kind: "answer" });
    expect(await conversation.talk(`Hi ${"b".repeat(500)}`, { id: "m1" })).toMatchObject({ kind: "answer" });
  });

  test("after an edit: the provider's count holds where it is lower, though it has what is gone", async () => {
    const { model } = counting((bytes) => Math.floor(bytes / 4));
    const conversation = await hosted({ model, card: { window: 2_000 } });
    for (const [id, length] of [
      ["m1", 1_500],
      ["m2", 1_000],
      ["m3", 100],
    ] as const)
      expect(await conversation.talk("a".repeat(length), { id })).toMatchObject({ kind: "answer" });
    expect(await conversation.talk("b".repeat(110), { id: "m3" })).toMatchObject({ kind: "answer" });
  });

  test("after a change of the rules: the page as it was is no longer counted", async () => {
    const { model } = counting((bytes) => bytes);
    const conversation = await hosted({ model, card: { window: 1_000 } });
    await conversation.talk(`set premise ${"a".repeat(500)}`);
    expect(await conversation.talk("Hi.")).toMatchObject({ kind: "answer" });
    await conversation.talk(`change premise to ${"b".repeat(500)}`);
    expect(await conversation.talk("Hello?")).toMatchObject({ kind: "answer" });
  });

  test("after a prune: what is gone is no longer counted, in the process at work and in a new one", async () => {
    const { model } = counting((bytes) => bytes);
    const session = await createSessions({ store: memoryStore(), record: "texts" }).open({
      tenant: "t",
      conversation: "c",
    });
    const opened = () => openConversation({ model, session, card: { window: 10_000 } });
    const conversation = await opened();
    const kinds: string[] = [];
    while (kinds.at(-1) !== "stopped")
      kinds.push((await conversation.talk("x".repeat(2_000), { id: `m${kinds.length}` })).kind);
    await session.prune({ before: (await session.find(`m${kinds.length - 2}`))?.sequence ?? 0 });
    expect(await conversation.resume()).toMatchObject({ kind: "answer" });
    expect(await (await opened()).talk("And now?")).toMatchObject({ kind: "answer" });
  });

  test("once rules that did not fit are as they were: their page is counted as it was sent", async () => {
    const { model, requests } = counting((bytes) => Math.floor(bytes / 2));
    const conversation = await hosted({ model, card: { window: 10_000 } });
    await conversation.talk(`set premise ${"a".repeat(4_000)}`);
    for (const length of [3_000, 5_000])
      expect(await conversation.talk("x".repeat(length))).toMatchObject({ kind: "answer" });
    expect(JSON.stringify(requests[1]?.prompt).length).toBeGreaterThan(10_000);
    await conversation.talk(`change premise to ${"b".repeat(6_000)}`);
    expect(await conversation.talk("Hi.")).toMatchObject({ kind: "stopped", why: "window" });
    await conversation.talk(`change premise to ${"a".repeat(4_000)}`);
    expect(await conversation.talk("Hello?")).toMatchObject({ kind: "answer" });
  });
});

test.each([
  ["what the meter counts of it", (bytes: number) => bytes, 2_000, 700, [10, 10]],
  ["what the provider has counted", (bytes: number) => Math.floor(bytes / 4), 4_000, 300, [1_500, 1_000]],
] as const)("after a change of the rules %s holds where it is lower: nothing is compacted", async (...row) => {
  const [, tokensOf, window, rules, [before, behind]] = row;
  const given: Past[] = [];
  const { model } = counting(tokensOf);
  const conversation = await hosted({ model, card: { window }, compact: keeping(1, given) });
  await conversation.talk(`set premise ${"a".repeat(rules)}`);
  expect(await conversation.talk("a".repeat(before))).toMatchObject({ kind: "answer" });
  await conversation.talk(`change premise to ${"b".repeat(rules)}`);
  expect(await conversation.talk("b".repeat(behind))).toMatchObject({ kind: "answer" });
  expect(given).toEqual([]);
});

test("what the provider has counted above the meter is not counted lower while it is all sent again", async () => {
  const { model, requests } = counting(() => 680);
  const conversation = await openConversation({ model, card: { window: 700 } });
  expect(await conversation.talk("Hi.")).toMatchObject({ kind: "answer" });
  expect(await conversation.talk("Hello?")).toMatchObject({ kind: "stopped", why: "window" });
  expect(requests.length).toBe(1);
});

test("a question of the engine that was answered is metered once, like what was said", async () => {
  const metered: string[] = [];
  const message = (each: Message) => {
    metered.push(JSON.stringify(each));
    return byteMeter.message(each);
  };
  const { model, requests } = counting((bytes) => bytes);
  const conversation = await openConversation({ model, card: { window: 5_000 }, meter: { ...byteMeter, message } });
  for (const turn of ["use oats instead of milk", "no", "Hi.", "Well?"]) await conversation.talk(turn);
  expect(requests.length).toBe(3);
  expect(metered.filter((each) => each.includes("Did you mean"))).toHaveLength(1);
});

describe("after a restart", () => {
  const KEY = { tenant: "acme", conversation: "c" };
  const tools = { look: { inputSchema: { type: "object" }, description: "x".repeat(400), execute: () => "" } };
  const quarter = (bytes: number) => Math.ceil(bytes / 4);

  function kept() {
    const sessions = createSessions({ store: memoryStore(), record: "texts" });
    return async (options: Omit<ConversationOptions, "session">) =>
      openConversation({ ...options, session: await sessions.open(KEY) });
  }

  /** A conversation of so many turns, opened once or anew for each, and the requests that it came to. */
  async function said(turns: number, isReopened: boolean, options: Partial<ConversationOptions>) {
    const { model, requests } = counting(quarter);
    const open = kept();
    const given = { model, tools, instructions: "You help in the kitchen.", card: { window: 1_200 }, ...options };
    let conversation = await open(given);
    const outcomes: object[] = [];
    for (let turn = 1; turn <= turns; turn += 1) {
      if (isReopened) conversation = await open(given);
      const text = turn === 2 ? "prohibit peanuts" : `${turn} ${"word ".repeat(20)}`;
      outcomes.push(await conversation.talk(text, { id: `t${turn}` }));
    }
    return { outcomes, prompts: requests.map(({ prompt }) => JSON.stringify(prompt)) };
  }

  test("a conversation that is opened for each turn sends and compacts as one object does", async () => {
    for (const options of [{}, { compact: epochCompactor }]) {
      const once = await said(20, false, options);
      expect(await said(20, true, options)).toEqual(once);
      expect(once.prompts.length).toBeGreaterThan(15);
    }
  });

  test("what stands beside the messages, and was not in what was counted, is counted", async () => {
    const { model, requests } = counting((bytes) => bytes);
    const open = kept();
    const card = { window: 1_000 };
    await (await open({ model, card, instructions: "Short." })).talk("Hi.");
    for (const other of [
      { instructions: "x".repeat(900) },
      { tools: { look: { ...tools.look, description: "x".repeat(900) } } },
    ])
      expect(await (await open({ model, card, ...other })).talk("Hello?")).toMatchObject({ why: "window" });
    expect(await (await open({ model, card, instructions: "Other." })).resume()).toMatchObject({ kind: "answer" });
    expect(requests.length).toBe(2);
  });

  test("what a provider has counted for another model is not counted so for this one", async () => {
    const open = kept();
    const card = { window: 1_000 };
    await (await open({ model: counting(quarter, "small").model, card })).talk("x".repeat(700));
    const { model, requests } = counting((bytes) => bytes);
    expect(await (await open({ model, card })).talk("x".repeat(500))).toMatchObject({ why: "window" });
    expect(requests).toEqual([]);
  });

  test("a request that was counted with no names of what stood beside it bounds the next one all the same", async () => {
    const { model } = counting(quarter);
    const open = kept();
    const instructions = "x".repeat(900);
    await (await open({ model, instructions })).talk("x".repeat(700));
    const sized = await open({ model, instructions, card: { window: 1_500 } });
    expect(await sized.talk("Hello?")).toMatchObject({ kind: "answer" });
    const shorter = await open({ model, card: { window: 900 } });
    expect(await shorter.talk("Well?")).toMatchObject({ kind: "answer" });
  });

  test("what came of a call only after it was counted as interrupted is counted", async () => {
    const open = kept();
    const card = { window: 3_000 };
    const { model } = scripted([{ calls: [["slow", {}]] }]);
    let on: Listener = () => undefined;
    let settle: (value: string) => void = () => undefined;
    const settled = new Promise<string>((resolve) => {
      settle = resolve;
    });
    const slow = { inputSchema: { type: "object" }, execute: () => settled };
    const running = new Promise<void>((resolve) => {
      on = ({ type }) => type === "tool" && resolve();
    });
    const first = (await open({ model, card, tools: { slow }, on: (event) => on(event) })).talk("Look.");
    await running;
    const other = counting((bytes) => bytes, "scripted");
    const second = await open({ model: other.model, card, tools: { slow } });
    await second.talk("And?");
    settle("y".repeat(600));
    expect(await first).toMatchObject({ kind: "conflict" });
    const left = 3_000 - JSON.stringify(other.requests[0]?.prompt).length;
    expect(await second.talk("z".repeat(left - 500))).toMatchObject({ kind: "stopped", why: "window" });
    expect(other.requests.length).toBe(1);
  });
});
