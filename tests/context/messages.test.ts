/** Messages as exchanges: what goes together, what is told, and that the real types of three libraries fit. */
import { AIMessage, type BaseMessage, HumanMessage, SystemMessage, ToolMessage } from "@langchain/core/messages";
import type { ModelMessage } from "ai";
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { expect, it } from "vitest";
import { assemble } from "../../src/context/index.js";
import { fromAiSdk, fromLangChain, fromOpenAi, type Grouped, messagesOf } from "../../src/context/messages/index.js";
import { measures } from "./measures.js";

const OPENAI: ChatCompletionMessageParam[] = [
  { role: "developer", content: "Be brief." },
  { role: "user", content: "Tea?" },
  {
    role: "assistant",
    content: null,
    tool_calls: [
      { id: "a", type: "function", function: { name: "stock", arguments: "{}" } },
      { id: "b", type: "function", function: { name: "price", arguments: "{}" } },
    ],
  },
  { role: "tool", tool_call_id: "b", content: "2" },
  { role: "tool", tool_call_id: "a", content: "none" },
  { role: "assistant", content: "No tea." },
  { role: "system", content: "The shop closes." },
  { role: "user", content: "Milk?" },
];

const AI_SDK: ModelMessage[] = [
  { role: "system", content: "Be brief." },
  { role: "user", content: [{ type: "text", text: "Tea?" }] },
  {
    role: "assistant",
    content: [
      { type: "reasoning", text: "Look.", providerOptions: { anthropic: { signature: "s==" } } },
      { type: "tool-call", toolCallId: "a", toolName: "stock", input: {} },
      { type: "tool-call", toolCallId: "b", toolName: "price", input: {} },
    ],
  },
  {
    role: "tool",
    content: [
      { type: "tool-result", toolCallId: "b", toolName: "price", output: { type: "text", value: "2" } },
      { type: "tool-result", toolCallId: "a", toolName: "stock", output: { type: "text", value: "none" } },
    ],
  },
  { role: "assistant", content: "No tea." },
  { role: "user", content: "Milk?" },
];

const LANGCHAIN: BaseMessage[] = [
  new SystemMessage("Be brief."),
  new HumanMessage("Tea?"),
  new AIMessage({
    content: "",
    tool_calls: [
      { id: "a", name: "stock", args: {} },
      { id: "b", name: "price", args: {} },
    ],
  }),
  new ToolMessage({ tool_call_id: "b", content: "2" }),
  new ToolMessage({ tool_call_id: "a", content: "none" }),
  new AIMessage("No tea."),
  new HumanMessage("Milk?"),
];

/** The exchanges as their ids, kinds and how many messages they have; the head as its length. */
function shapeOf<M>(grouped: Grouped<M>) {
  if (grouped.kind === "faulty") return grouped;
  return [grouped.head.length, ...grouped.history.map(({ id, kind, messages }) => `${id} ${kind} ${messages.length}`)];
}

it("a call goes with all its results, in whatever order, and the text behind them is a reply of its own", () => {
  expect(shapeOf(fromOpenAi(OPENAI))).toEqual([1, "m1 user 1", "m2 reply 3", "m5 reply 2", "m7 user 1"]);
  expect(shapeOf(fromAiSdk(AI_SDK))).toEqual([1, "m1 user 1", "m2 reply 2", "m4 reply 1", "m5 user 1"]);
  expect(shapeOf(fromLangChain(LANGCHAIN))).toEqual([1, "m1 user 1", "m2 reply 3", "m5 reply 1", "m6 user 1"]);
});

it("the way back has the same objects in the same order", () => {
  const groups: readonly (readonly [readonly object[], Grouped<object>])[] = [
    [OPENAI, fromOpenAi(OPENAI)],
    [AI_SDK, fromAiSdk(AI_SDK)],
    [LANGCHAIN, fromLangChain(LANGCHAIN)],
  ];
  for (const [list, grouped] of groups) {
    if (grouped.kind === "faulty") throw new Error("faulty");
    const back = messagesOf(grouped);
    expect(back).toHaveLength(list.length);
    expect(back.every((message, index) => message === list[index])).toBe(true);
  }
});

it("the list of a library may be given back to it", () => {
  const grouped = fromAiSdk(AI_SDK);
  if (grouped.kind === "faulty") throw new Error("faulty");
  const back: ModelMessage[] = messagesOf(grouped);
  expect(back).toEqual(AI_SDK);
});

