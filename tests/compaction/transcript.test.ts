/** Calls of tools in foreign transcripts: a result has the name, the arguments and the status of what it answers. */
import { deepStrictEqual } from "node:assert/strict";
import {
  AIMessage,
  FunctionMessage,
  HumanMessage,
  mapChatMessagesToStoredMessages,
  ToolMessage,
} from "@langchain/core/messages";
import { test } from "vitest";
import { harvest } from "../../src/compaction/harvest/index.js";
import { compactTranscript, readTranscript } from "../../src/compaction/index.js";

const results = (...messages: unknown[]): unknown[] =>
  readTranscript(messages).flatMap(({ id, content, tool }) => (tool === undefined ? [] : [{ id, content, ...tool }]));

const city = '{"city":"Oslo"}';
const weather = { name: "get_weather", arguments: city };

test("a result of OpenAI has the name and the arguments of its call", () => {
  const calls = [
    { id: "c1", type: "function", function: weather },
    { id: "c2", type: "custom", custom: { name: "run", input: "ls" } },
  ];
  deepStrictEqual(
    results(
      { role: "assistant", content: null, tool_calls: calls },
      { role: "tool", tool_call_id: "c2", content: "a.txt" },
      { role: "tool", tool_call_id: "c1", content: "ERROR 503" },
      { role: "tool", tool_call_id: "c3", content: "of no call" },
    ),
    [
      { id: 1, content: "a.txt", name: "run", arguments: "ls" },
      { id: 2, content: "ERROR 503", ...weather },
      { id: 3, content: "of no call", name: "tool" },
    ],
  );
});

test("a result of an older function of OpenAI has the arguments of the last call of its name", () => {
  deepStrictEqual(
    results(
      { role: "assistant", content: null, function_call: { name: "get_weather", arguments: "{}" } },
      { role: "assistant", content: null, function_call: weather },
      { role: "function", name: "get_weather", content: "sun" },
    ),
    [{ id: 2, content: "sun", ...weather }],
  );
});

test.each(["data", "kwargs", null])(
  "a result of LangChain has the arguments of its call, with its fields in %s",
  (level) => {
    const made = (type: string, fields: object) => (level === null ? { type, ...fields } : { type, [level]: fields });
    deepStrictEqual(
      results(
        made("ai", { content: "", tool_calls: [{ id: "c1", name: "get_weather", args: { city: "Oslo" } }] }),
        made("tool", { content: "none", tool_call_id: "c1", name: "get_weather", status: "error" }),
      ),
      [{ id: 1, content: "none", ...weather, status: "error" }],
    );
  },
);

test.each(["data", "kwargs"])("what a host keeps in %s beside a message with a role is none of it", (name) => {
  const beside = { [name]: { type: "attachment", content: "use milk" } };
  deepStrictEqual(
    readTranscript([
      { role: "user", content: "prohibit peanuts", ...beside },
      { role: "user", parts: [{ type: "text", text: "use oats" }], ...beside },
    ]),
    [
      { id: 0, role: "user", content: "prohibit peanuts" },
      { id: 1, role: "user", content: "use oats" },
    ],
  );
});

const call = { type: "tool-call", toolCallId: "c1", toolName: "get_weather", input: { city: "Oslo" } };
const answer = (output: object, toolCallId = "c1") => {
  return { type: "tool-result", toolCallId, toolName: "get_weather", output };
};
const asked = { role: "assistant", content: [call] };

test.each([
  [{ type: "text", value: "sun" }, { content: "sun" }],
  [{ type: "json", value: { sun: 1 } }, { content: '{"sun":1}' }],
  [{ type: "content", value: [{ type: "text", text: "sun" }] }, { content: "sun" }],
  [
    { type: "error-text", value: "no sun" },
    { content: "no sun", status: "failed" },
  ],
  [
    { type: "error-json", value: [1] },
    { content: "[1]", status: "failed" },
  ],
  [
    { type: "execution-denied", reason: "not now" },
    { content: "not now", status: "denied" },
  ],
  [{ type: "execution-denied" }, { content: "", status: "denied" }],
])("a result of the AI SDK is read: %j", (output, expected) => {
  deepStrictEqual(results(asked, { role: "tool", content: [answer(output)] }), [{ id: 1, ...weather, ...expected }]);
});

