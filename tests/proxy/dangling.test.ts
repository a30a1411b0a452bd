/** Reasoning whose call was dropped: the provider refuses it without the call, so it is not sent back. */
import { describe, expect, it } from "vitest";
import { client, events, json, provider, proxyTo } from "./stage.js";

const NOTE = "A tool was called that the rules prohibit. The call was dropped.";
const reasoning = (id: string) => ({ id, type: "reasoning", summary: [] });
const call = (name: string, id: string) => ({ id, call_id: id, type: "function_call", name, arguments: "{}" });
const result = (call_id: string) => ({ type: "function_call_output", call_id, output: "ok" });
const user = (content: string) => ({ role: "user" as const, content });
const assistant = (content: unknown) => ({ role: "assistant", content });

/** A provider that answers with reasoning and a call of a prohibited tool, and an openai client before the proxy. */
async function against(...output: object[]) {
  const seen: string[] = [];
  const { url } = await provider(({ body }, to) => {
    seen.push(body);
    const whole = { id: "r", object: "response", status: "completed", model: "m", output };
    if (JSON.parse(body).stream !== true) return json(to, whole);
    const all = [
      { type: "response.created", response: { ...whole, status: "in_progress", output: [] } },
      ...output.flatMap((item, output_index) => [
        { type: "response.output_item.added", output_index, item },
        { type: "response.output_item.done", output_index, item },
      ]),
      { type: "response.completed", response: whole },
    ];
    events(to, ...all.map((event, at) => `data: ${JSON.stringify({ ...event, sequence_number: at })}\n\n`));
  });
  const openai = client(await proxyTo(url));
  await openai.responses.create({ model: "m", input: "prohibit delete files" });
  return { openai, inputs: () => seen.map((body) => JSON.parse(body).input) };
}

it.each([false, true])("what an answer has brought goes back without it (streamed: %s)", async (isStreamed) => {
  const { openai, inputs } = await against(reasoning("rs_1"), call("delete_files", "fc_1"));
  const asked = { model: "m", input: [user("go")] };
  const answer = isStreamed
    ? await openai.responses.stream(asked).finalResponse()
    : await openai.responses.create(asked);
  expect(answer.output).toMatchObject([reasoning("rs_1"), { role: "assistant", content: [{ text: NOTE }] }]);
  const input = JSON.parse(JSON.stringify([user("go"), ...answer.output, user("and now?")]));
  await openai.responses.create({ model: "m", input });
  expect(inputs()[1]).toEqual([input[0], input[2], input[3]]);
});

describe("a reasoning is", () => {
  const note = [{ type: "output_text", text: NOTE }];
  const reference = (id: string) => ({ type: "item_reference", id });
  const r = reasoning("rs_1");
  it.each([
    ["cut before the note about a dropped call", [user("a"), r, assistant(note), user("b")], [1]],
    ["cut before the note as a text", [r, assistant(NOTE), user("b")], [0]],
    ["cut before the note as a refusal", [r, assistant([{ type: "refusal", refusal: NOTE }]), user("b")], [0]],
    ["cut before the note of whatever words, by its id", [r, { ...assistant("x"), id: "msg_cc_r" }, user("b")], [0]],
    ["cut with the one before it", [r, reasoning("rs_2"), user("b")], [0, 1]],
    [
      "cut where it is referred to, with the note",
      [user("a"), reference("rs_1"), reference("msg_cc_r"), user("b")],
      [1, 2],
    ],
    [
      "cut before what a call behind another reasoning has given",
      [r, call("a", "fc_1"), reasoning("rs_2"), result("fc_1")],
      [2],
    ],
    ["cut before what the client's own instructions are", [r, { role: "developer", content: "c" }, user("b")], [0]],
    [
      "cut before a yes to a server's tool",
      [r, { type: "mcp_approval_response", approval_request_id: "x", approve: true }],
      [0],
    ],
    ["kept before a call", [user("a"), r, call("a", "fc_1"), result("fc_1")], []],
    ["kept before a message of the model", [r, assistant([{ type: "output_text", text: "hi" }]), user("b")], []],
    ["kept before a message that speaks of a dropped call", [r, assistant(`${NOTE} Sorry.`), user("b")], []],
    ["kept before what is referred to", [reference("rs_1"), reference("fc_1"), result("fc_1"), user("b")], []],
    ["kept before what is referred to without a type", [r, { id: "fc_1" }, result("fc_1"), user("b")], []],
    ["kept before what the model has searched", [r, { type: "web_search_call", id: "ws_1" }, user("b")], []],
    ["kept where nothing is behind it", [user("a"), r], []],
  ])("%s", async (_which, input: object[], cut: number[]) => {
    const { openai, inputs } = await against();
    await openai.responses.create({ model: "m", input: JSON.parse(JSON.stringify(input)) });
    expect(inputs()[0]).toEqual(input.filter((_, index) => !cut.includes(index)));
  });
});
