/** Entries that somebody else has written: each is read for what it is, or refused by its sequence. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openConversation } from "../../src/conversation/index.js";
import { createSessions, LogError, memoryStore } from "../../src/sessions/index.js";
import { scripted } from "./models.js";
import { faultsOf } from "./well-formed.js";

const model = { provider: "test", modelId: "scripted" };
const reply = (content: readonly object[], fields: object = {}) => ({
  v: 1,
  model,
  content,
  finish: "stop",
  usage: null,
  ...fields,
});
const call = { type: "tool-call", call: "c", name: "a", input: "{}" };
const result = { v: 1, reply: 2, call: "c", why: "done", value: 1 };

/** Messages of an epoch: a call, and its result. */
const asked = { role: "assistant", content: [{ type: "tool-call", toolCallId: "e", toolName: "a", input: {} }] };
const output = { type: "text", value: "x" };
const answered = { role: "tool", content: [{ type: "tool-result", toolCallId: "e", toolName: "a", output }] };

/** Opens a conversation whose log holds these entries behind its origin. */
async function reading(...entries: readonly (readonly [kind: string, data: unknown])[]) {
  const session = await createSessions({ store: memoryStore(), record: "texts" }).open({
    tenant: "a",
    conversation: "c",
  });
  let after = { sequence: 0, hash: "" };
  for (const [index, [kind, data]] of entries.entries()) {
    const answer = await session.append({ kind, turn: String(index), data, after });
    if (answer.kind !== "appended") throw new Error(answer.kind);
    after = answer.head;
  }
  return openConversation({ model: scripted([]).model, session });
}

describe("entries", () => {
  test.each<[string, string, unknown]>([
    ["no object", "conversation.reply", null],
    ["no version", "conversation.reply", { model, content: [] }],
    ["a version of 0", "conversation.reply", { ...reply([]), v: 0 }],
    ["a kind that there is not", "conversation.secret", { v: 1 }],
    ["a part that is none", "conversation.reply", reply([{ type: "text" }])],
    ["content that is no list", "conversation.reply", { ...reply([]), content: { length: 1 } }],
    ["no model", "conversation.reply", { ...reply([]), model: "x" }],
    ["a finish that there is not", "conversation.reply", reply([], { finish: "bored" })],
    [
      "usage that is none",
      "conversation.reply",
      reply([], { usage: { inputTokens: { total: -1 }, outputTokens: {} } }),
    ],
    ["metadata that is none", "conversation.reply", reply([{ type: "text", text: "", metadata: { a: 1 } }])],
    ["a result for no reason", "conversation.result", { ...result, why: "constructor" }],
    ["a result of no value", "conversation.result", { v: 1, reply: 2, call: "c", why: "done" }],
    ["a verdict that is neither", "conversation.verdict", { v: 1, reply: 2, call: "c", yes: "yes" }],
    ["a run of nothing", "conversation.run", { v: 1, reply: -2, call: "c" }],
    ["a file of numbers", "conversation.said", { v: 1, turn: "t", text: null, files: [{ mediaType: "a", data: [1] }] }],
    ["an answer to nothing", "conversation.settled", { v: 1, turn: "t", said: "s", text: 1, question: true }],
    [
      "an epoch of the system",
      "conversation.epoch",
      { v: 1, through: 1, messages: [{ role: "system", content: "x" }], spent: [] },
    ],
    ["an epoch of what comes after it", "conversation.epoch", { v: 1, through: 2, messages: [], spent: [] }],
    ["a call without its result", "conversation.epoch", { v: 1, through: 1, messages: [asked], spent: [] }],
    ["a result without its call", "conversation.epoch", { v: 1, through: 1, messages: [answered], spent: [] }],
  ])("%s is unreadable", async (_what, kind, data) => {
    const error = await reading([kind, data]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(LogError);
    expect(error).toMatchObject({ code: "unreadable", sequence: 2 });
  });

  test("a newer version is refused by its number", async () => {
    await expect(reading(["conversation.reply", { v: 2 }])).rejects.toMatchObject({
      code: "newer_version",
      sequence: 2,
    });
  });

  test("what a later version has added is passed over, and so are other layers", async () => {
    const part = { type: "text", text: "Hello.", mood: "fine" };
    const conversation = await reading(["conversation.reply", reply([part], { more: 1 })], ["context.audit", { v: 9 }]);
    expect((await conversation.request()).prompt).toEqual([
      { role: "assistant", content: [{ type: "text", text: "Hello." }] },
    ]);
  });

  test("a kind of one's own, as an append advises it, stands in the way of nothing", async () => {
    const session = await createSessions({ store: memoryStore() }).open({ tenant: "a", conversation: "c" });
    const { head } = await session.view();
    const message = await session.append({ turn: "t", kind: "reply", data: 1, after: head }).catch(String);
    const [, kind = ""] = /such as (\S+)\.$/.exec(String(message)) ?? [];
    expect((await (await reading([kind, { text: "Hello." }])).request()).prompt).toEqual([]);
  });

  test("results of no call, results twice, and calls without one come to a request that is well formed", async () => {
    const conversation = await reading(
      ["conversation.reply", reply([call, { ...call, call: "d" }])],
      ["conversation.result", result],
      ["conversation.result", { ...result, value: 2 }],
      ["conversation.result", { ...result, call: "constructor" }],
      ["conversation.result", { ...result, reply: 99 }],
      ["conversation.verdict", { v: 1, reply: 1, call: "c", yes: true }],
    );
    const { prompt } = await conversation.request();
    expect(faultsOf(prompt)).toEqual([]);
    expect(prompt.at(-1)).toMatchObject({
      content: [{ output: { type: "json", value: 1 } }, { output: { type: "error-text" } }],
    });
  });

  test("what comes after an epoch is sent behind its messages", async () => {
    const conversation = await reading(
      ["conversation.epoch", { v: 1, through: 1, messages: [asked, answered], spent: [] }],
      ["conversation.reply", reply([call])],
    );
    const { prompt } = await conversation.request();
    expect(faultsOf(prompt)).toEqual([]);
    expect(prompt.map(({ role }) => role)).toEqual(["assistant", "tool", "assistant", "tool"]);
  });

  test("the ids of what is written say what it is about", async () => {
    const lines = [{ calls: [["look", {}, "a"] as const, ["pay", {}, "b"] as const] }, "Paid."];
    const session = await createSessions({ store: memoryStore(), record: "texts" }).open({
      tenant: "a",
      conversation: "c",
    });
    const tools = {
      look: { inputSchema: { type: "object" }, execute: () => 1 },
      pay: { inputSchema: { type: "object" }, confirm: true, execute: () => 2 },
    };
    const conversation = await openConversation({ ...{ model: scripted(lines).model, session, tools } });
    await conversation.talk({ text: "Go.", files: [{ mediaType: "a/b", data: "AAAA" }] }, { id: "m\u00e9" });
    await conversation.decide("b", true);
    await conversation.resume();
    const data = '{"files":[{"data":"AAAA","mediaType":"a/b"}],"text":null,"turn":"m\\u00e9"}';
    const mark = createHash("sha256").update(data).digest("hex").slice(0, 16);
    expect((await session.history()).map(({ turn }) => turn)).toEqual([
      "#origin",
      `#layer:conversation.said:m\\u00e9~${mark}`,
      "m\\u00e9",
      "#layer:conversation.reply:3",
      "#layer:conversation.result:4:0",
      "#layer:conversation.verdict:4:1",
      "#layer:conversation.run:4:1",
      "#layer:conversation.result:4:1",
      "#layer:conversation.reply:8",
    ]);
  });
});