it("what fits has the messages of the library, whatever the meter counts besides", async () => {
  const grouped = fromAiSdk(AI_SDK);
  if (grouped.kind === "faulty") throw new Error("faulty");
  const request = await assemble({ window: 9_000, reserve: 0, ...measures, pages: [], history: grouped.history });
  if (request.kind === "refused") throw new Error("refused");
  const back: ModelMessage[] = messagesOf({ head: [], history: request.history });
  expect(back).toEqual(AI_SDK.slice(1));
});

it("a call that has no result is told, wherever it stands", () => {
  const told = (at: number, call: string) => ({ kind: "faulty", faults: [{ fault: "dangling_call", at, call }] });
  expect(fromOpenAi(OPENAI.filter((_, index) => index !== 3))).toEqual(told(2, "b"));
  expect(fromOpenAi(OPENAI.slice(0, 4))).toEqual(told(2, "a"));
  expect(fromLangChain(LANGCHAIN.slice(0, 4))).toEqual(told(2, "a"));
  expect(fromAiSdk(AI_SDK.filter(({ role }) => role !== "tool"))).toEqual({
    kind: "faulty",
    faults: ["a", "b"].map((call) => ({ fault: "dangling_call", at: 2, call })),
  });
});

it("a result without its call, a second result and a second call are told", () => {
  expect(fromOpenAi(OPENAI.filter((_, index) => index !== 2))).toEqual({
    kind: "faulty",
    faults: [
      { fault: "orphan_result", at: 2, call: "b" },
      { fault: "orphan_result", at: 3, call: "a" },
    ],
  });
  expect(fromLangChain([...LANGCHAIN.slice(0, 5), ...LANGCHAIN.slice(4, 5)])).toEqual({
    kind: "faulty",
    faults: [{ fault: "repeated_result", at: 5, call: "a" }],
  });
  const [call] = LANGCHAIN.slice(2, 3);
  expect(fromLangChain([call, call, ...LANGCHAIN.slice(3, 5)].filter((each) => each !== undefined))).toEqual({
    kind: "faulty",
    faults: ["a", "b"].map((id) => ({ fault: "repeated_call", at: 1, call: id })),
  });
});

it("an id may come again in a later reply, and a result of an earlier reply's call may not", () => {
  const [user, call, b, a] = OPENAI.slice(1, 5);
  const step = [call, b, a].filter((each) => each !== undefined);
  expect(shapeOf(fromOpenAi([...step, ...step]))).toEqual([0, "m0 reply 3", "m3 reply 3"]);
  if (user === undefined || a === undefined) throw new Error("missing");
  expect(fromOpenAi([...step, user, a])).toMatchObject({ faults: [{ fault: "orphan_result", at: 4, call: "a" }] });
});

it("a reply goes on in the assistant's next message, until a result stands behind its calls", () => {
  const said: ChatCompletionMessageParam[] = [
    { role: "assistant", content: "Let me see." },
    { role: "assistant", content: "There is tea." },
  ];
  expect(shapeOf(fromOpenAi([...OPENAI.slice(0, 2), ...said]))).toEqual([1, "m1 user 1", "m2 reply 2"]);
});

it("a function of OpenAI's older chat is known by its name", () => {
  const older: ChatCompletionMessageParam[] = [
    { role: "assistant", content: null, function_call: { name: "stock", arguments: "{}" } },
    { role: "function", name: "stock", content: "none" },
  ];
  expect(shapeOf(fromOpenAi(older))).toEqual([0, "m0 reply 2"]);
  expect(fromOpenAi(older.slice(0, 1))).toMatchObject({ faults: [{ call: "function:stock" }] });
});

const APPROVAL: ModelMessage[] = [
  {
    role: "assistant",
    content: [
      { type: "tool-call", toolCallId: "a", toolName: "buy", input: {} },
      { type: "tool-approval-request", toolCallId: "a", approvalId: "x" },
    ],
  },
  { role: "tool", content: [{ type: "tool-approval-response", approvalId: "x", approved: true }] },
];

it("a call that was approved last has its result from the SDK, and one that was approved before needs it", () => {
  expect(shapeOf(fromAiSdk(APPROVAL))).toEqual([0, "m0 reply 2"]);
  for (const role of ["user", "assistant"] as const)
    expect(fromAiSdk([...APPROVAL, { role, content: "And?" }])).toMatchObject({
      faults: [{ fault: "dangling_call", at: 0, call: "a" }],
    });
  expect(fromAiSdk(APPROVAL.slice(0, 1))).toMatchObject({ faults: [{ fault: "dangling_call", at: 0, call: "a" }] });
});

