/** A provider that gives other values than its interface has: what cannot be read again is not kept, and the conversation goes on. */
import { describe, expect, test } from "vitest";
import { type ConversationOptions, type Generated, openConversation } from "../../src/conversation/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { type Line, scripted, USAGE } from "./models.js";

const inputSchema = { type: "object" };
const CALL = { type: "tool-call", toolCallId: "a", toolName: "look", input: "{}" };

/** A reply of parts as a provider in JavaScript might give them. */
function replyOf(...parts: readonly object[]): Generated {
  return { content: JSON.parse(JSON.stringify(parts)), finishReason: { unified: "tool-calls" }, usage: USAGE };
}

async function opened(store: Store, lines: readonly Line[], options: Partial<ConversationOptions> = {}) {
  const session = await createSessions({ store, record: "texts" }).open({ tenant: "acme", conversation: "c" });
  const tools = { look: { inputSchema, confirm: true, execute: () => "seen" } };
  return openConversation({ model: scripted(lines).model, session, tools, ...options });
}

const OF_OTHER_TYPE = /a field that is missing or of another type. Nothing was kept of this conversation\.reply\./;

describe.each([
  ["at once", {}],
  ["streamed", { on: () => undefined }],
])("a reply that comes %s", (_how, options) => {
  test.each<[string, object]>([
    ["arguments that are an object", { ...CALL, input: { to: "ada" } }],
    ["a call without a name", { ...CALL, toolName: undefined }],
    ["a call with a number as its id", { ...CALL, toolCallId: 5 }],
    ["a file without its type", { type: "file", data: "AAAA" }],
    ["a result of no call", { type: "tool-result", toolName: "look", result: 1 }],
  ])("with %s is thrown, and the log stands", async (_what, part) => {
    const store = memoryStore();
    const conversation = await opened(store, [replyOf(part), "Hello."], options);
    await expect(conversation.talk("Hi.")).rejects.toThrow(OF_OTHER_TYPE);
    expect(await conversation.resume()).toMatchObject({ kind: "answer", text: "Hello." });
    const restored = await opened(store, ["Again."], options);
    expect(await restored.talk("And now?")).toMatchObject({ kind: "answer", text: "Again." });
  });
});

test("a verdict that is none is thrown, and the call waits still", async () => {
  const store = memoryStore();
  const conversation = await opened(store, [{ calls: [["look", {}, "a"]] }, "Done."]);
  await conversation.talk("Hi.");
  await expect(conversation.decide("a", JSON.parse('"yes"'))).rejects.toThrow(/of this conversation\.verdict\./);
  const restored = await opened(store, ["Done."]);
  expect(restored.pending().map(({ call }) => call)).toEqual(["a"]);
});

test("arguments that are nested without end are none, and end no turn", async () => {
  const deep = `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  const conversation = await opened(memoryStore(), [
    {
      calls: [
        ["look", deep],
        ["look", `${deep} `],
      ],
    },
    "Done.",
  ]);
  expect(await conversation.talk("Hi.")).toMatchObject({ kind: "answer", text: "Done." });
});

test("options of a gate in its place open no conversation, and neither does an option that there is not", async () => {
  const gate = JSON.parse('{"covers":{}}');
  await expect(opened(memoryStore(), [], { gate })).rejects.toThrow("gate must be what createGate makes");
  const misspelled = { steps: 1, Gate: gate };
  await expect(opened(memoryStore(), [], misspelled)).rejects.toThrow('not "Gate"');
});
