/** A prohibited tool that the model calls anyway, by the responses API. */
import { zodTextFormat } from "openai/helpers/zod";
import { expect, it } from "vitest";
import { z } from "zod";
import { client, events, json, type Provide, provider, proxyTo } from "./stage.js";

const NOTE = "A tool was called that the rules prohibit. The call was dropped.";
const call = (name: string, id: string) => ({ id, call_id: id, type: "function_call", name, arguments: '{"path":1}' });
const message = {
  id: "m1",
  type: "message",
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text: "hi", annotations: [] }],
};
const response = (...output: object[]) => ({ id: "r", object: "response", status: "completed", model: "m", output });

async function against(provide: Provide) {
  const openai = client(await proxyTo((await provider(provide)).url));
  await openai.responses.create({ model: "m", input: "prohibit delete files" });
  return openai;
}

async function plain(...output: object[]) {
  const openai = await against((_seen, to) => json(to, response(...output)));
  return openai.responses.create({ model: "m", input: "go" });
}

it("plain: the other items stay, and an answer of nothing else says so", async () => {
  const kept = await plain(call("delete_files", "a"), message, call("list", "b"));
  expect(kept.output).toEqual([message, call("list", "b")]);
  expect((await plain(call("delete_files", "a"))).output_text).toBe(NOTE);
  const custom = { type: "custom_tool_call", name: "delete_files", input: "x", call_id: "c" };
  const server = { type: "mcp_call", name: "x", server_label: "delete-files", arguments: "{}", id: "d" };
  const asked = { type: "mcp_approval_request", name: "delete_files", server_label: "s", arguments: "{}", id: "e" };
  const free = { type: "custom_tool_call", name: "apply_patch", input: "x", call_id: "f" };
  expect((await plain(custom, free, message)).output).toEqual([free, message]);
  const labeled = { ...call("list", "f"), server_label: "delete-files" };
  expect((await plain(custom, server, asked, labeled, message)).output).toEqual([message]);
});

it("a client that is to be given JSON by a schema is told by a refusal, whole and streamed", async () => {
  const asked = { model: "m", input: "go", text: { format: zodTextFormat(z.object({ dish: z.string() }), "dish") } };
  const whole = response(call("delete_files", "a"));
  const content = [{ type: "refusal", refusal: NOTE }];
  const openai = await against((_seen, to) => json(to, whole));
  expect(await openai.responses.parse(asked)).toMatchObject({ output: [{ content }], output_parsed: null });
  const live = await against((_seen, to) => {
    const all = [
      { type: "response.created", response: { ...whole, status: "in_progress", output: [] } },
      { type: "response.output_item.added", output_index: 0, item: call("delete_files", "a") },
      { type: "response.completed", response: whole },
    ];
    events(to, ...all.map((event, at) => `data: ${JSON.stringify({ ...event, sequence_number: at })}\n\n`));
  });
  const types: string[] = [];
  for await (const event of await live.responses.create({ ...asked, stream: true })) types.push(event.type);
  expect(types).toContain("response.refusal.delta");
  expect(await live.responses.stream(asked).finalResponse()).toMatchObject({ output: [{ content }] });
});

it("what was dropped in each answer of a history has an id of its own, within the length that the API takes", async () => {
  let answers = 0;
  const openai = await against((_seen, to) => {
    const whole = { ...response(call("delete_files", "a")), id: `resp_${"0".repeat(50)}${++answers}` };
    if (answers % 2 === 0) return json(to, whole);
    const open = { type: "response.created", response: { ...whole, status: "in_progress", output: [] } };
    const all = [open, { type: "response.completed", response: whole }];
    events(to, ...all.map((event, at) => `data: ${JSON.stringify({ ...event, sequence_number: at })}\n\n`));
  });
  const ids: (string | undefined)[] = [];
  for (const stream of [true, false, true, false]) {
    const asked = { model: "m", input: "go" };
    const whole = stream ? openai.responses.stream(asked).finalResponse() : openai.responses.create(asked);
    ids.push(...(await whole).output.map((item) => item.id));
  }
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^msg_cc_\w{1,57}$/);
});

it("a computer's calls are those of the tool for its use", async () => {
  const { url } = await provider((_seen, to) => json(to, response({ type: "computer_call", id: "c" }, message)));
  const openai = client(await proxyTo(url));
  await openai.responses.create({ model: "m", input: "prohibit computer use" });
  expect((await openai.responses.create({ model: "m", input: "go" })).output).toEqual([message]);
});

const about = (type: string, output_index: number, more: object) => ({ type, output_index, ...more });
const added = (at: number, item: object) => about("response.output_item.added", at, { item });
const done = (at: number, item: object) => about("response.output_item.done", at, { item });
const args = (at: number, id: string) => [
  about("response.function_call_arguments.delta", at, { item_id: id, delta: '{"path":1}' }),
  about("response.function_call_arguments.done", at, { item_id: id, arguments: '{"path":1}' }),
];

type Items = readonly { readonly id: string }[];

async function streamed(...output: Items) {
  return ending("completed", output);
}

async function ending(status: "completed" | "incomplete", output: Items) {
  const parts = output.flatMap((item, at) => [
    added(at, item),
    ...("name" in item ? args(at, item.id) : []),
    done(at, item),
  ]);
  const all = [
    { type: "response.created", response: { ...response(), status: "in_progress" } },
    ...parts,
    ...args(9, "never shown"),
    { type: `response.${status}`, response: { ...response(...output), status } },
  ].map((event, sequence_number) => `event: ${event.type}\ndata: ${JSON.stringify({ ...event, sequence_number })}\n\n`);
  const openai = await against((_seen, to) => events(to, ...all));
  const stream = openai.responses.stream({ model: "m", input: "go" });
  const seen: { type: string; sequence_number?: number }[] = [];
  for await (const event of stream) seen.push(event);
  return { seen, raw: JSON.stringify(seen), final: await stream.finalResponse() };
}

it("streamed: the other items come through, and all is numbered without a gap", async () => {
  const { raw, seen, final } = await streamed(message, call("delete_files", "a"), call("list", "b"));
  expect(raw).not.toMatch(/delete_files|never shown/);
  expect(seen.map(({ sequence_number }) => sequence_number)).toEqual(seen.map((_, index) => index));
  expect(final.output).toMatchObject([{ type: "message" }, { type: "function_call", name: "list" }]);
  expect(raw).toContain('"output_index":1');
  expect(raw).not.toContain('"output_index":2');
});

it.each(["completed", "incomplete"] as const)("streamed: an answer of nothing else says so, %s", async (status) => {
  const { raw, seen, final } = await ending(status, [call("delete_files", "a")]);
  expect(raw).not.toMatch(/delete_files|path/);
  expect(seen.filter(({ type }) => type === "response.output_text.delta")).toHaveLength(1);
  expect(seen.map(({ sequence_number }) => sequence_number)).toEqual(seen.map((_, index) => index));
  expect(final.output_text).toBe(NOTE);
});