it("a call that the provider runs needs no result, and may have one", () => {
  const search = { type: "tool-call", toolCallId: "a", toolName: "search", input: {}, providerExecuted: true } as const;
  const result = {
    type: "tool-result",
    toolCallId: "a",
    toolName: "search",
    output: { type: "text", value: "tea" },
  } as const;
  expect(shapeOf(fromAiSdk([{ role: "assistant", content: [search] }]))).toEqual([0, "m0 reply 1"]);
  expect(shapeOf(fromAiSdk([{ role: "assistant", content: [search, result] }]))).toEqual([0, "m0 reply 1"]);
});

it("a call of LangChain that could not be read needs no result, and may have one", () => {
  const call = { type: "ai", content: "", invalid_tool_calls: [{ id: "a", name: "search", args: "{" }] };
  const result = { type: "tool", tool_call_id: "a", content: "Say it again." };
  expect(shapeOf(fromLangChain([call]))).toEqual([0, "m0 reply 1"]);
  expect(shapeOf(fromLangChain([call, result]))).toEqual([0, "m0 reply 2"]);
});

it("a result that the provider brings in a later message belongs to its call, and what stands between stays with them", () => {
  const run = { type: "tool-call", toolCallId: "run", toolName: "code", input: {}, providerExecuted: true } as const;
  const output = { type: "text", value: "tea" } as const;
  const ran = { type: "tool-result", toolCallId: "run", toolName: "code", output } as const;
  const step = (toolCallId: string): ModelMessage[] => [
    { role: "assistant", content: [{ type: "tool-call", toolCallId, toolName: "stock", input: {} }] },
    { role: "tool", content: [{ type: "tool-result", toolCallId, toolName: "stock", output }] },
  ];
  const list: ModelMessage[] = [
    { role: "user", content: "Count the tea." },
    { role: "assistant", content: [run] },
    ...step("a"),
    ...step("b"),
    { role: "assistant", content: [ran, { type: "text", text: "Counted." }] },
  ];
  expect(shapeOf(fromAiSdk(list))).toEqual([0, "m0 user 1", "m1 reply 6"]);
  expect(shapeOf(fromAiSdk([...list, ...step("c"), { role: "assistant", content: "Done." }]))).toEqual([
    0,
    "m0 user 1",
    "m1 reply 6",
    "m7 reply 2",
    "m9 reply 1",
  ]);
  // The user has spoken meanwhile: no provider takes that.
  const [user] = list;
  if (user === undefined) throw new Error("missing");
  expect(fromAiSdk([...list.slice(0, 6), user, ...list.slice(6)])).toMatchObject({
    faults: [{ fault: "orphan_result", at: 7, call: "run" }],
  });
});

it("messages of another role are kept where they stand", () => {
  const odd: { role: string }[] = [{ role: "critic" }, { role: "user" }, { role: "critic" }, { role: "assistant" }];
  expect(shapeOf(fromOpenAi(odd))).toEqual([1, "m1 user 2", "m3 reply 1"]);
});

it("a message with more faults than a call has arguments is told all the same", () => {
  const calls = Array.from({ length: 200_000 }, () => ({ id: "a" }));
  const answer = fromOpenAi([{ role: "assistant", content: null, tool_calls: calls }]);
  expect(answer.kind === "faulty" && answer.faults.length).toBe(200_000);
});

it.each([null, 7, "tea", [], { role: 7 }, { role: "assistant", tool_calls: [null, 7] }])(
  "a message %j is no reason to throw",
  (message) => {
    // What comes over the wire has no type.
    const list = JSON.parse(JSON.stringify([message]));
    const kinds = [fromOpenAi(list), fromAiSdk(list), fromLangChain(list)].map(({ kind }) => kind);
    for (const kind of kinds) expect(["grouped", "faulty"]).toContain(kind);
  },
);

it.each([
  ["null", "null"],
  ['{"messages":[]}', "of type object"],
  ['"tea"', "of type string"],
])("%s are no messages, which is told in a sentence", (text, what) => {
  const list = JSON.parse(text);
  for (const grouped of [() => fromOpenAi(list), () => fromAiSdk(list), () => fromLangChain(list)])
    expect(grouped).toThrow(new TypeError(`Messages must be an array, not ${what}.`));
});