test("of a message with several results each is a turn, and one turn where the message has a number", () => {
  const content = [answer({ type: "text", value: "sun" }), answer({ type: "text", value: "rain" }, "c2")];
  deepStrictEqual(results(asked, { role: "tool", content }, { role: "tool", content: "later" }), [
    { id: 1, content: "sun", ...weather },
    { id: 2, content: "rain", name: "get_weather" },
    { id: 3, content: "later", name: "tool" },
  ]);
  deepStrictEqual(
    results({ ...asked, id: 6 }, { id: 7, role: "tool", content }, { id: 8, role: "tool", content: "later" }),
    [
      { id: 7, content: "sun\nrain", name: "get_weather" },
      { id: 8, content: "later", name: "tool" },
    ],
  );
  deepStrictEqual(results({ ...asked, id: 6 }, { role: "tool", content }, { id: 8, role: "tool", content: "later" }), [
    { id: 7, content: "sun\nrain", name: "get_weather" },
    { id: 8, content: "later", name: "tool" },
  ]);
});

test("a message of the user interface of the AI SDK has the results of its calls, each a turn behind it", () => {
  const part = (type: string, state: string, more: object) => ({
    type,
    state,
    toolCallId: "c",
    input: { city: "Oslo" },
    ...more,
  });
  const parts = [
    { type: "step-start" },
    part("tool-get_weather", "output-available", { output: { sun: true } }),
    part("dynamic-tool", "output-error", { toolName: "get_weather", errorText: "none" }),
    part("tool-get_weather", "output-denied", { approval: { id: "a", approved: false } }),
    part("tool-get_weather", "output-available", { output: "half", preliminary: true }),
    part("tool-get_weather", "input-available", {}),
    { type: "text", text: "Sun." },
  ];
  const messages = [
    { id: "a", role: "user", parts: [{ type: "text", text: "How is it?" }] },
    { id: "b", role: "assistant", parts },
  ];
  deepStrictEqual(results(...messages), [
    { id: 2, content: '{"sun":true}', ...weather },
    { id: 3, content: "none", ...weather, status: "failed" },
    { id: 4, content: "", ...weather, status: "denied" },
  ]);
  deepStrictEqual(readTranscript(messages).at(1), { id: 1, role: "assistant", content: "Sun." });
});

test("a result of the provider's stands in the message of its call, and is a turn behind it", () => {
  const content = [call, answer({ type: "text", value: "sun" }), { type: "text", text: "Sun." }];
  deepStrictEqual(results({ role: "assistant", content }), [{ id: 1, content: "sun", ...weather }]);
  const numbered = [{ id: 7, role: "assistant", content }];
  deepStrictEqual(readTranscript(numbered), [{ id: 7, role: "assistant", content: "Sun." }]);
});

test("what the user answers about a call is no result, and what a model has thought is not said", () => {
  const approval = { type: "tool-approval-response", approvalId: "a", approved: true };
  const thought = [
    { type: "reasoning", text: "Hm." },
    { type: "thinking", text: "Hm." },
    { type: "text", text: "Sun." },
  ];
  const messages = [
    { role: "tool", content: [approval] },
    { role: "assistant", content: thought },
    { role: "tool", content: [approval, answer({ type: "text", value: "sun" })] },
  ];
  deepStrictEqual(
    readTranscript(messages).map(({ role, content }) => [role, content]),
    [
      ["system", ""],
      ["assistant", "Sun."],
      ["tool", "sun"],
    ],
  );
});

test("messages of LangChain are read as they are, and as they are stored", () => {
  const thread = [
    new HumanMessage("use oak"),
    new AIMessage({ content: "", tool_calls: [{ id: "c1", name: "get_weather", args: { city: "Oslo" } }] }),
    new ToolMessage({ content: "sun", tool_call_id: "c1", name: "get_weather" }),
    new HumanMessage({ content: "prohibit oats", name: "researcher" }),
  ];
  const turns = readTranscript(thread);
  deepStrictEqual(readTranscript([new FunctionMessage({ content: "sun", name: "get_weather" })])[0]?.role, "tool");
  deepStrictEqual(turns, readTranscript(JSON.parse(JSON.stringify(thread))));
  deepStrictEqual(results(...thread), [{ id: 2, content: "sun", ...weather }]);
  deepStrictEqual(ruled(...thread), { oak: "use", quotes: [] });
});

test("messages of LangChain that are made of content blocks have their words, wherever they are kept", () => {
  const image = { type: "image" as const, url: "https://a.example/a" };
  const thread = [
    new HumanMessage({ contentBlocks: [image, { type: "text", text: "Never use peanuts." }] }),
    new AIMessage({
      contentBlocks: [
        { type: "text", text: "I look." },
        { type: "tool_call", id: "c1", name: "get_weather", args: { city: "Oslo" } },
      ],
    }),
    new ToolMessage({ contentBlocks: [{ type: "text", text: "sun" }], tool_call_id: "c1" }),
  ];
  const turns = readTranscript(thread);
  deepStrictEqual(
    turns.map(({ role, content }) => [role, content]),
    [
      ["user", "Never use peanuts."],
      ["assistant", "I look."],
      ["tool", "sun"],
    ],
  );
  deepStrictEqual(turns[2]?.tool, weather);
  deepStrictEqual(readTranscript(mapChatMessagesToStoredMessages(thread)), turns);
  deepStrictEqual(readTranscript(JSON.parse(JSON.stringify(thread))), turns);
  deepStrictEqual(ruled(...thread).quotes.length, 1);
});

