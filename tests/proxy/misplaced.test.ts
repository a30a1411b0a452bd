/** A prohibited call in a place, or under a name, that the API does not have but its clients read: none comes through. */
import { expect, it } from "vitest";
import { client, completion, DONE, events, json, type Provide, provider, proxyTo } from "./stage.js";

const NOTE = "A tool was called that the rules prohibit. The call was dropped.";
const call = { id: "1", type: "function", function: { name: "delete_files", arguments: "{}" } };
const messages = [{ role: "user" as const, content: "go" }];

/** A client of a provider that answers so, where `delete files` is prohibited. */
async function against(provide: Provide) {
  const openai = client(await proxyTo((await provider(provide)).url));
  await openai.responses.create({ model: "m", input: "prohibit delete files" });
  return openai;
}

const chunkOf = (choices: unknown) =>
  `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices })}\n\n`;

/** What the client's own helper makes of a stream of these choices, one a chunk. */
async function streamed(...choices: readonly object[]) {
  const chunks = choices.map((choice) => chunkOf([{ index: 0, finish_reason: null, ...choice }]));
  const openai = await against((_seen, response) => events(response, ...chunks, DONE));
  const stream = openai.chat.completions.stream({ model: "m", messages });
  return (await stream.finalChatCompletion()).choices[0];
}

it("a message in a stream is read as one of a whole answer", async () => {
  const message = { role: "assistant", tool_calls: [call] };
  const choice = await streamed({ delta: { role: "assistant" }, message }, { delta: {}, finish_reason: "stop" });
  expect(choice?.message.tool_calls).toBe(undefined);
  const both = [call, { ...call, id: "2", function: { name: "read", arguments: "{}" } }];
  const kept = await streamed(
    { delta: { role: "assistant" }, message: { tool_calls: both } },
    { delta: {}, finish_reason: "tool_calls" },
  );
  expect(kept?.message.tool_calls).toMatchObject([{ id: "2", function: { name: "read" } }]);
});

it("choices that are no list are none, whole and streamed, and what a stream has cost stays beside them", async () => {
  const choices = { 0: { index: 0, message: { tool_calls: [call] }, delta: { tool_calls: [{ index: 0, ...call }] } } };
  const whole = await against((_seen, to) => json(to, { ...completion({}), choices }));
  expect((await whole.chat.completions.create({ model: "m", messages })).choices).toEqual([]);
  const usage = { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 };
  const last = `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices, usage })}\n\n`;
  const openai = await against((_seen, to) => events(to, chunkOf(choices), last, DONE));
  const heard: unknown[] = [];
  for await (const chunk of await openai.chat.completions.create({ model: "m", messages, stream: true }))
    heard.push([chunk.choices, chunk.usage]);
  expect(heard).toEqual([[[], usage]]);
});

it("a call whose name is no text is none: a client would make a text of it", async () => {
  const odd = { ...call, function: { name: ["delete_files"], arguments: "{}" } };
  const openai = await against((_seen, response) => json(response, completion({ tool_calls: [odd] }, "tool_calls")));
  const { choices } = await openai.chat.completions.create({ model: "m", messages });
  expect(choices[0]).toMatchObject({ finish_reason: "stop", message: { content: NOTE } });
  expect(choices[0]?.message.tool_calls).toBe(undefined);
});

it.each<[string, object]>([
  ["calls that are no list", { tool_calls: { 0: call } }],
  ["an older call that is a list", { function_call: [call.function] }],
])("%s are none", async (_what, message) => {
  const openai = await against(({ body }, response) =>
    JSON.parse(body).stream
      ? events(response, chunkOf([{ index: 0, delta: message }]), DONE)
      : json(response, completion(message)),
  );
  const whole = await openai.chat.completions.create({ model: "m", messages });
  expect(JSON.stringify(whole)).not.toContain("delete_files");
  const chunks: string[] = [];
  for await (const chunk of await openai.chat.completions.create({ model: "m", messages, stream: true }))
    chunks.push(JSON.stringify(chunk));
  expect(chunks.join("")).not.toContain("delete_files");
});

