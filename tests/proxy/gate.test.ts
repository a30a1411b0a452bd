/** The gate that a proxy is given: aliases, permissions and names that are not listed, in what is offered and in what is called. */
import { expect, it } from "vitest";
import { createGate, type Gate } from "../../src/gate/index.js";
import { createProxy } from "../../src/proxy/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { chunk, client, completion, DONE, json, type Provide, post, provider, proxyTo } from "./stage.js";

const call = (name: string) => ({ id: name, type: "function", function: { name, arguments: "{}" } });
const tool = (name: string) => ({ type: "function" as const, function: { name } });
const messages = (...said: string[]) => said.map((content) => ({ role: "user" as const, content }));

/** The model calls these tools at once, whatever it was offered. */
const calling =
  (...names: string[]): Provide =>
  ({ body }, response) => {
    if (!body.includes('"stream":true'))
      return json(response, completion({ tool_calls: names.map(call) }, "tool_calls"));
    const parts = names.map((name, index) => chunk({ tool_calls: [{ index, ...call(name) }] }));
    response
      .writeHead(200, { "content-type": "text/event-stream" })
      .end(parts.join("") + chunk({}, "tool_calls") + DONE);
  };

/** What is left of the tools for the model, and of its calls for the client, whole and in a stream, after what the user has said. */
async function left(gate: Gate, said: string[], names: string[]) {
  const upstream = await provider(calling(...names));
  const openai = client(await proxyTo(upstream.url, { gate }));
  const turns = said.map((_text, at) => messages(...said.slice(0, at + 1)));
  for (const turn of turns) await openai.chat.completions.create({ model: "m", messages: turn });
  const request = { model: "m", messages: messages(...said, "go"), tools: names.map(tool) };
  const whole = await openai.chat.completions.create(request);
  const streamed: string[] = [];
  for await (const { choices } of await openai.chat.completions.create({ ...request, stream: true }))
    for (const each of choices[0]?.delta.tool_calls ?? []) streamed.push(each.function?.name ?? "");
  const offered: { tools?: { function: { name: string } }[] } = JSON.parse(upstream.seen.at(-1)?.body ?? "");
  return {
    offered: (offered.tools ?? []).map((each) => each.function.name),
    whole: (whole.choices[0]?.message.tool_calls ?? []).map((each) => "function" in each && each.function.name),
    streamed,
  };
}

const everywhere = (...names: string[]) => ({ offered: names, whole: names, streamed: names });

it("a ban on an alias is one on the tool", async () => {
  const gate = createGate({ covers: { send_email: { also: ["e-mail"] } } });
  expect(await left(gate, ["prohibit e-mail"], ["send_email", "search"])).toEqual(everywhere("search"));
});

it("a tool that needs a permission is there once the user has given it", async () => {
  const gate = createGate({ covers: { delete_file: { when: "only_if_used" } } });
  expect(await left(gate, [], ["delete_file", "search"])).toEqual(everywhere("search"));
  expect(await left(gate, ["use delete_file"], ["delete_file"])).toEqual(everywhere("delete_file"));
});

it("a tool that the user is asked about in another tab meanwhile is not called", async () => {
  const gate = createGate({ covers: { delete_file: { when: "only_if_used" } } });
  let askMeanwhile = async () => {};
  const upstream = await provider(async (seen, response) => {
    await askMeanwhile();
    calling("delete_file", "search")(seen, response);
  });
  const openai = client(await proxyTo(upstream.url, { gate }));
  const say = (...said: string[]) =>
    openai.chat.completions.create({ model: "m", messages: messages(...said), tools: [tool("delete_file")] });
  await say("use delete_file");
  askMeanwhile = async () => void (await say("use delete_file", "use delete_file instead of rm"));
  const { choices } = await say("use delete_file", "go");
  expect(JSON.parse(upstream.seen[0]?.body ?? "").tools).toHaveLength(1);
  expect(choices[0]?.message.tool_calls).toEqual([call("search")]);
});

it("a name that is not listed is refused where the gate refuses such names", async () => {
  const gate = createGate({ covers: { search: {} }, unlisted: "refuse" });
  expect(await left(gate, [], ["crawl", "search"])).toEqual(everywhere("search"));
});

it("a tool with items is asked about by its name, since its input comes in pieces", async () => {
  const items = (input: { to: string }) => [input.to];
  const gate = createGate({ covers: { send_email: { items }, crawl: { items } } });
  expect(await left(gate, ["prohibit crawl"], ["send_email", "crawl"])).toEqual(everywhere("send_email"));
});