test("a message of LangChain that was changed since it was made says what it says now", () => {
  const message = new HumanMessage("use oak");
  message.content = "use ash";
  deepStrictEqual(readTranscript([message])[0]?.content, "use ash");
});

test("an input that JSON cannot hold is none", () => {
  const call = { type: "tool-call", toolCallId: "c1", toolName: "pay", input: 1n };
  const content = [{ type: "tool-result", toolCallId: "c1", toolName: "pay", output: { type: "text", value: "paid" } }];
  deepStrictEqual(results({ role: "assistant", content: [call] }, { role: "tool", content }), [
    { id: 1, content: "paid", name: "pay" },
  ]);
});

test("what is nested too deep has no text", () => {
  const deep: unknown = JSON.parse("[".repeat(50_000) + "]".repeat(50_000));
  deepStrictEqual(
    results(
      { role: "assistant", content: [{ ...call, input: deep }] },
      { role: "tool", content: [answer({ type: "json", value: deep })] },
    ),
    [{ id: 1, content: "", name: "get_weather" }],
  );
});

test("what a developer says is nobody's directive and no quote: it is of the system", () => {
  const messages = [
    { role: "developer", content: "prohibit peanuts" },
    { role: "developer", content: "We decided on the old brewery." },
    { role: "user", content: "hi" },
  ];
  deepStrictEqual(
    readTranscript(messages).map(({ role }) => role),
    ["system", "system", "user"],
  );
  const { artifact, engine } = compactTranscript(messages, harvest);
  deepStrictEqual([engine.state.policies, artifact.quotes], [{}, []]);
});

const ruled = (...messages: readonly unknown[]) => {
  const { artifact, engine } = compactTranscript(messages, harvest);
  return { ...engine.state.policies, quotes: artifact.quotes.map(({ text }) => text) };
};
const text = (said: string, type = "text") => ({ type, text: said });

test("a text beside a document is the user's, and nothing in the document is", () => {
  const beside = (...documents: readonly object[]) => ruled({ role: "user", content: [text("use oak"), ...documents] });
  const own = { oak: "use", quotes: [] };
  deepStrictEqual(beside(text("prohibit oats. We decided on oats.", "text-plain")), own);
  deepStrictEqual(beside({ type: "file", text: "clear state" }, { type: "image" }), own);
  deepStrictEqual(ruled({ role: "user", parts: [text("use oak"), { type: "file", text: "clear state" }] }), own);
  deepStrictEqual(ruled({ role: "user", content: [{ type: "file", text: "clear state" }] }), { quotes: [] });
});

test("a message of OpenAI is the user's whatever the name of the user is", () => {
  deepStrictEqual(ruled({ role: "user", name: "ada", content: "use oak" }), { oak: "use", quotes: [] });
});

test("of several texts none is taken for a turn of the user, and they keep their place", () => {
  const several = { role: "user", content: [text("prohibit oats"), text("We decided on oats.")] };
  deepStrictEqual(ruled(several, { role: "user", content: "use oak" }), { oak: "use", quotes: [] });
  deepStrictEqual(ruled({ role: "user", content: [text("use oak"), text("")] }), { quotes: [] });
  deepStrictEqual(readTranscript([several, { role: "user", content: "use oak" }]), [
    { id: 0, role: "system", content: "prohibit oats\nWe decided on oats." },
    { id: 1, role: "user", content: "use oak" },
  ]);
});

test.each([
  ["another agent's", { name: "researcher" }],
  ["a middleware's", { additional_kwargs: { lc_source: "summarization" } }],
])("%s message of LangChain is nobody's directive and no quote, wherever its fields are", (_whose, fields) => {
  for (const content of ["prohibit oats", "We decided on oats."]) {
    const kwargs = { content, ...fields };
    const id = ["langchain_core", "messages", "HumanMessage"];
    for (const message of [
      { type: "human", ...kwargs },
      { type: "human", data: kwargs },
      { lc: 1, type: "constructor", id, kwargs },
    ])
      deepStrictEqual(ruled(message), { quotes: [] });
  }
  deepStrictEqual(ruled({ type: "human", content: "use oak", name: null, additional_kwargs: {} }), {
    oak: "use",
    quotes: [],
  });
});
