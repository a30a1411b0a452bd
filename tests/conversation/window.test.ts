/** What a request is counted as: what the provider has counted, and no longer what has left the request. */
import { describe, expect, test } from "vitest";
import { byteMeter } from "../../src/context/index.js";
import {
  type CallOptions,
  type ConversationOptions,
  type Message,
  openConversation,
} from "../../src/conversation/index.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { generatedOf, scripted, USAGE } from "./models.js";

/** A model whose provider counts so many tokens of a request. */
function counting(tokensOf: (bytes: number) => number) {
  const { model, requests } = scripted([]);
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
async function hosted(options: Pick<ConversationOptions, "model" | "card">) {
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

  test("after a change of the rules: the page as it was is no longer counted", async () => {
    const { model } = counting((bytes) => bytes);
    const conversation = await hosted({ model, card: { window: 1_000 } });
    await conversation.talk(`set premise ${"a".repeat(500)}`);
    expect(await conversation.talk("Hi.")).toMatchObject({ kind: "answer" });
    await conversation.talk(`change premise to ${"b".repeat(500)}`);
    expect(await conversation.talk("Hello?")).toMatchObject({ kind: "answer" });
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