it("a name that comes late is put to no call, wherever it stands in the part", async () => {
  const first = { role: "assistant", tool_calls: [{ index: 0, ...call, function: { name: "read", arguments: "" } }] };
  const later = { tool_calls: [{ index: 0, name: "delete_files", custom: { name: "delete_files" } }] };
  const choice = await streamed({ delta: first }, { delta: later }, { delta: {}, finish_reason: "tool_calls" });
  expect(JSON.stringify(choice)).not.toContain("delete_files");
});

const item = { type: "function_call", id: "f", call_id: "c", name: "delete_files", arguments: "{}" };
const response = { id: "r", object: "response", status: "completed", model: "m", output: [] };

it.each<[string, object]>([
  ["an item beside a response", { type: "response.output_item.done", output_index: 0, item, response }],
  ["an item whose name is no text", { type: "response.output_item.done", item: { ...item, name: ["delete_files"] } }],
  [
    "a tool of a prohibited space",
    { type: "response.output_item.done", item: { ...item, name: "x", namespace: "delete_files" } },
  ],
  [
    "the end of arguments",
    { type: "response.function_call_arguments.done", item_id: "f", name: "delete_files", arguments: "{}" },
  ],
  ["output that is no list", { type: "response.completed", response: { ...response, output: { 0: item } } }],
])("%s names no prohibited call", async (_what, event) => {
  const openai = await against((_seen, to) => events(to, `data: ${JSON.stringify(event)}\n\n`));
  const heard: string[] = [];
  for await (const each of await openai.responses.create({ model: "m", input: "go", stream: true }))
    heard.push(JSON.stringify(each));
  expect(heard.join("")).not.toContain("delete_files");
});

it.each<[string, object]>([
  ["tool_calls is an empty object", { tool_calls: {} }],
  ["tool_calls is an empty text", { tool_calls: "" }],
  ["function_call is an empty object", { function_call: {} }],
])("an answer without a call keeps its end where %s", async (_what, message) => {
  const cut = { content: "Half of the ans", ...message };
  const openai = await against((_seen, to) => json(to, completion(cut, "length")));
  const { choices } = await openai.chat.completions.create({ model: "m", messages });
  expect(choices[0]).toMatchObject({ finish_reason: "length", message: cut });
});

it("a call that is dropped from a message in a stream does not end the choice", async () => {
  const message = { role: "assistant", content: "x", tool_calls: [call] };
  const heard: unknown[] = [];
  const openai = await against((_seen, to) =>
    events(to, chunkOf([{ index: 0, delta: { content: "x" }, message, finish_reason: null }]), DONE),
  );
  for await (const chunk of await openai.chat.completions.create({ model: "m", messages, stream: true }))
    heard.push(chunk.choices[0]?.finish_reason);
  expect(heard).toEqual([null]);
});

it("an item that has been asked about may leave its name out at its end, but not take another one", async () => {
  const added = { type: "response.output_item.added", output_index: 0, item: { ...item, name: "read" } };
  const done = { type: "response.output_item.done", output_index: 0, item: { ...item, name: "" } };
  const heardOf = async (end: object): Promise<readonly string[]> => {
    const openai = await against((_seen, to) =>
      events(to, ...[added, end].map((event) => `data: ${JSON.stringify(event)}\n\n`)),
    );
    const heard: string[] = [];
    for await (const each of await openai.responses.create({ model: "m", input: "go", stream: true }))
      heard.push(JSON.stringify(each));
    return heard;
  };
  expect(await heardOf(done)).toEqual([added, done].map((event) => JSON.stringify(event)));
  expect(await heardOf({ ...done, item: { ...item, name: ["delete_files"] } })).toEqual([JSON.stringify(added)]);
  expect(await heardOf({ ...done, item: { ...item, name: "", namespace: "delete_files" } })).toHaveLength(1);
});