it("a space of tools holds those that are listed, and a call of one stays to its end", async () => {
  const item = { type: "function_call", id: "f", call_id: "c", name: "send", namespace: "mail", arguments: "{}" };
  const events = [
    { type: "response.output_item.added", output_index: 0, item: { ...item, arguments: "" } },
    { type: "response.function_call_arguments.done", output_index: 0, name: "send", arguments: "{}" },
    { type: "response.output_item.done", output_index: 0, item },
  ];
  const sent = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
  const upstream = await provider((_seen, response) =>
    response.writeHead(200, { "content-type": "text/event-stream" }).end(sent),
  );
  const gate = createGate({ covers: { send: {} }, unlisted: "refuse" });
  const url = await proxyTo(upstream.url, { gate });
  const space = {
    type: "namespace",
    name: "mail",
    tools: [
      { type: "function", name: "send" },
      { type: "function", name: "purge" },
    ],
  };
  const dated = { type: "web_search_preview_2025_03_11" };
  const response = await post(`${url}/responses`, { model: "m", input: "go", stream: true, tools: [space, dated] });
  expect(await response.text()).toBe(sent);
  const tools = [{ ...space, tools: space.tools.slice(0, 1) }];
  expect(JSON.parse(upstream.seen[0]?.body ?? "").tools).toEqual(tools);
});

it("a kind of tool with a date is listed by its name without one, and a server by its label", async () => {
  const tools = [{ type: "web_search_preview_2025_03_11" }, { type: "mcp", server_label: "mail" }];
  const output = [
    { type: "web_search_call", id: "w" },
    { type: "mcp_call", id: "m", name: "send", server_label: "mail" },
  ];
  const upstream = await provider((_seen, response) => json(response, { id: "r", output }));
  const gate = createGate({ covers: { web_search: {}, mail: {} }, unlisted: "refuse" });
  const response = await post(`${await proxyTo(upstream.url, { gate })}/responses`, { model: "m", input: "go", tools });
  expect(JSON.parse(await response.text()).output).toEqual(output);
  expect(JSON.parse(upstream.seen[0]?.body ?? "").tools).toEqual(tools);
});

it("what says no name is not listed, and what names two runs by both", async () => {
  const gate = createGate({ covers: { search: {}, computer: {} }, unlisted: "refuse" });
  const output = [
    { type: "function_call", server_label: "search", name: "pay", call_id: "1", arguments: "{}" },
    { type: "web_search_call", id: "2", name: "search" },
    { type: "computer_call", call_id: "3", action: { type: "click" } },
  ];
  const upstream = await provider((_seen, response) => json(response, { id: "r", output }));
  const tools = [{ googleSearch: {} }, { type: "computer_use_preview" }];
  const url = await proxyTo(upstream.url, { gate });
  const response = await post(`${url}/responses`, { model: "m", input: "go", tools });
  expect(JSON.parse(await response.text()).output).toEqual(output.slice(2));
  expect(JSON.parse(upstream.seen[0]?.body ?? "").tools).toEqual(tools.slice(1));
  const named = { ...call("pay"), name: "search" };
  const chatting = await provider((_seen, answer) => json(answer, completion({ tool_calls: [named] }, "tool_calls")));
  const told = await post(`${await proxyTo(chatting.url, { gate })}/chat/completions`, { messages: messages("go") });
  expect(await told.text()).not.toContain("pay");
});

it("a ban finds a tool that is known by its key alone", async () => {
  const upstream = await provider();
  const url = await proxyTo(upstream.url);
  for (const said of ["prohibit google search", "go"])
    await post(`${url}/responses`, { model: "m", input: said, tools: [{ googleSearch: {} }, { codeExecution: {} }] });
  expect(JSON.parse(upstream.seen.at(-1)?.body ?? "").tools).toEqual([{ codeExecution: {} }]);
});

it("the host warns of rules about nothing that the gate knows", async () => {
  const gate = createGate({ covers: { send_email: {} } });
  const openai = client(await proxyTo((await provider()).url, { gate }));
  const asked = await openai.chat.completions.create({ model: "m", messages: messages("prohibit send_emial") });
  expect(asked.choices[0]?.message.content).toContain("send_email");
});

it.each([
  ["an option that there is not", { Limits: {} }, 'not "Limits"'],
  ["a limit that there is not", { limits: { bodi: 1 } }, 'not "bodi"'],
  ["a tenant that is no function", { tenant: "ada" }, "tenant must be a function"],
  ["options of a gate in its place", { gate: { covers: {} } }, "gate must be what createGate makes"],
  ["a gate of the host's", { host: { gate: createGate() } }, "options of createProxy itself"],
  ["an option of the host that there is not", { host: { comands: false } }, 'not "comands"'],
])("%s is refused when the proxy is made", (_what, options, message) => {
  const sessions = createSessions({ store: memoryStore() });
  const given = { upstream: "http://127.0.0.1:1/v1", sessions, ...options };
  expect(() => Reflect.apply(createProxy, undefined, [given])).toThrow(message);
  expect(() => Reflect.apply(createProxy, undefined, [given])).toThrow(TypeError);
});
